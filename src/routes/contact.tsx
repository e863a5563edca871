import { createFileRoute } from '@tanstack/react-router'
import { contactPage } from '../pages/contact/contactPage.ts'

export const Route = createFileRoute('/contact')(contactPage)
