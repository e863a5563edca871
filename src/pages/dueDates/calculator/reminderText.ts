import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { formatDay, formatMoney, formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Claim } from '../law/claim.ts'
import { type InterestLine, usesAgreedRate } from '../law/interest.ts'
import { currencyOf, type Invoice } from '../law/invoice.ts'

/** How a debtor in the United Kingdom writes a day. */
const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The provision that the interest rests on. */
function provision({ law, buyer, rate }: Invoice): MessageDescriptor {
  if (law === 'EU') return msg`la directive 2011/7/UE, telle que transposée`
  if (law === 'UK')
    return !rate
      ? msg`le Late Payment of Commercial Debts (Interest) Act 1998`
      : msg`les conditions de notre contrat`
  return buyer === 'business'
    ? msg`l’article L. 441-10, II, du code de commerce`
    : msg`les articles L. 2192-13 et R. 2192-31 du code de la commande publique`
}

/** The provision that the fixed sum rests on. */
function provisionOfIndemnity({ law, buyer }: Invoice): MessageDescriptor {
  if (law === 'EU') return msg`article 6 de la directive`
  if (law === 'UK') return msg`section 5A du Late Payment of Commercial Debts (Interest) Act 1998`
  return buyer === 'business'
    ? msg`article D. 441-5 du code de commerce`
    : msg`article D. 2192-35 du code de la commande publique`
}

type Span = Pick<InterestLine, 'percent' | 'from' | 'to' | 'isEstimated'> & { isAgreed: boolean }

/** The rates with their days; an agreed one runs through the half-years. */
function spansOf({ invoice, late }: Claim): Span[] {
  const spans: Span[] = []
  for (const { percent, from, to, isEstimated, isBelowFloor } of late.lines) {
    const isAgreed = usesAgreedRate(invoice) && !isBelowFloor
    const before = spans.at(-1)
    if (isAgreed && before?.isAgreed) before.to = to
    else spans.push({ percent, from, to, isEstimated, isAgreed })
  }
  return spans
}

/**
 * The result as a creditor would write it, in the language of `i18n`: the provision, the rates with their half-years, and
 * what is owed. Estimates are marked.
 * @param reference the number of the invoice; empty if it is not known.
 */
export function reminderText(i18n: I18n, claim: Claim, reference: string): string {
  const locale = i18n.locale as Locale
  const { invoice, late, lawfulDue, until } = claim
  const say = (message: MessageDescriptor) => i18n._(message)
  const day = (value: string) =>
    invoice.law === 'UK' && locale === 'en' ? british.format(new Date(value)) : formatDay(value, locale)
  const money = (value: number, currency = invoice.currency) => formatMoney(value / 100, currency, locale)
  const date = day(invoice.invoiced)
  const due = day(lawfulDue)
  const amount = money(invoice.amount)
  const named = reference.trim()
    ? say(msg`Notre facture n° ${reference.trim()} du ${date}, d’un montant de ${amount} TTC,`)
    : say(msg`Notre facture du ${date}, d’un montant de ${amount} TTC,`)
  const paid = invoice.paid && day(invoice.paid)
  if (late.days === 0)
    return paid
      ? say(msg`${named} a été payée le ${paid}. Nous vous en remercions.`)
      : say(msg`${named} est à payer le ${due} au plus tard.`)

  const delay = say(msg`${plural(late.days, { one: '# jour', other: '# jours' })}`)
  const now = day(until)
  const opening = paid
    ? msg`${named} était à payer le ${due}. Elle a été payée le ${paid}, avec ${delay} de retard.`
    : msg`Sauf erreur de notre part, le paiement suivant ne nous est pas parvenu. ${named} était à payer le ${due} ; au ${now}, elle a ${delay} de retard.`
  const law = say(provision(invoice))
  const rateOf = ({ percent, from, to, isEstimated, isAgreed }: Span) => {
    const rate = formatNumber(percent / 100, locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    })
    const [first, last] = [day(from), day(to)]
    const when = say(
      from === to
        ? msg({ message: `le ${first}`, comment: 'when a rate holds: on one day' })
        : msg({ message: `du ${first} au ${last}`, comment: 'when a rate holds: from one day to another' }),
    )
    if (isAgreed) return say(msg`au taux convenu de ${rate} ${when}`)
    return isEstimated ? say(msg`${rate} (estimation à confirmer) ${when}`) : `${rate} ${when}`
  }
  const rates = spansOf(claim).map(rateOf).join(say(msg`, puis `))
  const interest = money(late.interest)
  const indemnityCurrency = currencyOf(invoice.law)
  const indemnity = money(late.indemnity, indemnityCurrency)
  const article = say(provisionOfIndemnity(invoice))
  const claims = [
    say(msg`– intérêts de retard, ${rates} : ${interest}`),
    ...(late.indemnity > 0
      ? [
          invoice.law === 'UK'
            ? say(msg`– somme forfaitaire (${article}) : ${indemnity}`)
            : say(msg`– indemnité forfaitaire pour frais de recouvrement (${article}) : ${indemnity}`),
        ]
      : []),
  ]
  const isOneSum = indemnityCurrency === invoice.currency || late.indemnity === 0
  const sum = (paid ? 0 : invoice.amount) + late.interest + late.indemnity
  const total = isOneSum
    ? money(sum)
    : `${money(sum - late.indemnity)} + ${money(late.indemnity, indemnityCurrency)}`
  const closing = paid
    ? msg`Il reste donc à régler ${total}. Merci de nous en indiquer la date de paiement.`
    : msg`Le total à régler, facture comprise, est de ${total}. Merci de nous indiquer la date de votre paiement.`
  const { due: agreed, limit } = claim
  const isCapped = limit && limit !== 'notBeforeInvoice' && invoice.term.kind !== 'none'
  const agreedDay = day(agreed)
  const isAgainst =
    limit === 'sixtyUnlessFair'
      ? msg`L’échéance convenue, le ${agreedDay}, dépasse les 60 jours que la loi admet, faute d’un accord exprès qui ne lèse pas le créancier.`
      : msg`L’échéance convenue, le ${agreedDay}, dépasse le délai que la loi permet.`
  const lawful = isCapped ? ` ${say(isAgainst)}` : ''
  return [
    `${say(opening)}${lawful}`,
    [say(msg`Ce retard ouvre droit, selon ${law}, à :`), ...claims].join('\n'),
    say(closing),
  ].join('\n\n')
}
