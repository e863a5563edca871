import { getRouteApi } from '@tanstack/react-router'
import { ClosingBlock } from '../../site/ClosingBlock.tsx'
import { Section } from '../../ui/Section.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleContents } from './ArticleContents.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import * as styles from './ArticlePage.css.ts'
import { ArticleProduct } from './ArticleProduct.tsx'
import { CaseCard } from './CaseCard.tsx'
import { Neighbours } from './Neighbours.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

const route = getRouteApi('/blog-post-{$id}')

/** An article: header and cover, contents, body, the product it speaks of, what to read next. */
export function ArticlePage() {
  const article = route.useLoaderData()
  const { meta, toc, html } = article
  return (
    <>
      <article>
        <ArticleHeader meta={meta} />
        <Wrap>
          <div className={styles.columns}>
            <ArticleContents toc={toc} />
            <div className={styles.main}>
              {meta.case && <CaseCard details={meta.case} />}
              <ArticleBody html={html} />
            </div>
            <ArticleProduct product={meta.product} />
          </div>
          <Neighbours previous={article.previous} next={article.next} />
        </Wrap>
      </article>
      <RelatedArticles articles={article.related} />
      <Section space="none">
        <ClosingBlock />
      </Section>
    </>
  )
}
