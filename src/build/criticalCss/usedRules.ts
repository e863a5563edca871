import type { Line, Part } from './ruleTree.ts'

/**
 * Transitions and cursors can wait for the whole stylesheet; the prefixed properties are not needed by supported
 * browsers.
 */
const needless =
  /^(transition|cursor|overscroll-behavior|-moz-text-size-adjust|-webkit-text-decoration-color)$/

function linesIn(parts: readonly Part[]): Line[] {
  return parts.flatMap(part => (part.kind === 'rule' ? part.lines : linesIn(part.parts ?? [])))
}

/** The custom properties in use, directly or through other custom properties. */
function askedFor(lines: readonly Line[]): ReadonlySet<string> {
  const custom = Map.groupBy(
    lines.filter(({ isCustom }) => isCustom),
    ({ property }) => property,
  )
  const asked = new Set<string>()
  const ask = ({ properties }: Line) => {
    for (const property of properties) {
      if (asked.has(property)) continue
      asked.add(property)
      custom.get(property)?.forEach(ask)
    }
  }
  for (const line of lines) if (!line.isCustom) ask(line)
  return asked
}

/** Serializes rules without declarations that can wait, unused keyframes and unused custom properties. */
export function usedRules(parts: readonly Part[]): string {
  const isEarly = ({ property }: Line) => !needless.test(property)
  const animations = new Set(linesIn(parts).flatMap(line => line.animations))
  const named = parts.filter(
    part => part.kind !== 'whole' || !part.keyframes || animations.has(part.keyframes),
  )
  const asked = askedFor(linesIn(named).filter(isEarly))
  const isUsed = (line: Line) => isEarly(line) && (!line.isCustom || asked.has(line.property))

  const textOf = (part: Part): string => {
    if (part.kind === 'rule') {
      const lines = part.lines.filter(isUsed).map(({ text }) => text)
      return part.selectors ? `${part.selectors.join(',')}{${lines.join(';')}}` : lines.join(';')
    }
    if (part.kind === 'whole' && part.keyframes && !animations.has(part.keyframes)) return ''
    return part.parts ? `${part.open}{${part.parts.map(textOf).join('')}}` : `${part.open};`
  }
  return named.map(textOf).join('')
}
