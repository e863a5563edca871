import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'

const classesOf = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string)

/** At-rules whose inside is no place for selectors of the page. */
const isWhole = ({ name }: AtRule) => name === 'font-face' || name.endsWith('keyframes')

/** Removes what the classes do not reach, and then the blocks that are left empty. */
function keep(container: Container<ChildNode>, classes: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment') node.remove()
    else if (node.type === 'rule') {
      const reached = node.selectors.filter(selector => classesOf(selector).every(name => classes.has(name)))
      if (reached.length > 0) node.selectors = reached
      else node.remove()
    } else if (node.type === 'atrule' && node.nodes && !isWhole(node)) {
      keep(node, classes)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

function dropUnusedKeyframes(root: Root): void {
  const used = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word)
  })
  root.walkAtRules(/keyframes$/, rule => {
    if (!used.has(rule.params)) rule.remove()
  })
}

/**
 * A function that gives the rules of a stylesheet that a page can reach, judged by the classes in its HTML.
 * Pages with the same classes share one answer. Rules without a class (resets, type) are in every answer.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const whole = postcss.parse(stylesheet)
  const answers = new Map<string, string>()
  return html => {
    const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/))
    const classes = new Set(names)
    const key = [...classes].sort().join(' ')
    const known = answers.get(key)
    if (known !== undefined) return known
    const root = whole.clone()
    keep(root, classes)
    dropUnusedKeyframes(root)
    const css = root.toString()
    answers.set(key, css)
    return css
  }
}
