import { createFileRoute } from '@tanstack/react-router'
import { blogPage } from './-blog.ts'

export const Route = createFileRoute('/blog/topic/$topic/')(
  blogPage(({ topic }: { topic: string }) => `blog/${topic}/1`),
)
