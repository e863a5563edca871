import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ArticleCard } from '../../components/article/ArticleCard.tsx'
import { Contents } from '../../components/article/Contents.tsx'
import { Prose } from '../../components/article/Prose.tsx'
import { Link, TextLink as RouterTextLink } from '../../components/links.tsx'
import { productOf } from '../../components/products.ts'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Glyph } from '../../components/ui/icons/Glyph.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import type { PagePath } from '../../content/pages.ts'
import type { ArticleData, ArticleSummary, CaseStudy } from '../../content/types.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { ArticleHeader } from './ArticleHeader.tsx'
import * as styles from './ArticlePage.css.ts'

/** The client of a case study: presentation, sector, size and the person quoted. */
function CaseCard({ details }: { details: CaseStudy }) {
  const { t } = useLingui()
  const { company, presentation, sector, size, author, role } = details
  return (
    <aside className={styles.card}>
      <Text size="small" tone="muted">
        <Trans>Cas illustratif : l’organisation et les personnes sont fictives.</Trans>
      </Text>
      <Text>{presentation}</Text>
      <FactList
        items={[
          {
            term: t({ message: `Organisation`, comment: 'case study: name of the company' }),
            detail: company,
          },
          { term: t({ message: `Secteur`, comment: 'case study: line of business' }), detail: sector },
          { term: t({ message: `Taille`, comment: 'case study: size of the company' }), detail: size },
          {
            term: t({ message: `Témoin`, comment: 'case study: the person quoted' }),
            detail: `${author}, ${role}`,
          },
        ]}
      />
    </aside>
  )
}

/** Beside the text: the product page that the article is about. */
function ArticleProduct({ product }: { product: PagePath }) {
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
        <RouterTextLink to={product}>
          <Trans comment="link from an article to the page of the module it speaks of">Voir la page</Trans>
        </RouterTextLink>
        <RouterTextLink to="/contact" hash="CPI">
          <Trans comment="link from an article to the contact form, for the reader's own case">
            Parler de votre cas
          </Trans>
        </RouterTextLink>
      </div>
    </aside>
  )
}

type Neighbour = ArticleData['next']

/** The articles before and after this one, by date. */
function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const { t } = useLingui()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t`Articles voisins`}>
      {previous && (
        <Link to="/blog-post-{$id}" params={{ id: previous.id }}>
          <small className={styles.label}>
            <Trans comment="the article published before this one">Article précédent</Trans>
          </small>{' '}
          {previous.title}
        </Link>
      )}{' '}
      {next && (
        <Link to="/blog-post-{$id}" params={{ id: next.id }}>
          <small className={styles.label}>
            <Trans comment="the article published after this one">Article suivant</Trans>
          </small>{' '}
          {next.title}
        </Link>
      )}
    </nav>
  )
}

/** What to read next. */
function RelatedArticles({ articles }: { articles: ArticleSummary[] }) {
  return (
    <Section labelledBy="related">
      <Wrap>
        <div className={styles.head}>
          <Heading level={2} size="heading" id="related">
            <Trans>À lire ensuite</Trans>
          </Heading>
          <RouterTextLink to="/blog">
            <Trans>Tous les articles</Trans>
          </RouterTextLink>
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

/** A notice above an article whose source has changed since its translation. */
function Behind({ path }: { path: string }) {
  return (
    <Text as="div" size="small" tone="soft">
      <p>
        <Trans comment="above a translated article">L’article a été modifié depuis cette traduction.</Trans>
      </p>
      <TextLink href={localizePath(path, defaultLocale)}>
        <Trans comment="follows “the article has changed since it was translated”; the original is in French">
          Lire la version à jour, en français
        </Trans>
      </TextLink>
    </Text>
  )
}

const articleRoute = getRouteApi('/blog-post-{$id}')

/** An article: header and cover, contents, body, the product it speaks of, what to read next. */
export function ArticlePage() {
  const { t } = useLingui()
  const article = articleRoute.useLoaderData()
  const { meta, toc, html } = article
  return (
    <>
      <article className={styles.measured}>
        <div className={styles.line} data-late="" aria-hidden="true" />
        <ArticleHeader meta={meta} />

        <Wrap>
          <div className={styles.columns}>
            <Contents toc={toc} label={t`Dans cet article`} />
            <div className={styles.main}>
              {meta.behind && <Behind path={meta.path} />}
              {meta.case && <CaseCard details={meta.case} />}
              <Prose id="article-body" html={html} />
            </div>
            <ArticleProduct product={meta.product} />
          </div>
          <Neighbours previous={article.previous} next={article.next} />
        </Wrap>
      </article>

      <RelatedArticles articles={article.related} />
      <ClosingBlock />
    </>
  )
}
