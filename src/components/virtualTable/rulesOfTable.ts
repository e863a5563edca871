import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { belowDesktop } from '../styles/breakpoints.ts'

type GlobalRule = Parameters<typeof globalStyle>[1]

/**
 * The class of a table, one of its own unless it is given, and two functions that write rules for its elements in a
 * cascade layer: `rule` for each width, `folded` where its rows fold into blocks, on phones and small tablets.
 */
export function rulesOfTable(layer: string, table = style({})) {
  const rule = (selector: string, declarations: StyleRule) =>
    globalStyle(`${table} ${selector}`, { '@layer': { [layer]: declarations } } as GlobalRule)
  const folded = (selector: string, declarations: StyleRule) =>
    rule(selector, { '@media': { [belowDesktop]: declarations } } as StyleRule)
  return { table, rule, folded }
}
