import { expect, test } from 'vitest'
import { splitRules } from '../../../src/build/criticalCss/lowerRules.ts'

const mark = '<i id="paint-mark" hidden=""></i>'
const style = `@layer ui{:root{--x:1px}.Aa0{top:0}.Aa1{top:1px}.Bb0,.Aa0{left:0}.Bb0 .Aa0{left:1px}}@layer site{.Bb1{right:0}}
@layer page{.note{top:2px}}@media (width<=1px){.Bb0{left:2px}}@keyframes Aa2{to{top:0}}@font-face{font-family:X}`
const page = (above: string, below: string) =>
  `<p class="${above}">${'long '.repeat(15_000)}</p>${mark}<p class="${below}"></p>`

test('a long page leaves the rules of what follows its paint mark to a sheet that is linked there', () => {
  const html = page('Aa0', 'Bb0 Bb1')
  const split = splitRules({ html, style })
  const [[file, rest] = ['', '']] = Object.entries(split.rest)
  expect(split.html).toBe(
    html.replace(mark, `${mark}<link rel="stylesheet" href="/${file}" fetchpriority="low" data-lower>`),
  )
  expect(file).toMatch(/^assets\/lower-[0-9a-f]{8}\.css$/)
  for (const own of [':root{--x:1px}', '.Aa0{top:0}', '.Aa0{left:0}', '@keyframes', '@font-face']) {
    expect(split.style).toContain(own)
    expect(rest).not.toContain(own)
  }
  for (const lower of ['.Bb0{left:0}', '.Bb0 .Aa0{left:1px}', '.Bb1{right:0}', '@media (width<=1px)']) {
    expect(split.style).not.toContain(lower)
    expect(rest).toContain(lower)
  }
})

test('the rules of one source stay together, and the layers keep their order', () => {
  const split = splitRules({ html: page('Aa0 note', 'Aa1'), style })
  expect(split.style).toContain('.Aa0{top:0}.Aa1{top:1px}')
  expect(split.style.match(/@layer \w+/g)).toEqual(['@layer ui', '@layer site', '@layer page'])
})

test('a page that comes in the first flight brings all its rules, and so does one without a mark', () => {
  const short = `<p class="Aa0"></p>${mark}<p class="Bb0"></p>`
  expect(splitRules({ html: short, style })).toEqual({ html: short, style, rest: {} })
  const unmarked = page('Aa0', 'Bb0').replace(mark, '')
  expect(splitRules({ html: unmarked, style })).toEqual({ html: unmarked, style, rest: {} })
})

test('pages of one kind share an answer; one with other rules, or others above, has its own', () => {
  const of = (above: string, rules = style) => splitRules({ html: page(above, 'Bb0 Bb1'), style: rules })
  const first = of('Aa0')
  expect(of('Aa0')).toEqual(first)
  expect(of('Bb0').style).not.toBe(first.style)
  expect(of('Aa0', style.replace('top:1px', 'top:3px')).style).toContain('top:3px')
})

test('what follows the link is hidden in Firefox until the rules are there, which show it', () => {
  const split = splitRules({ html: page('Aa0', 'Bb0'), style })
  const [rest = ''] = Object.values(split.rest)
  const rules = (css: string) => /@supports \(-moz-appearance:none\)\{(.*?)\{(.*?)\}\}$/.exec(css)?.slice(1)
  const [which, hidden] = rules(split.style) ?? []
  expect(which).toBe(':has([data-lower])~*,[data-lower]~*')
  expect(hidden).toBe('visibility:hidden;animation:lower 0s 3s forwards')
  expect(rules(rest)).toEqual([which, 'visibility:visible;animation:none'])
})

test('an article, however short, leaves the rules of what follows its end', () => {
  const end = '<i id="end-mark" hidden=""></i>'
  const html = `<p class="Aa0"></p>${mark}<p class="Aa1"></p>${end}<p class="Bb0 Bb1"></p>`
  const split = splitRules({ html, style })
  const [[file, rest] = ['', '']] = Object.entries(split.rest)
  expect(split.html).toBe(
    html.replace(end, `${end}<link rel="stylesheet" href="/${file}" fetchpriority="low" data-lower>`),
  )
  expect(split.style).not.toContain('.Bb1')
  expect(rest).toContain('.Bb1{right:0}')
})

test('of a choice, what is above will do', () => {
  const rule = '.Aa0 :is(.note,.Bb1){right:0}'
  const of = (above: string) =>
    splitRules({ html: page(above, 'Bb0 Bb1'), style: style.replace('.Bb1{right:0}', rule) }).style
  expect(of('Aa0 note')).toContain(rule)
  expect(of('Aa0')).not.toContain(rule)
})

test('what is closed opens once the rules of what is in it are there', () => {
  const opened = ['[aria-expanded=true]+.Aa0', '.Aa0[data-open]', '.Aa0:popover-open', 'li:hover>.Aa0']
  const rules = opened.map(selector => `${selector}{display:block}`).join('')
  const split = splitRules({ html: page('Aa0', 'Bb0'), style: `${style}.Aa0:hover{color:red}${rules}` })
  const [rest] = Object.values(split.rest)
  expect(split.style).toContain('.Aa0:hover{color:red}')
  for (const selector of opened) {
    expect(split.style).not.toContain(selector)
    expect(rest).toContain(selector)
  }
})

test('what is in a closed menu above waits as well, but not the menu itself', () => {
  const menu = '<div id="menu" class="Aa0"><div><b class="Bb0 Bb1"></b></div></div>'
  const button = '<button aria-expanded="false" aria-controls="menu"></button>'
  const of = (above: string) => splitRules({ html: above + page('Aa1', ''), style })
  const closed = of(button + menu)
  expect(closed.style).toContain('.Aa0{top:0}')
  expect(closed.style).not.toContain('.Bb1')
  expect(Object.values(closed.rest)[0]).toContain('.Bb1{right:0}')
  // What stands elsewhere above is seen.
  expect(of(`${button}${menu}<i class="Bb1"></i>`).style).toContain('.Bb1{right:0}')
  expect(of(`${button.replace('false', 'true')}${menu}`).style).toContain('.Bb1{right:0}')
  expect(of(button.replace('"menu"', '"elsewhere"') + menu).style).toContain('.Bb1{right:0}')
})
