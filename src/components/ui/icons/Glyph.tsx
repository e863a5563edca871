import glyphsUrl from '#engraved/glyphs.svg?url'
import * as styles from './icons.css.ts'

export type GlyphName =
  | 'payments'
  | 'statements'
  | 'treasury'
  | 'liquidity'
  | 'accounting'
  | 'reconciliation'
  | 'powers'
  | 'mandates'
  | 'mobile'

type GlyphProps = { name: GlyphName; size: 30 | 44 | 60 | 72 }

/** The engraved icon of a module; always beside the module's name. */
export function Glyph({ name, size }: GlyphProps) {
  return (
    <svg className={styles.glyph} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <use href={`${glyphsUrl}#${name}`} />
    </svg>
  )
}
