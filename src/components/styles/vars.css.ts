import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css'
import { families } from './fonts.css.ts'
import { globalResetStyle } from './layerStyles.ts'
import { reset } from './layers.css.ts'
import { darkColors, lightColors, motion, radii, shadows, space } from './tokens.ts'

const names = <T extends Record<string, string>>(tokens: T) =>
  Object.fromEntries(Object.keys(tokens).map(name => [name, null])) as { [K in keyof T]: null }

/** The theme contract: every variable that styles can use. */
export const vars = createThemeContract({
  color: names(lightColors),
  font: { display: null, text: null, mono: null },
  radius: names(radii),
  space: names(space),
  motion: names(motion),
  shadow: { window: null },
})

createGlobalTheme(':root', vars, {
  '@layer': reset,
  color: lightColors,
  font: families,
  radius: radii,
  space,
  motion,
  shadow: { window: shadows.light },
})

const dark = { ...vars.color, window: vars.shadow.window }
const darkValues = { ...darkColors, window: shadows.dark }
const darkVars = Object.fromEntries(
  Object.entries(dark).map(([name, variable]) => [
    variable.slice(4, -1),
    darkValues[name as keyof typeof darkValues],
  ]),
)

globalResetStyle(':root', {
  colorScheme: 'light dark',
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: darkVars } },
})
