import postcss from 'postcss'
import { type Part, ruleTree } from './ruleTree.ts'
import { usedRules } from './usedRules.ts'

/** The classes (`.name`) and elements that a selector asks for; those in `:not()` and the choices in `:is()` are not, nor is the `n` of `:nth-child()`. */
const needsOf = (selector: string) =>
  selector
    .replace(/:(not|is|where|nth-[\w-]+)\([^)]*\)|\[[^\]]*\]|::?[\w-]+/g, ' ')
    .match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g) ?? []

/**
 * What waits for the whole sheet, which comes when the visitor first does something: what says so (`data-late`), states that scripts alone
 * bring about, what scripts alone can focus, and answers to the pointer, except in lists that it opens.
 */
const later =
  /\[data-late|\[data-failed|\[tabindex="?-1|\[aria-current="?location|\[data-modal|\[aria-pressed|^(?!.*li:hover).*:hover|(?<!:not\():disabled/

/** Selectors that name the other direction. */
const elsewhere = { ltr: /\[dir="?rtl/, rtl: /\[dir="?ltr/ }

type Direction = keyof typeof elsewhere

/** What each selector asks for that is of use to a page, in one direction. */
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

/** The parts of which something is reached, and of these what is. */
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
 * The stylesheet without the faces of its fonts, all of which each page brings: a face that comes later makes the
 * browser lay out every text anew, one that it knows already too.
 */
export function withoutFaces(stylesheet: string): string {
  const root = postcss.parse(stylesheet)
  root.walkAtRules('font-face', face => {
    face.remove()
  })
  return root.toString()
}

/** The inside of a page's root, and the direction of its language. */
type PageContent = { html: string; direction: Direction }

/** The elements and classes (`.name`) that stand in HTML. */
function namesIn(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list))
  const classes = [...lists].flatMap(list => list.split(/\s+/).map(name => `.${name}`))
  return new Set(['html', 'body', ...elements, ...classes])
}

/**
 * A function that gives the rules of a stylesheet that a page can reach, judged by the classes and elements in its HTML
 * and by its direction. Pages on which the same ones of the stylesheet stand share one answer.
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
