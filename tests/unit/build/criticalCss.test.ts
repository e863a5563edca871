import { expect, test } from 'vitest'
import { criticalCss } from '../../../src/build/criticalCss.ts'

const sheet = `@layer a{body{margin:0}.used{color:red}.used:hover .other{color:blue}.gone,.used{top:0}.gone{left:0}}
@media print{.gone{display:none}}@keyframes kept{to{opacity:1}}@keyframes lost{to{opacity:0}}.used{animation:kept 1s}
.used:not(.gone){bottom:0}@font-face{font-family:X;src:url(x)}`

test('keeps what the classes of the page reach, and nothing else', () => {
  const css = criticalCss(sheet)('<div class="used">')
  expect(css).toContain('body{margin:0}')
  expect(css).toContain('.used{color:red}')
  expect(css).toContain('.used{top:0}')
  expect(css).toContain('.used:not(.gone){bottom:0}')
  expect(css).toContain('@keyframes kept')
  expect(css).toContain('@font-face')
  expect(css).not.toContain('.gone{')
  expect(css).not.toContain('other')
  expect(css).not.toContain('@media')
  expect(css).not.toContain('lost')
})

test('gives pages with other classes other rules', () => {
  const critical = criticalCss(sheet)
  expect(critical('<p class="used other">')).toContain('.used:hover .other')
  expect(critical('<p class="gone">')).toContain('@media print')
  expect(critical('<p class="used other">')).toContain('.used:hover .other')
})
