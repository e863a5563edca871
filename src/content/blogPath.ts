import type { Topic } from './topics.ts'

/** The bare address of a page of the blog. */
export type BlogPath = '/blog' | `/blog/${number}` | `/blog/topic/${Topic}` | `/blog/topic/${Topic}/${number}`

/**
 * The bare address of a page of the blog index, or of one topic; page 1 has no number.
 * @example blogPath({ page: 2 }) // '/blog/2'
 * @example blogPath({ topic: 'risk', page: 1 }) // '/blog/topic/risk'
 */
export function blogPath({ topic, page }: { topic?: Topic | undefined; page: number }): BlogPath {
  if (topic) return page === 1 ? `/blog/topic/${topic}` : `/blog/topic/${topic}/${page}`
  return page === 1 ? '/blog' : `/blog/${page}`
}
