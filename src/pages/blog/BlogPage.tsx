import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ArticleCard } from '../../components/article/ArticleCard.tsx'
import { topicLabels } from '../../components/article/topics.ts'
import { navigationLabel } from '../../components/navigation.ts'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Crumbs } from '../../components/section/Crumbs.tsx'
import type { Topic } from '../../content/topics.ts'
import type { ArticleSummary, BlogPage as Blog } from '../../content/types.ts'
import { Heading } from '../../ui/Heading.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './BlogPage.css.ts'
import { FeaturedArticle } from './FeaturedArticle.tsx'
import { Pager } from './Pager.tsx'
import { Topics } from './Topics.tsx'

/** What each topic is about, in one sentence. */
const topicLeads = {
  treasury: msg`Position, prévision, BFR, cash pooling : ce que fait une trésorerie, chiffres à l’appui, de la première feuille de calcul au logiciel.`,
  risk: msg`Fraude au virement, séparation des tâches, conformité, change et taux : les risques d’une trésorerie et les contrôles qui les tiennent.`,
  banking: msg`EBICS, Swift, API, SEPA, eBAM : comment les ordres partent, comment les relevés arrivent, et ce que demandent les banques.`,
  cases: msg`Trois études de cas illustratives : une entreprise, ses comptes, ce qu’elle a changé et ce qu’elle mesure depuis.`,
} as const satisfies Record<Topic, unknown>

/** How many articles stand in a row where there is most room: of a topic, they are on its first screen. */
const firstRow = 3

/** The blog index: banner, the featured article on its first page, a grid of articles, and the way to older ones. */
export function BlogPage() {
  const { t, i18n } = useLingui()
  // Four routes show it: the index and each topic, their first pages and the numbered ones.
  const { featured, topic, items, page, pages, counts } = useLoaderData({ strict: false }) as Blog
  // Where none is featured, the cover that is seen first is that of the first card.
  const first = featured ? undefined : items[0]
  const card = (article: ArticleSummary) => (
    <ArticleCard
      key={article.id}
      article={article}
      size="large"
      topic={!topic}
      priority={article === first}
    />
  )
  return (
    <>
      <Wrap>
        <header className={styles.banner}>
          {topic && (
            <Crumbs
              above={[{ to: '/blog', label: i18n._(navigationLabel('/blog')) }]}
              here={i18n._(topicLabels[topic])}
            />
          )}
          <div className={styles.title}>
            <Heading level={1} size="title">
              {topic ? (
                i18n._(topicLabels[topic])
              ) : (
                <Trans>Le métier de trésorier, écrit par ceux qui l’outillent.</Trans>
              )}
            </Heading>
          </div>
          <div className={styles.lead}>
            <Text size="lead" tone="soft">
              {topic ? (
                i18n._(topicLeads[topic])
              ) : (
                <Trans>
                  Chaque article pose une question précise, déroule un exemple chiffré et dit quoi faire
                  lundi.
                </Trans>
              )}
            </Text>
          </div>
        </header>
        {featured && <FeaturedArticle article={featured} />}
        <section className={styles.articles} aria-labelledby="recent">
          <VisuallyHidden>
            <h2 id="recent">{topic ? t`Articles de ce sujet` : t`Articles récents`}</h2>
          </VisuallyHidden>
          <Topics current={topic} counts={counts} />
          <div className={styles.grid}>
            {items.slice(0, firstRow).map(card)}
            {items.slice(firstRow).map(card)}
          </div>
          {pages > 1 && <Pager topic={topic} page={page} pages={pages} />}
        </section>
      </Wrap>

      <ClosingBlock />
    </>
  )
}
