import { createFileRoute } from '@tanstack/react-router'
import { unknownPage } from './-unknown.ts'

export const Route = createFileRoute('/$')(unknownPage())
