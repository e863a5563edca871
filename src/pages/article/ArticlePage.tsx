import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Contents } from '../../components/article/Contents.tsx'
import { Prose } from '../../components/article/Prose.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import * as styles from './ArticlePage.css.ts'
import { ArticleProduct } from './ArticleProduct.tsx'
import { Behind } from './Behind.tsx'
import { CaseCard } from './CaseCard.tsx'
import { Neighbours } from './Neighbours.tsx'
import * as progress from './Progress.css.ts'
import { RelatedArticles } from './RelatedArticles.tsx'

const articleRoute = getRouteApi('/blog-post-{$id}')

/** An article: header and cover, contents, body, the product it speaks of, what to read next. */
export function ArticlePage() {
  const { t } = useLingui()
  const article = articleRoute.useLoaderData()
  const { meta, toc, html } = article
  return (
    <>
      <article className={progress.measured}>
        <div className={progress.line} data-late="" aria-hidden="true" />
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
