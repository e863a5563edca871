import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'

type Rule = NonNullable<StyleRule['@layer']>[string]
type GlobalRule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]

/** A class of a scene: scenes lie in the site's layer, over the primitives they arrange. */
export const scenic = (rule: Rule) => style({ '@layer': { [site]: rule } })

/** A rule for what stands inside a scene's class. */
export const inside = (selector: string, rule: GlobalRule) =>
  globalStyle(selector, { '@layer': { [site]: rule } })
