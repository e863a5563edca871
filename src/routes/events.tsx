import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { soonPage } from './-soon.ts'

export const Route = createFileRoute('/events')(soonPage(msg`Événements`))
