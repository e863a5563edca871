import { createFileRoute } from '@tanstack/react-router'
import { blogPage } from './-blog.ts'

export const Route = createFileRoute('/blog/topic/$topic/$page')(
  blogPage(({ topic, page }: { topic: string; page: string }) => `blog/${topic}/${page}`),
)
