import { Trans, useLingui } from '@lingui/react/macro'
import { TextLink } from '../../components/links.tsx'
import { productOf } from '../../components/products.ts'
import type { PagePath } from '../../content/pages.ts'
import { Glyph } from '../../ui/icons/Glyph.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './ArticleProduct.css.ts'

/** The page of the product that the article speaks of, beside the text. */
export function ArticleProduct({ product }: { product: PagePath }) {
  const { i18n } = useLingui()
  const { label, summary, glyph } = productOf(product)
  return (
    <aside className={styles.aside}>
      <div className={styles.box}>
        {glyph && <Glyph name={glyph} size={60} />}
        <h2 className={styles.name}>{i18n._(label)}</h2>
        <Text size="small" tone="soft">
          {i18n._(summary)}
        </Text>
        <TextLink to={product}>
          <Trans comment="link from an article to the page of the module it speaks of">Voir la page</Trans>
        </TextLink>
        <TextLink to="/contact" hash="CPI">
          <Trans comment="link from an article to the contact form, for the reader's own case">
            Parler de votre cas
          </Trans>
        </TextLink>
      </div>
    </aside>
  )
}
