import { setupI18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import type { Calculation } from '../../dueDates/calculate.ts'
import { calendarFile } from '../../dueDates/calendarEntry.ts'
import type { Law } from '../../dueDates/terms.ts'
import { loadMessages } from '../../i18n/catalogs.ts'
import { type Locale, locales, localeTable } from '../../i18n/locales.ts'
import { copyText, saveFile } from '../../lib/handOver.ts'
import { origin } from '../../seo/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Select } from '../../ui/Select.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './DueDates.css.ts'
import { reminderText } from './reminderText.ts'

type ReminderProps = { law: Law; invoiced: string; result: Calculation }

/** The result as a text to copy, in any language of the site, and as an entry for the calendar. */
export function Reminder({ law, invoiced, result }: ReminderProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [chosen, setChosen] = useState({ locale, i18n })
  const [notice, setNotice] = useState('')
  const text = reminderText(chosen.i18n, { law, invoiced, result })

  const choose = async (next: Locale) => {
    setNotice('')
    const instance = next === locale ? i18n : setupI18n({ locale: next, messages: { [next]: {} } })
    try {
      await loadMessages(['dueDates'], instance)
      setChosen({ locale: next, i18n: instance })
    } catch {
      setNotice(t`Cette langue n’est pas encore sur votre appareil : réessayez en ligne.`)
    }
  }
  const copy = async () => {
    const isCopied = await copyText(text)
    setNotice(isCopied ? t`Texte copié.` : t`Le navigateur refuse la copie : sélectionnez le texte.`)
  }
  const save = () => {
    const file = calendarFile({
      day: result.due,
      summary: t`Échéance de facture`,
      description: text,
      now: Date.now(),
      host: new URL(origin).hostname,
    })
    saveFile(`${result.due}.ics`, file, 'text/calendar')
  }
  return (
    <div className={styles.part}>
      <Heading level={3} size="subheading">
        <Trans>À reprendre dans votre relance</Trans>
      </Heading>
      <Select
        id="due-language"
        name="language"
        label={t`Langue du texte`}
        value={chosen.locale}
        options={locales.map(value => ({ value, label: localeTable[value].name }))}
        onChange={choose}
      />
      <p className={styles.reminder} lang={chosen.locale}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={copy}>
          <Trans>Copier le texte</Trans>
        </Button>
        <Button tone="secondary" onClick={save}>
          <Trans>Ajouter au calendrier (.ics)</Trans>
        </Button>
      </div>
      <div role="status">{notice && <Text size="small">{notice}</Text>}</div>
    </div>
  )
}
