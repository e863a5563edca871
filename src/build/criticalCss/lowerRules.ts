import postcss, { type Container } from 'postcss'
import { fingerprint } from '../../content/schema/cache.ts'
import { endMark } from '../../theme/endMark.ts'
import { paintMark } from '../../theme/paintMark.ts'
import { sheetOf } from '../shortNames.ts'

/** Above so many signs of HTML and rules, a page does not come in the first flight of a connection (14.6 kB, compressed). */
const longPage = 60_000

const markOf = (id: string) => `<i id="${id}" hidden=""></i>`

/** All that stands after the link, however deep that is. */
const below = ':has([data-lower])~*,[data-lower]~*'

const inFirefox = (rule: string) => `@supports (-moz-appearance:none){${rule}}`

/**
 * Firefox shows what stands below a sheet that has not come yet, bare of its rules; other browsers wait with it. Hidden
 * until then, it is there at the latest after three seconds, for sheets that never come.
 */
const waiting = `@keyframes lower{to{visibility:visible}}${inFirefox(`${below}{visibility:hidden;animation:lower 0s 3s forwards}`)}`
const there = inFirefox(`${below}{visibility:visible;animation:none}`)

/** At-rules whose inside is no place for selectors. */
const isWhole = /^font-face$|keyframes$/

/** In no page that is sent does this match: something has been opened, or a pointer is over what something stands in. */
const opened = /\[aria-expanded="?true"?\]|\[data-(open|pressed)\]|:popover-open|:(hover|focus-within)\s*>/

const choice = /:is\([^)]*\)/g

/** The classes that a selector names. */
const namesIn = (selector: string): string[] => selector.match(/(?<=\.)[A-Za-z][\w-]*/g) ?? []

/** The stylesheets that classes come from. */
const sheetsOf = (names: Iterable<string>) => new Set([...names].map(sheetOf))

const classesIn = (html: string) =>
  [...new Set(html.match(/\sclass="[^"]*/g))].flatMap(found => found.slice(' class="'.length).split(/\s+/))

/** A button of something that is closed, and its id. */
const closed = /aria-expanded="false" aria-controls="([^"]+)"/g

/** HTML without the inside of what is closed, such as menus: nobody sees it before it is asked for. */
function withoutClosed(html: string): string {
  let seen = html
  for (const [, id] of html.matchAll(closed)) {
    const at = seen.indexOf(`<div id="${id}"`)
    if (at < 0) continue
    const start = seen.indexOf('>', at) + 1
    let depth = 1
    for (const tag of seen.slice(start).matchAll(/<(\/?)div\b/g)) {
      depth += tag[1] ? -1 : 1
      if (depth > 0) continue
      seen = seen.slice(0, start) + seen.slice(start + tag.index)
      break
    }
  }
  return seen
}

/** Leaves the rules that are wanted. A layer whose rules all go stays where it is among the others. */
function leave(container: Container, isWanted: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const wanted = node.selectors.filter(isWanted)
      if (wanted.length > 0) node.selectors = wanted
      else node.remove()
    } else if (node.type === 'atrule' && node.nodes && !isWhole.test(node.name)) {
      leave(node as Container, isWanted)
      if (node.nodes.length === 0 && node.name !== 'layer') node.remove()
    }
  }
}

type Page = { html: string; style: string }

/** A page whose rules have been split: what it brings itself, and the file of the rest, if there is one. */
type SplitPage = Page & { rest: Record<string, string> }

/** Rules in two: those of the sheets `above`, with all that is no rule of a page, and the rest. */
function split(style: string, above: ReadonlySet<string>): { own: string; rest: string } {
  const isAbove = (selector: string) => {
    // A menu opens once there are the rules of what is in it.
    if (opened.test(selector)) return false
    const stands = (name: string) => above.has(sheetOf(name))
    // Of a choice, one will do.
    const choices = (selector.match(choice) ?? []).map(namesIn).filter(names => names.length > 0)
    return namesIn(selector.replace(choice, '')).every(stands) && choices.every(names => names.some(stands))
  }
  const own = postcss.parse(style)
  const rest = own.clone()
  leave(own, isAbove)
  leave(rest, selector => !isAbove(selector))
  rest.walkAtRules(isWhole, rule => {
    rule.remove()
  })
  return { own: own.toString() + waiting, rest: rest.toString() + there }
}

/** Pages of one kind share their rules, and what stands above. */
const known = new Map<string, ReturnType<typeof split>>()

/**
 * Has a page that is too long for the first flight bring only the rules of what shows before its paint mark, and an
 * article those of all before its end. Those of what follows, and of closed menus and how they open, are a sheet of their
 * own, linked right there: what is above is painted without it, what is below waits for it, unlike a page whose rules came late. The picture
 * above goes first (`fetchpriority`).
 *
 * Each stylesheet of the source goes one way as a whole, so that its rules keep their order. Between two of one layer the
 * order may not matter (`tests/dist/lowerRules.test.ts`).
 */
export function splitRules({ html, style }: Page): SplitPage {
  const isArticle = html.includes(markOf(endMark))
  const mark = markOf(isArticle ? endMark : paintMark)
  const at = html.indexOf(mark)
  if (at < 0 || (!isArticle && html.length + style.length < longPage)) return { html, style, rest: {} }
  const above = sheetsOf(classesIn(withoutClosed(html.slice(0, at))))
  const key = [style, ...[...above].sort()].join(' ')
  const { own, rest: contents } = known.get(key) ?? split(style, above)
  known.set(key, { own, rest: contents })
  const file = `assets/lower-${fingerprint(contents).slice(0, 8)}.css`
  const end = at + mark.length
  const linked = `${html.slice(0, end)}<link rel="stylesheet" href="/${file}" fetchpriority="low" data-lower>${html.slice(end)}`
  return { html: linked, style: own, rest: { [file]: contents } }
}
