import { over } from '../../../components/fileIntake/FileIntake.css.ts'
import { belowDesktop, belowTablet, belowWide, print } from '../../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../../components/styles/layerStyles.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

export const reader = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginBlock: `clamp(32px, 4vw, 56px) ${vars.space.section}`,
})

export const status = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  fontVariantNumeric: 'tabular-nums',
})

/** Nothing has been read: what will be said has no place yet. */
export const idle = pageStyle({ position: 'absolute' })
/** What is being read or has been, in one line above the place where files come in. */
export const bar = pageStyle({
  padding: '12px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.raised,
})
globalPageStyle(`${bar}${over}`, { borderColor: color.accent, backgroundColor: color.wash })
export const progress = pageStyle({
  display: 'grid',
  flex: '1 1 220px',
  gap: 4,
  maxInlineSize: 420,
  minInlineSize: 0,
})
export const progressBar = pageStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: color.line,
  '::-webkit-progress-bar': { backgroundColor: color.line },
  '::-webkit-progress-value': { backgroundColor: color.positive },
  '::-moz-progress-bar': { backgroundColor: color.positive },
})
export const progressText = pageStyle({
  fontSize: rem(13.5),
  color: color.textMuted,
  overflowWrap: 'anywhere',
})

export const problems = pageStyle({
  display: 'grid',
  gap: 10,
  maxBlockSize: 420,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
export const said = pageStyle({ display: 'block' })
globalPageStyle(`${said}::first-letter`, { textTransform: 'uppercase' })
/** The lines of a file as they stand there. */
export const excerpt = pageStyle({
  display: 'block',
  marginBlockStart: 4,
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  backgroundColor: color.raised,
  color: color.textSoft,
  fontFamily: vars.font.mono,
  fontSize: rem(13),
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const marked = pageStyle({
  backgroundColor: color.blush,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
})

export const overview = pageStyle({ display: 'grid', gap: 14, minInlineSize: 0 })
/** The account that a row of the overview is about. */
export const pick = pageStyle({
  minBlockSize: 28,
  color: color.accent,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 560,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  selectors: { '&[aria-current]': { color: color.text } },
})
/** Wide enough for half an IBAN: where there is no room, the table scrolls. */
export const named = pageStyle({ display: 'block', minInlineSize: 158 })
export const owner = pageStyle({
  display: 'block',
  color: color.textMuted,
  fontSize: rem(13.5),
  fontWeight: 400,
})
export const choices = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: '16px 14px',
  '@media': { [print]: { display: 'none' } },
})

export const summary = pageStyle({ display: 'grid', gap: 20, minInlineSize: 0 })
export const number = pageStyle({ overflowWrap: 'anywhere' })

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: '24px 56px',
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const movements = pageStyle({ display: 'grid', gap: 18, minInlineSize: 0, paddingBlockStart: 20 })

export const filter = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '16px 14px',
  '@media': {
    [belowWide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const words = pageStyle({
  gridColumn: 'span 2',
  '@media': { [belowWide]: { gridColumn: 'span 3' }, [belowTablet]: { gridColumn: '1 / -1' } },
})

export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { [print]: { display: 'none' } },
})
