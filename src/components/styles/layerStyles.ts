import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { base, page, reset, site, ui } from './layers.css.ts'

type Layered = Omit<StyleRule, '@layer'>
type Composed = Layered | (Layered | string | string[])[]

/** Makes vanilla-extract's `style` for one cascade layer. */
const styleIn = (layer: string) => {
  const inLayer = (rule: Layered) => ({ '@layer': { [layer]: rule } }) as StyleRule
  return (rule: Composed): string =>
    style(
      Array.isArray(rule)
        ? rule.map(part => (typeof part === 'string' || Array.isArray(part) ? part : inLayer(part)))
        : inLayer(rule),
    )
}

/** Makes vanilla-extract's `globalStyle` for one cascade layer. */
const globalStyleIn = (layer: string) => (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layer]: rule } } as GlobalStyleRule)

export const uiStyle = styleIn(ui)
export const siteStyle = styleIn(site)
export const pageStyle = styleIn(page)
export const globalResetStyle = globalStyleIn(reset)
export const globalBaseStyle = globalStyleIn(base)
export const globalUiStyle = globalStyleIn(ui)
export const globalSiteStyle = globalStyleIn(site)
export const globalPageStyle = globalStyleIn(page)
