import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { today } from '../../../components/handOver.ts'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { rates } from '../../../content/rates.ts'
import type { Law } from '../law/invoice.ts'
import { decodeList } from '../law/listBytes.ts'
import type { DateOrder } from '../law/listDay.ts'
import { lawOfVisitor, servedLaw, writesMonthFirst } from './firstLaw.ts'
import * as styles from './InvoiceList.css.ts'
import { ListIntake } from './ListIntake.tsx'
import { ListResult } from './ListResult.tsx'
import { type ListSummary, readList, startListWorker } from './listTask.ts'

/** Many invoices at once: a list to paste or drop, and what follows from it by row and by debtor. */
export function InvoiceList() {
  const { t } = useLingui()
  const locale = useLocale()
  const [law, setLaw] = useState<Law | ''>(servedLaw(locale))
  const [order, setOrder] = useState<DateOrder>('dayFirst')
  const [text, setText] = useState('')
  const [summary, setSummary] = useState<ListSummary>()
  const [notice, setNotice] = useState('')
  const [isReading, setIsReading] = useState(false)
  const section = useRef<HTMLElement>(null)

  const read = async (content: string, changed: { law?: Law | ''; order?: DateOrder } = {}) => {
    if (content.trim() === '') return
    const options = {
      rates,
      today: today(),
      defaults: { law: changed.law ?? law },
      order: changed.order ?? order,
    }
    setText(content)
    setNotice('')
    setIsReading(true)
    try {
      setSummary(await readList(content, options))
    } catch {
      setNotice(
        t`La liste n’a pas pu être lue : rechargez la page et recommencez ; vos données n’ont pas quitté votre appareil.`,
      )
    }
    setIsReading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    startListWorker()
    const first = writesMonthFirst(locale) ? 'monthFirst' : 'dayFirst'
    setOrder(first)
    // What was chosen before the page was ready.
    const served = section.current?.querySelector('select')?.value as Law | '' | undefined
    const chosen = served || lawOfVisitor(locale)
    setLaw(chosen)
    const file = section.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
    if (file)
      void file
        .arrayBuffer()
        .then(bytes => read(decodeList(new Uint8Array(bytes)), { law: chosen, order: first }))
  }, [])
  return (
    <section ref={section} className={styles.list} aria-labelledby="several-invoices">
      <div className={styles.words}>
        <Heading level={2} size="heading" id="several-invoices">
          <Trans>Plusieurs factures à la fois.</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>
            Collez ou déposez une liste : date, montant, délai ou échéance et, si vous les avez, client,
            numéro, paiement. Jusqu’à 5 000 lignes ; rien n’est envoyé.
          </Trans>
        </Text>
      </div>
      <ListIntake
        law={law}
        onLaw={next => {
          setLaw(next)
          void read(text, { law: next })
        }}
        onRead={content => void read(content)}
      />
      <div role="status">
        {isReading && (
          <Text>
            <Trans>Calcul en cours…</Trans>
          </Text>
        )}
        {notice && <Text tone="accent">{notice}</Text>}
      </div>
      {summary && (
        <ListResult
          summary={summary}
          onOrder={next => {
            setOrder(next)
            void read(text, { order: next })
          }}
        />
      )}
    </section>
  )
}
