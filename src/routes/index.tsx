import { createFileRoute } from '@tanstack/react-router'
import { homePage } from './-home.ts'

export const Route = createFileRoute('/')(homePage())
