import { Trans } from '@lingui/react/macro'
import { ArticleCard } from '../../components/article/ArticleCard.tsx'
import { TextLink } from '../../components/links.tsx'
import type { ArticleSummary } from '../../content/types.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import * as styles from './RelatedArticles.css.ts'

/** What to read next. */
export function RelatedArticles({ articles }: { articles: ArticleSummary[] }) {
  return (
    <Section labelledBy="related">
      <Wrap>
        <div className={styles.head}>
          <Heading level={2} size="heading" id="related">
            <Trans>À lire ensuite</Trans>
          </Heading>
          <TextLink to="/blog">
            <Trans>Tous les articles</Trans>
          </TextLink>
        </div>
        <div className={styles.cards}>
          {articles.map(article => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      </Wrap>
    </Section>
  )
}
