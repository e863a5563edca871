/** The color of the brand: buttons, marks and engravings. `brandOnNight` is its lighter form for dark grounds. */
export const brand = '#d20049'
export const brandOnNight = '#ff4d7f'

/** The colours of both schemes by role. Tests check their contrast. */
export const lightColors = {
  paper: '#ffffff',
  wash: '#f6f4f7',
  raised: '#ffffff',
  text: '#1c0f1d',
  textSoft: '#54475a',
  textMuted: '#76697b',
  line: '#e6e1e8',
  lineStrong: '#cdc5d1',
  action: brand,
  actionHover: '#a8003a',
  onAction: '#ffffff',
  accent: '#c10043',
  critical: '#c10043',
  blush: '#fbe6ec',
  positive: '#0f5157',
  onPositive: '#ffffff',
  mist: '#e3edec',
  night: '#1c0f1d',
  nightText: '#f6eff4',
  nightSoft: '#c3b2c4',
  nightLine: '#46324b',
  signal: brandOnNight,
  field: '#ffffff',
  fieldLine: '#8d8092',
  disabled: '#e9e3ea',
  onDisabled: '#6d6172',
}

/** The names of the colours; both schemes have all of them. */
export type Colors = typeof lightColors

export const darkColors: Colors = {
  paper: '#140a16',
  wash: '#1b1020',
  raised: '#291b2f',
  text: '#f7f1f6',
  textSoft: '#c3b5c6',
  textMuted: '#9d8ea2',
  line: '#392a40',
  lineStrong: '#52405a',
  action: brand,
  actionHover: '#e0195a',
  onAction: '#ffffff',
  accent: '#ff6b95',
  critical: '#ff6b95',
  blush: '#361425',
  positive: '#7cc4c0',
  onPositive: '#0b2226',
  mist: '#12292d',
  night: '#1f1224',
  nightText: '#f6eff4',
  nightSoft: '#c3b2c4',
  nightLine: '#46324b',
  signal: brandOnNight,
  field: '#1b1020',
  fieldLine: '#8f7f95',
  disabled: '#3a2b41',
  onDisabled: '#b3a4b8',
}

export const radii = { tag: '3px', control: '6px', window: '10px', plate: '14px' }

export const shadows = {
  light:
    '0 0 0 1px rgb(28 15 29 / 0.07), 0 1px 1px rgb(28 15 29 / 0.05), 0 10px 20px -10px rgb(60 10 40 / 0.16), 0 36px 56px -36px rgb(60 10 40 / 0.3)',
  dark: '0 0 0 1px rgb(255 255 255 / 0.09), 0 24px 60px -20px rgb(0 0 0 / 0.7)',
}

/** Page measures: `margin` at the sides, `section` above and below, `measure` the maximum content width. */
export const space = {
  gutter: '24px',
  margin: 'clamp(20px, 4.4vw, 64px)',
  measure: '1280px',
  section: 'clamp(72px, 9.4vw, 136px)',
}

export const motion = { quick: '160ms ease-out', move: '180ms ease-out', reveal: '500ms ease-out' }

/** A text style: size (in rem), line height, letter spacing, and the weight if it differs from the family's. */
export const type = {
  hero: { size: 'clamp(min(2.75rem, 13.75vw), 7.1vw, 6.5rem)', height: '0.94', tracking: '-0.044em' },
  title: { size: 'clamp(min(2.625rem, 13.2vw), 5.6vw, 5rem)', height: '0.97', tracking: '-0.04em' },
  heading: { size: 'clamp(min(2rem, 10vw), 3.5vw, 3.25rem)', height: '1.02', tracking: '-0.032em' },
  subheading: { size: 'clamp(1.3125rem, 1.75vw, 1.5625rem)', height: '1.15', tracking: '-0.02em' },
  lead: { size: 'clamp(1.125rem, 1.45vw, 1.3125rem)', height: '1.5', tracking: 'normal' },
  prose: { size: '1.15625rem', height: '1.66', tracking: 'normal' },
  body: { size: '1.0625rem', height: '1.55', tracking: 'normal' },
  small: { size: '0.9375rem', height: '1.5', tracking: 'normal' },
} as const
