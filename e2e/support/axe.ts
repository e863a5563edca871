import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules about colours: all other results are the same in light and dark. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Part = { within?: string; without?: string }

/**
 * What axe finds in a page, or in a part of it: the rule and the elements. It looks within the page itself (“legacy”): the
 * other way opens a second page for each look, which takes three times as long and is for frames of other origins.
 */
async function look(page: Page, { within, without }: Part, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}

/** The axe violations of a page as it is. */
export const axeFaults = (page: Page, part: Part = {}) => look(page, part)

/** The axe violations in light and dark. */
export async function axeFaultsInBoth(page: Page, part: Part = {}): Promise<string[]> {
  const show = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await show('light')
  const light = await look(page, part)
  await show('dark')
  const dark = await look(page, part, ofColours)
  return [...light.map(fault => `light, ${fault}`), ...dark.map(fault => `dark, ${fault}`)]
}
