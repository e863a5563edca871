import { expect, test } from 'vitest'
import { routeSource } from '../../../src/build/manifest.ts'

test.each([
  ['/', 'src/routes/index.tsx?tsr-split=component'],
  ['/paiements', 'src/routes/paiements.tsx?tsr-split=component'],
  ['/blog/', 'src/routes/blog.index.tsx?tsr-split=component'],
  ['/blog/$page', 'src/routes/blog.$page.tsx?tsr-split=component'],
  ['/blog-post-{$id}', 'src/routes/blog-post-{$id}.tsx?tsr-split=component'],
  ['__root__', undefined],
])('the route %s comes from %s', (id, source) => {
  expect(routeSource(id)).toBe(source)
})
