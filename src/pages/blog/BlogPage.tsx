import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import type { BlogPage as Blog } from '../../content/types.ts'
import { ArticleCard } from '../../site/ArticleCard.tsx'
import { ClosingBlock } from '../../site/ClosingBlock.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import * as styles from './BlogPage.css.ts'
import { FeaturedArticle } from './FeaturedArticle.tsx'
import { Pager } from './Pager.tsx'

/** The blog index: banner, the featured article on its first page, a grid of articles, and the way to older ones. */
export function BlogPage() {
  // Two routes show it: the first page of the index, and the numbered ones.
  const { featured, items, page, pages } = useLoaderData({ strict: false }) as Blog
  return (
    <>
      <Wrap>
        <header className={styles.banner}>
          <div className={styles.title}>
            <Heading level={1} size="title">
              <Trans>Le métier de trésorier, écrit par ceux qui l’outillent.</Trans>
            </Heading>
          </div>
          <div className={styles.lead}>
            <Text size="lead" tone="soft">
              <Trans>
                Chaque article pose une question précise, déroule un exemple chiffré et dit quoi faire lundi.
              </Trans>
            </Text>
          </div>
        </header>
        {featured && <FeaturedArticle article={featured} />}
        <section className={styles.articles} aria-labelledby="recent">
          <VisuallyHidden>
            <h2 id="recent">
              <Trans>Articles récents</Trans>
            </h2>
          </VisuallyHidden>
          <div className={styles.grid}>
            {items.map(article => (
              <ArticleCard key={article.id} article={article} size="large" topic />
            ))}
          </div>
          {pages > 1 && <Pager page={page} pages={pages} />}
        </section>
      </Wrap>
      <Section space="none">
        <ClosingBlock />
      </Section>
    </>
  )
}
