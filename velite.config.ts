import { defineConfig } from 'velite'
import { articles } from './src/content/schema/article.ts'
import { cast } from './src/content/schema/cast.ts'
import { datedClaims } from './src/content/schema/datedClaims.ts'
import { glossary } from './src/content/schema/glossary.ts'
import { legal } from './src/content/schema/legal.ts'
import { metrics } from './src/content/schema/metric.ts'
import { complete } from './src/content/schema/output.ts'
import { paymentRules } from './src/content/schema/paymentRules.ts'
import { type ContentOptions, prepare } from './src/content/schema/prepare.ts'
import { publisher } from './src/content/schema/publisher.ts'
import { rates } from './src/content/schema/rate.ts'
import { related } from './src/content/schema/related.ts'
import { site } from './src/content/schema/site.ts'
import { markdownLoader, yamlLoader } from './src/content/schema/source.ts'
import { testimonials } from './src/content/schema/testimonial.ts'
import { siteDay } from './src/content/siteDay.ts'

export const contentConfig = (options: ContentOptions) =>
  defineConfig({
    root: 'content',
    strict: true,
    output: { data: '.velite', assets: '.velite/assets' },
    loaders: [markdownLoader, yamlLoader],
    collections: {
      articles,
      testimonials,
      metrics,
      legal,
      publisher,
      related,
      glossary,
      cast,
      rates,
      paymentRules,
      datedClaims,
      site,
    },
    prepare: prepare(options),
    complete,
  })

// Vite's development server sets NODE_ENV to development.
export default contentConfig({
  today: siteDay(new Date()),
  showDrafts: process.env.NODE_ENV === 'development',
})
