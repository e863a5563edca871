import { createFileRoute } from '@tanstack/react-router'
import { overviewPage } from './-overview.ts'

export const Route = createFileRoute('/solution')(overviewPage())
