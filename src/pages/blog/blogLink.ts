import { linkOptions } from '@tanstack/react-router'
import type { Topic } from '../../content/topics.ts'

/** What a link to a page of the blog index, or of one topic, is given; page 1 has no number in its address. */
export function blogLink({ topic, page: number }: { topic?: Topic | undefined; page: number }) {
  const page = String(number)
  if (topic) {
    return number === 1
      ? linkOptions({ to: '/blog/topic/$topic', params: { topic } })
      : linkOptions({ to: '/blog/topic/$topic/$page', params: { topic, page } })
  }
  return number === 1 ? linkOptions({ to: '/blog' }) : linkOptions({ to: '/blog/$page', params: { page } })
}
