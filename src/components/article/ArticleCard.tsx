import { useLingui } from '@lingui/react'
import { coverSources } from '../../artwork/coverSources.ts'
import type { ArticleSummary } from '../../content/types.ts'
import { Link } from '../links.tsx'
import { Picture } from '../ui/Picture.tsx'
import * as styles from './ArticleCard.css.ts'
import { DraftTag } from './DraftTag.tsx'
import { topicLabels } from './topics.ts'

type ArticleCardProps = {
  article: ArticleSummary
  size?: 'small' | 'large'
  topic?: boolean
  sizes?: string
  /** For the first cover on the page. */
  priority?: boolean
}

/** An article as a card: cover, date, title and summary. The whole card can be clicked. */
export function ArticleCard({
  article,
  size = 'small',
  topic = false,
  sizes,
  priority = false,
}: ArticleCardProps) {
  const { i18n } = useLingui()
  const { cover, date, dateText, id, summary, title } = article
  return (
    <article className={styles.card} data-size={size}>
      <Picture
        sources={coverSources({ id, key: cover.key, plate: cover.plate, widest: 960 })}
        // Decorative here; the article page describes it.
        alt=""
        width={960}
        height={600}
        sizes={sizes ?? '(max-width: 760px) 92vw, (max-width: 1100px) 46vw, 400px'}
        priority={priority}
      />
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        {topic && <span className={styles.topic}>, {i18n._(topicLabels[article.topic])}</span>}
        <DraftTag article={article} />
      </p>
      <h3 className={styles.title}>
        <Link to="/blog-post-{$id}" params={{ id }}>
          {title}
        </Link>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </article>
  )
}
