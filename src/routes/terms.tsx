import { createFileRoute } from '@tanstack/react-router'
import { legalPage } from './-legal.ts'

export const Route = createFileRoute('/terms')(legalPage('terms'))
