import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'

/** The classes (`.name`) and elements that a selector asks for; those in `:not()` and the choices in `:is()` are not, nor is the `n` of `:nth-child()`. */
const needsOf = (selector: string) =>
  selector
    .replace(/:(not|is|where|nth-[\w-]+)\([^)]*\)|\[[^\]]*\]|::?[\w-]+/g, ' ')
    .match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g) ?? []

/**
 * What waits for the whole sheet, which comes when the page is idle: what says so (`data-late`), states that scripts alone
 * bring about, what scripts alone can focus, and answers to the pointer, except in lists that it opens.
 */
const later =
  /\[data-late|\[data-failed|\[tabindex="?-1|\[aria-current="?location|\[data-modal|\[aria-pressed|^(?!.*li:hover).*:hover|(?<!:not\():disabled/

/** What is for paper alone, which has the whole sheet. */
const isForPaper = ({ name, params }: AtRule) => name === 'page' || (name === 'media' && params === 'print')

/** At-rules whose inside is no place for selectors of the page. */
const isWhole = ({ name }: AtRule) => name === 'font-face' || name.endsWith('keyframes')

/** Removes the rules without a selector that is reached, and then the blocks that are left empty. */
function keep(container: Container<ChildNode>, isReached: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment') node.remove()
    else if (node.type === 'rule') {
      const reached = node.selectors.filter(isReached)
      if (reached.length > 0) node.selectors = reached
      else node.remove()
    } else if (node.type === 'atrule' && isForPaper(node)) node.remove()
    else if (node.type === 'atrule' && node.nodes && !isWhole(node)) {
      keep(node, isReached)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

function wordsOf(root: Root, property: RegExp, word: RegExp): Set<string> {
  const words = new Set<string>()
  root.walkDecls(property, ({ value }) => {
    for (const [found] of value.matchAll(word)) words.add(found)
  })
  return words
}

/** Transitions and pointers wait for the whole sheet; the prefixes change nothing in a supported browser, on a page as wide as its device. */
const needless =
  /^(transition|cursor|overscroll-behavior|-moz-text-size-adjust|-webkit-text-decoration-color)$/

/** Removes what is needless so early, and what nothing refers to any more: keyframes and custom properties. */
function dropUnused(root: Root): void {
  root.walkDecls(needless, declaration => {
    declaration.remove()
  })
  const animations = wordsOf(root, /^animation(-name)?$/, /[\w-]+/g)
  root.walkAtRules(/keyframes$/, rule => {
    if (!animations.has(rule.params)) rule.remove()
  })
  for (let before = -1, left = 0; left !== before; ) {
    before = left
    const used = wordsOf(root, /./, /--[\w-]+/g)
    left = 0
    root.walkDecls(/^--/, declaration => {
      if (used.has(declaration.prop)) left++
      else declaration.remove()
    })
  }
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
type PageContent = { html: string; direction: 'ltr' | 'rtl' }

/**
 * A function that gives the rules of a stylesheet that a page can reach, judged by the classes and elements in its HTML
 * and by its direction. Pages with the same ones share one answer.
 */
export function criticalCss(stylesheet: string): (page: PageContent) => string {
  const whole = postcss.parse(stylesheet)
  const answers = new Map<string, string>()
  return ({ html, direction }) => {
    const there = new Set(['html', 'body'])
    // The same few hundred stand there thousands of times.
    for (const found of new Set(html.match(/<[a-z][a-z0-9]*|\sclass="[^"]*"/g))) {
      if (found.startsWith('<')) there.add(found.slice(1))
      else for (const name of found.slice(' class="'.length, -1).split(/\s+/)) there.add(`.${name}`)
    }
    const key = [direction, ...[...there].sort()].join(' ')
    const known = answers.get(key)
    if (known !== undefined) return known
    const elsewhere = direction === 'ltr' ? /\[dir="?rtl/ : /\[dir="?ltr/
    const root = whole.clone()
    keep(
      root,
      selector =>
        !later.test(selector) &&
        !elsewhere.test(selector) &&
        needsOf(selector).every(need => there.has(need)),
    )
    dropUnused(root)
    const css = root.toString()
    answers.set(key, css)
    return css
  }
}
