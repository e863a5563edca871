import { Trans } from '@lingui/react/macro'
import { coverSources } from '../../artwork/coverSources.ts'
import { DraftTag } from '../../components/article/DraftTag.tsx'
import { Link, TextLink } from '../../components/links.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { ArticleSummary } from '../../content/types.ts'
import * as styles from './BlogPage.css.ts'

/** The article that opens the blog. */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const { cover, coverAlt, date, dateText, id, summary, title } = article
  const day = <time dateTime={date}>{dateText}</time>
  return (
    <article className={styles.featured}>
      <div className={styles.picture}>
        <Picture
          sources={coverSources({ id, key: cover.key, plate: cover.plate })}
          alt={coverAlt}
          width={960}
          height={600}
          sizes="(max-width: 1100px) 92vw, 740px"
          priority
        />
      </div>
      <div className={styles.words}>
        <Text size="small" tone="muted">
          <Trans comment="date of the featured article, then: featured">{day}, à la une</Trans>
          <DraftTag article={article} />
        </Text>
        <Heading level={2} size="heading">
          <Link to="/blog-post-{$id}" params={{ id }}>
            {title}
          </Link>
        </Heading>
        <Text size="lead" tone="soft">
          {summary}
        </Text>
        <TextLink to="/blog-post-{$id}" params={{ id }}>
          <Trans>Lire l’article</Trans>
        </TextLink>
      </div>
    </article>
  )
}
