import contact from '#engraved/contact.svg?url'
import contactDark from '#engraved/contact-dark.svg?url'
import * as styles from './ContactPage.css.ts'

/** The wave that runs behind the form, from one edge of the page to the other. */
export const Engraving = () => (
  <picture className={styles.engraving}>
    <source media="(prefers-color-scheme: dark)" srcSet={contactDark} />
    <img src={contact} alt="" width={1440} height={430} className={styles.wave} />
  </picture>
)
