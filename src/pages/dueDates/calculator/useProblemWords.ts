import { useLingui } from '@lingui/react/macro'
import { type EntryField, outsideTheEuro, type Problem, type ProblemKind } from '../law/entry.ts'

/** Says what is wrong with an entry, or doubtful about it, and what is expected. */
export function useProblemWords() {
  const { t } = useLingui()
  const choices: Partial<Record<EntryField, string>> = {
    law: 'FR, EU, UK',
    buyer: 'business, public, health',
    sector: 'transport, perishable, freshMeat, spirits, wine',
    term: t({
      message: `60, 45 jours fin de mois, rien`,
      comment: 'terms of payment that a list may hold: 60, 45 days EOM, none',
    }),
    method: 'monthEndLast, monthEndFirst',
    currency: 'EUR, GBP',
    movesWeekends: 'true, false',
    fairTerm: 'true, false',
  }
  const others = outsideTheEuro.join(', ')
  const words: Record<Exclude<ProblemKind, 'unknown'>, string> = {
    missing: t`À remplir.`,
    notAnAmount: t`Entrez un montant à deux décimales au plus, comme 1 250,50.`,
    twoCurrencies: t`Le montant est dans une autre monnaie que la ligne : laquelle est la bonne ?`,
    moreCells: t`La ligne a plus de cellules que la première : mettez entre guillemets les valeurs qui contiennent le séparateur.`,
    openQuote: t`Un guillemet ouvert dans cette ligne n’est pas refermé : les lignes suivantes, jusqu’au prochain guillemet, n’ont pas été lues.`,
    notPositive: t`Entrez un montant supérieur à zéro ; un avoir ne se réclame pas.`,
    notDays: t`Entrez un nombre entier de jours, de 0 à 999.`,
    notARate: t`Entrez un taux annuel inférieur à 100, comme 8 ou 8,50.`,
    notADate: t`Entrez une date entière : jour, mois et année.`,
    notCovered: t`Hors de la zone euro (${others}), chaque pays a son taux de référence : l’outil ne les couvre pas.`,
    fractions: t`L’outil ne calcule que dans des monnaies à deux décimales : convertissez le montant.`,
    longAgo: t`Avant 2013, ces règles ne s’appliquaient pas encore : est-ce la bonne date ?`,
    farAhead: t`Dans plus de deux ans : est-ce la bonne date ?`,
    beforeInvoice: t`Avant la date de la facture : est-ce la bonne date ?`,
    elsewhere: t`Seul le droit français entre entreprises connaît des délais par secteur : celui-ci n’est pas pris en compte.`,
    otherCurrency: t`L’indemnité reste dans la monnaie du droit choisi : elle ne s’ajoute pas telle quelle.`,
    beyondMaximum: t`Délai plus long que la loi ne le permet : les intérêts partent de l’échéance légale.`,
    belowFloor: t`Sous le minimum de la loi : le calcul retient le taux par défaut dans ces semestres.`,
    doubtfulRemedy: t`Moins que Bank Rate + 5 points : le taux n’est peut-être pas une réparation suffisante (« substantial remedy », section 9) ; le taux légal et la somme forfaitaire s’appliqueraient alors.`,
    setByLaw: t`Le taux des acheteurs publics français est fixé par décret : le taux convenu n’est pas pris en compte.`,
  }
  return ({ field, kind }: Pick<Problem, 'field' | 'kind'>): string => {
    if (kind !== 'unknown') return words[kind]
    const known = choices[field] ?? ''
    return t`Valeur inconnue ; écrivez par exemple ${known}.`
  }
}
