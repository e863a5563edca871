import { createFileRoute } from '@tanstack/react-router'
import { blogPage } from './-blog.ts'

export const Route = createFileRoute('/blog/')(blogPage('blog/1'))
