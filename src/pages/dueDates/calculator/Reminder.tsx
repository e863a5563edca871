import { setupI18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { copyText, saveFile } from '../../../components/handOver.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Select } from '../../../components/ui/Select.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { origin } from '../../../content/site.ts'
import { loadMessages } from '../../../i18n/catalogs.ts'
import { type Locale, locales, localeTable } from '../../../i18n/locales.ts'
import { calendarFile } from '../law/calendarEntry.ts'
import type { Claim } from '../law/claim.ts'
import * as styles from './DueDates.css.ts'
import { reminderText } from './reminderText.ts'

const reminders = ['7', '0', '1', '3', '14', ''] as const

/** The result as a text to copy, in the language of the invoice, and as an entry for the calendar. */
export function Reminder({ claim }: { claim: Claim }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [chosen, setChosen] = useState({ locale, i18n })
  const [reference, setReference] = useState('')
  const [before, setBefore] = useState<(typeof reminders)[number]>('7')
  const [notice, setNotice] = useState('')
  const text = reminderText(chosen.i18n, claim, reference)

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
    const { invoice, lawfulDue } = claim
    const file = calendarFile({
      day: lawfulDue,
      summary: reference ? t`Échéance de la facture ${reference}` : t`Échéance de facture`,
      description: text,
      identity: [invoice.law, invoice.invoiced, invoice.amount, reference.trim()].join(' '),
      reminder: before === '' ? undefined : Number(before),
      now: Date.now(),
      host: new URL(origin).hostname,
    })
    saveFile(`${lawfulDue}.ics`, file, 'text/calendar')
  }
  const labels: Record<(typeof reminders)[number], string> = {
    '': t({ message: `Sans rappel`, comment: 'reminder of a calendar entry' }),
    '0': t({ message: `Rappel le jour même`, comment: 'reminder of a calendar entry' }),
    '1': t({ message: `Rappel la veille`, comment: 'reminder of a calendar entry' }),
    '3': t({ message: `Rappel 3 jours avant`, comment: 'reminder of a calendar entry' }),
    '7': t({ message: `Rappel 7 jours avant`, comment: 'reminder of a calendar entry' }),
    '14': t({ message: `Rappel 14 jours avant`, comment: 'reminder of a calendar entry' }),
  }
  return (
    <div className={styles.part}>
      <Heading level={3} size="subheading">
        <Trans>À reprendre dans votre relance</Trans>
      </Heading>
      <div className={styles.pair}>
        <Select
          id="due-language"
          name="language"
          label={t`Langue de la facture`}
          value={chosen.locale}
          options={locales.map(value => ({ value, label: localeTable[value].name }))}
          onChange={choose}
        />
        <Field
          id="due-reference"
          name="reference"
          label={t`Numéro de la facture`}
          required={false}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
      <p className={styles.reminder} lang={chosen.locale}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={copy}>
          <Trans>Copier le texte</Trans>
        </Button>
      </div>
      <div className={styles.pair}>
        <Select
          id="due-alarm"
          name="alarm"
          label={t`Rappel dans le calendrier`}
          value={before}
          options={reminders.map(value => ({ value, label: labels[value] }))}
          onChange={setBefore}
        />
        <div className={styles.beside}>
          <Button tone="secondary" onClick={save}>
            <Trans>Ajouter au calendrier (.ics)</Trans>
          </Button>
        </div>
      </div>
      <div role="status">{notice && <Text size="small">{notice}</Text>}</div>
    </div>
  )
}
