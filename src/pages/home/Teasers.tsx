import { useLingui } from '@lingui/react/macro'
import type { ArticleSummary } from '../../content/types.ts'
import { ArticleCard } from '../../site/ArticleCard.tsx'
import { TextLink } from '../../site/links.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ScrollArea } from '../../ui/ScrollArea.tsx'
import { Section } from '../../ui/Section.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import * as styles from './Teasers.css.ts'

const sizes = '(max-width: 760px) 92vw, (max-width: 1100px) 46vw, 302px'

/** The latest articles: one, two or four in view, the others a scroll away (`browser/turning.ts`). */
export function Teasers({ articles }: { articles: ArticleSummary[] }) {
  const { t } = useLingui()
  return (
    <Section space="end" labelledBy="teasers-title">
      <Wrap>
        <div data-turns="">
          <div className={styles.head}>
            <Heading level={2} size="heading" id="teasers-title">
              {t`Lectures pour trésoriers`}
            </Heading>
            <TextLink to="/blog">{t`Tous les articles`}</TextLink>
            <div className={styles.controls}>
              <IconButton label={t`Articles précédents`} value="-1">
                <Icon name="arrowBack" />
              </IconButton>
              <IconButton label={t`Articles suivants`} value="1">
                <Icon name="arrowForward" />
              </IconButton>
            </div>
          </div>
          <div className={styles.area} data-reveal="">
            <ScrollArea label={t`Articles récents`} snap>
              <ul className={styles.row}>
                {articles.map(article => (
                  <li key={article.id} className={styles.item}>
                    <ArticleCard article={article} sizes={sizes} />
                  </li>
                ))}
              </ul>
            </ScrollArea>
          </div>
        </div>
      </Wrap>
    </Section>
  )
}
