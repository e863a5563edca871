import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Contents } from '../../components/article/Contents.tsx'
import { Prose } from '../../components/article/Prose.tsx'
import { Crumbs } from '../../components/section/Crumbs.tsx'
import { Letterhead } from '../../components/section/Letterhead.tsx'
import type { LegalData } from '../../content/types.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import * as styles from './LegalPage.css.ts'
import { Publisher } from './Publisher.tsx'

/** A legal document: its date, its numbered sections, and their contents beside them. */
export function LegalPage() {
  const { t } = useLingui()
  const { meta, toc, html } = useLoaderData({ strict: false }) as LegalData
  const { minutes } = meta
  return (
    <Wrap>
      <header className={styles.header}>
        <Letterhead path={`/${meta.id}`} />
        <Crumbs here={meta.title} />
        <Heading level={1} size="title">
          {meta.title}
        </Heading>
        <p className={styles.facts}>
          <span>
            <Trans comment="date of the last revision of a legal document">
              Mise à jour le <time dateTime={meta.updated}>{meta.updatedText}</time>
            </Trans>
          </span>
          <span>
            <Trans comment="how long it takes to read a legal document">{minutes} min de lecture</Trans>
          </span>
        </p>
      </header>

      <div className={styles.columns}>
        <Contents toc={toc} label={t`Sommaire`} numbered />
        <div className={styles.main}>
          {meta.id === 'terms' && (
            <div className={styles.publisher}>
              <Publisher />
            </div>
          )}
          <Prose html={html} numbered />
        </div>
      </div>
    </Wrap>
  )
}
