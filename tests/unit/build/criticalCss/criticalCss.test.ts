import { expect, test } from 'vitest'
import { criticalCss, withoutFaces } from '../../../../src/build/criticalCss/criticalCss.ts'

const sheet = `@layer a{:root{--used:red;--through:var(--deep);--deep:1px;--lost:2px}body{margin:var(--through);font-family:X}
.used{color:var(--used)}.used li:hover>.other{color:blue}.used:hover{color:green}.gone,.used{top:0;-webkit-text-decoration-color:red;text-decoration-color:red;transition:top 1s}.gone{left:0}[dir=rtl] .used{scale:-1}
.used[data-failed]{color:pink}.used[data-late]{color:gold}.used{cursor:pointer}.used[tabindex="-1"]{outline:none}}
@media print{.used{display:none}}@media (width>1px){.gone{color:red}}@keyframes kept{to{opacity:1}}@keyframes lost{to{opacity:0}}.used{animation:kept 1s}
.used:not(.gone){bottom:0}.used pre{left:1px}.used :is(p,h2) b{right:1px}.used>:nth-child(n+4):not(:last-child){order:1}@page{margin:1cm}@font-face{font-family:X;src:url(x)}@font-face{font-family:Y;src:url(y)}`

const css = (html: string, direction: 'ltr' | 'rtl' = 'ltr') => criticalCss(sheet)({ html, direction })

test('keeps what the classes of the page reach, and nothing else', () => {
  const rules = css('<div class="used">')
  for (const kept of [
    '.used{color:',
    '.used{top:0;text-decoration-color:red}',
    '.used:not(.gone){bottom:0}',
    '.used>:nth-child(n+4):not(:last-child){order:1}',
    '@keyframes kept',
    '@media print{.used{display:none}}',
    '@page{margin:1cm}',
  ]) {
    expect(rules).toContain(kept)
  }
  for (const left of [
    '.gone{',
    'other',
    '@keyframes lost',
    'pre{',
    'data-failed',
    'data-late',
    'cursor',
    'tabindex',
    'green',
  ]) {
    expect(rules).not.toContain(left)
  }
})

test('keeps the properties that the kept rules use, also through others, and all fonts', () => {
  const rules = css('<div class="used">')
  for (const kept of ['--used:red', '--through:', '--deep:1px', 'url(x)', 'url(y)'])
    expect(rules).toContain(kept)
  expect(rules).not.toContain('--lost')
  expect(css('<p>')).not.toContain('--used')
  expect(css('<h2 class="used"><b>')).toContain('b{right:1px}')
})

test('keeps rules for the other direction to the pages that run in it', () => {
  expect(css('<p class="used">', 'ltr')).not.toContain('scale')
  expect(css('<p class="used">', 'rtl')).toContain('scale:-1')
})

test('gives pages with other classes other rules', () => {
  const critical = criticalCss(sheet)
  const of = (html: string) => critical({ html, direction: 'ltr' })
  expect(of('<li class="used other">')).toContain('.used li:hover>.other')
  expect(of('<p class="gone">')).toContain('@media (width>1px)')
  expect(of('<li class="used other">')).toContain('.used li:hover>.other')
})

test('the sheet that comes later has all rules, and no faces', () => {
  const rules = withoutFaces(sheet)
  expect(rules).not.toContain('@font-face')
  expect(rules).toContain('.gone{left:0}')
})
