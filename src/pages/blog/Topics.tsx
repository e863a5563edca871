import { Trans, useLingui } from '@lingui/react/macro'
import { topicLabels } from '../../components/article/topics.ts'
import { Link } from '../../components/links.tsx'
import { type Topic, topics } from '../../content/topics.ts'
import { blogLink } from './blogLink.ts'
import * as styles from './Topics.css.ts'

type TopicsProps = { current: Topic | undefined; counts: Record<Topic, number> }

/** The topics of the blog with how many articles each has; the choice is an address, so it can be kept and shared. */
export function Topics({ current, counts }: TopicsProps) {
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
      </Link>
      {topics.map(topic => (
        <Link
          key={topic}
          className={styles.topic}
          {...blogLink({ topic, page: 1 })}
          inactiveProps={state(topic)}
        >
          {i18n._(topicLabels[topic])} <span className={styles.count}>{counts[topic]}</span>
        </Link>
      ))}
    </nav>
  )
}
