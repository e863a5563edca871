import { createFileRoute } from '@tanstack/react-router'
import { legalPage } from './-legal.ts'

export const Route = createFileRoute('/privacy')(legalPage('privacy'))
