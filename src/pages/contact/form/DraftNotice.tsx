import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../components/ui/Alert.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { Fields } from '../mail/fields.ts'
import type { DraftNews } from './useDraft.ts'

/** The date in the visitor's time zone. */
const dayOf = (time: number) => {
  const date = new Date(time)
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString()
}

type DraftNoticeProps = {
  news: NonNullable<DraftNews>
  onClear: () => void
  onRestore: (fields: Readonly<Partial<Fields>>) => void
}

/** Says that a draft was restored or deleted, and offers to undo it; or that the page was left while it was sent. */
export function DraftNotice({ news, onClear, onRestore }: DraftNoticeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  if (news.kind === 'cleared') {
    return (
      <Alert
        key="cleared"
        icon="draft"
        role="status"
        title={t`Brouillon effacé`}
        action={
          <button type="button" onClick={() => onRestore(news.fields)}>
            <Trans comment="undoes the clearing of the form">Rétablir</Trans>
          </button>
        }
      />
    )
  }
  if (news.kind === 'posted') {
    return (
      <Alert
        key="posted"
        icon="draft"
        role="status"
        title={t`Vous avez quitté cette page pendant l’envoi de votre message`}
        action={
          <button type="button" onClick={() => onRestore(news.draft.fields)}>
            <Trans comment="fills the form with a message that was perhaps sent">Reprendre son texte</Trans>
          </button>
        }
      >
        <Trans>Il est sans doute arrivé. Ne le renvoyez que si personne ne vous répond.</Trans>
      </Alert>
    )
  }
  const [typed, until] = [news.draft.typed, news.draft.until].map(time =>
    formatDay(dayOf(time), locale, { day: 'numeric', month: 'long' }),
  )
  return (
    <Alert
      key="found"
      icon="draft"
      role="status"
      title={t`Nous avons retrouvé votre brouillon`}
      action={
        <button type="button" onClick={onClear}>
          <Trans>Effacer</Trans>
        </button>
      }
    >
      <Trans comment="two days, such as 18 May and 25 May">
        Gardé sur cet appareil le {typed}, jusqu’au {until}.
      </Trans>
    </Alert>
  )
}
