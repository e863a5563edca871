import { defineCollection, type Schema, s, type z } from 'velite'
import { type ProductPath, productPaths } from '../pages.ts'
import { pagePath } from './fields.ts'
import { record } from './records.ts'

/** The bare address of a solution or service page. */
const productPath = () =>
  pagePath()
    .refine(path => (productPaths as readonly string[]).includes(path), {
      message: `no solution or service page; write one of ${productPaths.join(', ')}`,
    })
    .transform(path => path as ProductPath)

const two = <Item>(item: Schema<Item, z.ZodTypeDef, unknown>) =>
  s.array(item).refine(items => new Set(items).size === 2 && items.length === 2, {
    message: 'not two different ones; write two',
  })

const fields = s.strictObject({
  /** The solution or service page that shows these recommendations. */
  page: productPath(),
  pages: two(productPath()),
  /** Ids of articles. */
  articles: two(s.string()),
})

export const related = defineCollection({
  name: 'Related',
  pattern: 'related.yml',
  schema: record(fields, related => related),
})
