import { localizePath } from '../../i18n/paths.ts'
import { origin } from '../../seo/site.ts'
import { Brand } from '../header/Brand.tsx'
import { useLocale } from '../useLocale.ts'
import * as styles from './lists.css.ts'

/** On paper alone: whose page this is, and where it is read. `path` is its bare address. */
export function Letterhead({ path }: { path: string }) {
  const locale = useLocale()
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <Brand />
      <span className={styles.letterheadAddress}>
        {origin.replace(/^https?:\/\//, '') + localizePath(path, locale)}
      </span>
    </div>
  )
}
