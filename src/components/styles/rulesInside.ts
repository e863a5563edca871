import { globalStyle, type StyleRule } from '@vanilla-extract/css'

type Rule = Omit<StyleRule, 'selectors' | '@layer'>

/**
 * Writes rules for elements without a class, inside an element with this class.
 * @example const inside = rulesInside(prose, site); inside('h2, h3', { lineHeight: 1.1 })
 */
export const rulesInside = (parent: string, layer: string) => (selector: string, rule: Rule) =>
  globalStyle(
    selector
      // Split at commas, but not inside brackets.
      .split(/, (?![^(]*\))/)
      .map(part => `${parent} ${part}`)
      .join(', '),
    { '@layer': { [layer]: rule } } as Parameters<typeof globalStyle>[1],
  )
