import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../pages/home/homePage.ts'

// The router writes into the options it is given: each route has its own.
export const Route = createFileRoute('/')({ ...homePage })
