import { Trans } from '@lingui/react/macro'
import type { ArticleMeta } from '../../content/types.ts'
import { Tag } from '../ui/Tag.tsx'

/** Marks an article whose date lies in the future. Builds leave such articles out: only development shows them. */
export function DraftTag({
  article: { draft, dateText },
}: {
  article: Pick<ArticleMeta, 'draft' | 'dateText'>
}) {
  if (!import.meta.env.DEV || !draft) return null
  return (
    <>
      {' '}
      <Tag tone="waiting">
        <Trans comment="marks an article that is published on that day; only its authors see it">
          Brouillon jusqu’au {dateText}
        </Trans>
      </Tag>
    </>
  )
}
