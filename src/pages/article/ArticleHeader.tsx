import { Trans, useLingui } from '@lingui/react/macro'
import { coverSources } from '../../artwork/coverSources.ts'
import { DraftTag } from '../../components/article/DraftTag.tsx'
import { topicLabels } from '../../components/article/topics.ts'
import { navigationLabel } from '../../components/navigation.ts'
import { Crumbs } from '../../components/section/Crumbs.tsx'
import { FactSeparator } from '../../components/section/FactSeparator.tsx'
import { Letterhead } from '../../components/section/Letterhead.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { siteName } from '../../content/site.ts'
import type { ArticleMeta, ArticleSummary } from '../../content/types.ts'
import * as styles from './ArticleHeader.css.ts'

/**
 * Two buttons, activated by `components/article/sharing.ts`: copy the address, or share it with the browser's dialog.
 */
function Share({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <span className={styles.share}>
      <button type="button" className={styles.button} data-copy={t`Lien copié`}>
        {t`Copier le lien`}
      </button>{' '}
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
      <button type="button" className={styles.button} data-share={title} hidden>
        <Trans comment="button: share the article with the means of the browser">Partager</Trans>
      </button>
    </span>
  )
}

type Meta = ArticleSummary & Pick<ArticleMeta, 'updated' | 'updatedText'>

/** Breadcrumb, title, author, dates, reading time, what is fictional, and the cover across the page. */
export function ArticleHeader({ meta }: { meta: Meta }) {
  const { t, i18n } = useLingui()
  const { minutes, updated } = meta
  return (
    <Wrap>
      <header className={styles.header}>
        <Letterhead path={meta.path} />
        <Crumbs
          above={[
            { to: '/blog', label: i18n._(navigationLabel('/blog')) },
            {
              to: '/blog/topic/$topic',
              params: { topic: meta.topic },
              label: i18n._(topicLabels[meta.topic]),
            },
          ]}
        />
        <div className={styles.title}>
          <Heading level={1} size="title">
            {meta.title}
          </Heading>
        </div>
        <p className={styles.facts}>
          <DraftTag article={meta} />
          <b>{t`Rédaction ${siteName}`}</b>
          <FactSeparator />
          <span>
            <time dateTime={meta.date}>{meta.dateText}</time>
          </span>
          <FactSeparator />
          {updated && (
            <>
              <span>
                <Trans comment="date of the last revision of an article">
                  Mis à jour le <time dateTime={updated}>{meta.updatedText}</time>
                </Trans>
              </span>
              <FactSeparator />
            </>
          )}
          <span>
            <Trans comment="how long it takes to read an article">{minutes} min de lecture</Trans>
          </span>
          <FactSeparator />
          <Tag tone="neutral">
            {t({
              message: `Exemples fictifs`,
              comment:
                'a badge at the head of every article: companies and amounts in its examples are invented',
            })}
          </Tag>{' '}
          <Share title={meta.title} />
        </p>
        <div className={styles.cover}>
          <Picture
            sources={coverSources({ id: meta.id, key: meta.cover.key, plate: meta.cover.plate })}
            alt={meta.coverAlt}
            width={1440}
            height={900}
            sizes="(max-width: 1280px) 100vw, 1280px"
            priority
          />
        </div>
      </header>
    </Wrap>
  )
}
