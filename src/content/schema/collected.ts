import type { ProductPath } from '../pages.ts'
import type { ArticleMeta } from './article.ts'
import type { LegalMeta } from './legal.ts'

/** All collections of one build, as Velite hands them over. */
export type Collected = {
  articles: ArticleMeta[]
  legal: LegalMeta[]
  testimonials: { id: string; locale: string; order: number; illustrative: boolean }[]
  metrics: { id: string }[]
  related: { page: ProductPath; pages: ProductPath[]; articles: string[] }[]
  site: { featured: string }
}
