import postcss from 'postcss'
import { type Part, ruleTree } from './ruleTree.ts'
import { usedRules } from './usedRules.ts'

/**
 * The classes (`.name`) and elements that a selector requires. Those in `:not()` and the alternatives in `:is()` do not
 * count, nor does the `n` of `:nth-child()`.
 */
const needsOf = (selector: string) =>
  selector
    .replace(/:(not|is|where|nth-[\w-]+)\([^)]*\)|\[[^\]]*\]|::?[\w-]+/g, ' ')
    .match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g) ?? []

/**
 * Selectors that can wait for the whole stylesheet, which is fetched when the visitor scrolls or uses the page: those marked
 * `data-late`, states that only scripts set, elements that only scripts focus, and `:hover` outside the menus.
 */
const later =
  /\[data-late|\[data-failed|\[tabindex="?-1|\[aria-current="?location|\[data-modal|\[aria-pressed|^(?!.*li:hover).*:hover|(?<!:not\():disabled/

/** Selectors for the other writing direction. */
const elsewhere = { ltr: /\[dir="?rtl/, rtl: /\[dir="?ltr/ }

type Direction = keyof typeof elsewhere

/** What each selector requires, in one writing direction. */
type Needs = ReadonlyMap<string, readonly string[]>

const needsIn = (parts: readonly Part[], direction: Direction): [string, readonly string[]][] =>
  parts.flatMap(part => {
    if (part.kind === 'block') return needsIn(part.parts, direction)
    if (part.kind === 'whole') return []
    const selectors = (part.selectors ?? []).filter(
      selector => !later.test(selector) && !elsewhere[direction].test(selector),
    )
    return selectors.map((selector): [string, string[]] => [selector, needsOf(selector)])
  })

/** The parts that contain a matching selector, reduced to these selectors. */
function reach(parts: readonly Part[], isReached: (selector: string) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'whole') return [part]
    if (part.kind === 'block') {
      const inside = reach(part.parts, isReached)
      return inside.length > 0 ? [{ ...part, parts: inside }] : []
    }
    const selectors = (part.selectors ?? []).filter(isReached)
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

/**
 * The stylesheet without `@font-face`, which every page declares itself: a font face that is declared later makes the
 * browser lay out all text again.
 */
export function withoutFaces(stylesheet: string): string {
  const root = postcss.parse(stylesheet)
  root.walkAtRules('font-face', face => {
    face.remove()
  })
  return root.toString()
}

/** The root element's contents, and the direction of the page's language. */
type PageContent = { html: string; direction: Direction }

/** The elements and classes (`.name`) that occur in the HTML. */
function namesIn(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list))
  const classes = [...lists].flatMap(list => list.split(/\s+/).map(name => `.${name}`))
  return new Set(['html', 'body', ...elements, ...classes])
}

/**
 * Returns a function that gives the rules a page can reach, judged by the classes and elements in its HTML and by its
 * writing direction. Pages that use the same ones share one result.
 */
export function criticalCss(stylesheet: string): (page: PageContent) => string {
  const parts = ruleTree(stylesheet)
  const needs: Record<Direction, Needs> = {
    ltr: new Map(needsIn(parts, 'ltr')),
    rtl: new Map(needsIn(parts, 'rtl')),
  }
  const known = new Set(Object.values(needs).flatMap(each => [...each.values()].flat()))
  const answers = new Map<string, string>()
  return ({ html, direction }) => {
    const there = namesIn(html)
    const key = [direction, ...[...known].filter(name => there.has(name))].join(' ')
    const before = answers.get(key)
    if (before !== undefined) return before
    const isReached = (selector: string) =>
      needs[direction].get(selector)?.every(need => there.has(need)) ?? false
    const css = usedRules(reach(parts, isReached))
    answers.set(key, css)
    return css
  }
}
