import { origin } from '../../content/site.ts'
import { localizePath } from '../../i18n/paths.ts'
import { Brand } from '../header/Brand.tsx'
import { useLocale } from '../useLocale.ts'
import * as styles from './Letterhead.css.ts'

/** Print only: the name of the site and the address of the page. `path` is its bare path. */
export function Letterhead({ path }: { path: string }) {
  const locale = useLocale()
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <Brand />
      <span className={styles.address}>
        {origin.replace(/^https?:\/\//, '') + localizePath(path, locale)}
      </span>
    </div>
  )
}
