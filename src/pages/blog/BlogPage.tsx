import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useLoaderData } from '@tanstack/react-router'
import { Fragment } from 'react'
import { ArticleCard } from '../../components/article/ArticleCard.tsx'
import { topicLabels } from '../../components/article/topics.ts'
import { Link } from '../../components/links.tsx'
import { navigationLabel } from '../../components/navigation.ts'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Crumbs } from '../../components/section/Crumbs.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { type Topic, topics } from '../../content/topics.ts'
import type { ArticleSummary, BlogPage as Blog } from '../../content/types.ts'
import * as styles from './BlogPage.css.ts'
import { FeaturedArticle } from './FeaturedArticle.tsx'

/** The route parameters of a page of the blog index or of a topic; page 1 has no number in its address. */
function blogLink({ topic, page: number }: { topic?: Topic | undefined; page: number }) {
  const page = String(number)
  if (topic) {
    return number === 1
      ? linkOptions({ to: '/blog/topic/$topic', params: { topic } })
      : linkOptions({ to: '/blog/topic/$topic/$page', params: { topic, page } })
  }
  return number === 1 ? linkOptions({ to: '/blog' }) : linkOptions({ to: '/blog/$page', params: { page } })
}

type PagerProps = { topic: Topic | undefined; page: number; pages: number }

/** Pagination: numbered pages, and links to the previous and next one. */
function Pager({ topic, page, pages }: PagerProps) {
  const { t } = useLingui()
  const linkTo = (page: number) => blogLink({ topic, page })
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav className={styles.pager} aria-label={t`Pages du blog`}>
      {page > 1 && (
        <Link {...linkTo(page - 1)} rel="prev">
          <Icon name="arrowBack" />
          <Trans>Plus récents</Trans>
        </Link>
      )}
      <ol className={styles.numbers}>
        {numbers.map(number => (
          <li key={number}>
            <Link {...linkTo(number)}>{number}</Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link {...linkTo(page + 1)} rel="next">
          <Trans>Plus anciens</Trans>
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}

type TopicsProps = { current: Topic | undefined; counts: Record<Topic, number> }

/** The topics of the blog with their number of articles; each has an address of its own. */
function Topics({ current, counts }: TopicsProps) {
  const { t, i18n } = useLingui()
  const all = topics.reduce((sum, topic) => sum + counts[topic], 0)
  // Also on further pages of a topic.
  const state = (topic: Topic | undefined) => ({
    'aria-current': topic === current ? ('page' as const) : undefined,
  })
  return (
    <nav aria-label={t`Sujets`} className={styles.topics}>
      <Link className={styles.topic} to="/blog" inactiveProps={state(undefined)}>
        <Trans comment="all topics of the blog">Tous</Trans> <span className={styles.count}>{all}</span>
      </Link>{' '}
      {topics.map(topic => (
        <Fragment key={topic}>
          <Link className={styles.topic} {...blogLink({ topic, page: 1 })} inactiveProps={state(topic)}>
            {i18n._(topicLabels[topic])} <span className={styles.count}>{counts[topic]}</span>
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  )
}

/** One sentence about each topic. */
const topicLeads = {
  treasury: msg`Position, prévision, BFR, cash pooling : ce que fait une trésorerie, chiffres à l’appui, de la première feuille de calcul au logiciel.`,
  risk: msg`Fraude au virement, séparation des tâches, conformité, change et taux : les risques d’une trésorerie et les contrôles qui les tiennent.`,
  banking: msg`EBICS, Swift, API, SEPA, eBAM : comment les ordres partent, comment les relevés arrivent, et ce que demandent les banques.`,
  cases: msg`Trois études de cas illustratives : une entreprise, ses comptes, ce qu’elle a changé et ce qu’elle mesure depuis.`,
} as const satisfies Record<Topic, unknown>

/** Articles per row on wide screens: those of the first row of a topic are on the first screen. */
const firstRow = 3

/** The blog index: banner, the featured article on its first page, a grid of articles, and the way to older ones. */
export function BlogPage() {
  const { t, i18n } = useLingui()
  // Shown by four routes: the index and each topic, their first pages and the numbered ones.
  const { featured, topic, items, page, pages, counts } = useLoaderData({ strict: false }) as Blog
  // Without a featured article, the first card has the first visible cover.
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
          <VisuallyHidden as="h2" id="recent">
            {topic ? t`Articles de ce sujet` : t`Articles récents`}
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
