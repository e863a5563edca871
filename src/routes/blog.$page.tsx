import { createFileRoute } from '@tanstack/react-router'
import { blogPage } from './-blog.ts'

export const Route = createFileRoute('/blog/$page')(blogPage(({ page }: { page: string }) => `blog/${page}`))
