import { useLingui } from '@lingui/react/macro'
import { ArticleCard } from '../../components/article/ArticleCard.tsx'
import { TextLink } from '../../components/links.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { ScrollArea } from '../../components/ui/layout/ScrollArea.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import type { ArticleSummary } from '../../content/types.ts'
import * as styles from './Teasers.css.ts'

const sizes = '(max-width: 760px) 92vw, (max-width: 1100px) 46vw, 302px'

/** The latest articles in a row that scrolls sideways (`components/turning.ts`). */
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
