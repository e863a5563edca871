import { JSDOM } from 'jsdom'
import postcss, { type AtRule, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages, read } from './built.ts'

type Declaration = { selector: string; property: string; layer: string }

function around(rule: Rule): AtRule[] {
  const parents: AtRule[] = []
  for (
    let parent = rule.parent as AtRule | undefined;
    parent?.type === 'atrule';
    parent = parent.parent as AtRule
  )
    parents.push(parent)
  return parents
}

/** The declarations of a stylesheet in their order, by where they stand. */
function declarations(css: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  postcss.parse(css).walkRules(rule => {
    const parents = around(rule)
    // What waits for the other sheet is written anew there, so that it is seen.
    if (parents.some(({ name }) => name === 'keyframes') || rule.selector.includes('[data-lower]')) return
    const names = parents.map(({ name, params }) => `@${name} ${params}`)
    const layer = parents.find(({ name }) => name === 'layer')?.params ?? ''
    for (const selector of rule.selectors)
      rule.each(node => {
        if (node.type === 'decl')
          found.set([...names, selector, node.prop].join(' '), { selector, property: node.prop, layer })
      })
  })
  return found
}

const states =
  /:not\([^()]*\)|\[[^\]]*\]|::[\w-]+(\(\*\))?|:(after|before|hover|focus[\w-]*|popover-open|disabled)(?![\w-])/g

/** A selector for all that may ever match, in whatever state and whichever attributes it has by then. */
const inAnyState = (selector: string) => selector.replace(states, ':not(none)')

/** Which box of an element a selector is for: its own, or one that styles put before or after it. */
const boxOf = (selector: string) => /::?(after|before)/.exec(selector)?.[1]

/** Whether one sets what the other does, wholly or in part. */
const overlap = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)

const linkOf = (html: string) =>
  /<link rel="stylesheet" href="\/(assets\/lower-[^"]+)" fetchpriority="low" data-lower>/.exec(html)?.[1]

const whole = read(/data-style="\/([^"]+)"/.exec(read('fr/index.html'))?.[1] ?? '')
const places = [...declarations(whole).keys()]

const pages = builtPages(locales).filter(file => linkOf(read(file)))

test('pages that would not come in the first flight leave rules to a sheet of their own', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      'fr/index.html',
      'en/index.html',
      'fr/paiements.html',
      'fr/blog-post-4yeux.html',
    ]),
  )
})

describe.each(pages)('%s', file => {
  const html = read(file)
  const own = declarations(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
  const lower = declarations(read(linkOf(html) ?? ''))

  test('each rule comes once, with the page or after its first screen', () => {
    expect(lower.size).toBeGreaterThan(100)
    expect([...lower.keys()].filter(rule => own.has(rule))).toEqual([])
  })

  test('no rule of its own should win over one that comes after it', () => {
    const { document } = new JSDOM(html).window
    const reached = new Map<string, ReadonlySet<Element>>()
    const elements = (selector: string) => {
      const found = reached.get(selector) ?? new Set(document.querySelectorAll(inAnyState(selector)))
      reached.set(selector, found)
      return found
    }
    const wrong = [...lower].flatMap(([later, { selector, property, layer }]) =>
      [...own]
        .filter(
          ([first, one]) =>
            one.layer === layer &&
            boxOf(one.selector) === boxOf(selector) &&
            overlap(one.property, property) &&
            places.indexOf(first) > places.indexOf(later) &&
            [...elements(one.selector)].some(element => elements(selector).has(element)),
        )
        .map(([first]) => `${first} / ${later}`),
    )
    expect(wrong).toEqual([])
  })
})
