import { msg } from '@lingui/core/macro'
import type { Topic } from '../../content/topics.ts'

/** What each topic is about, in one sentence. */
export const topicLeads = {
  treasury: msg`Position, prévision, BFR, cash pooling : ce que fait une trésorerie, chiffres à l’appui, de la première feuille de calcul au logiciel.`,
  risk: msg`Fraude au virement, séparation des tâches, conformité, change et taux : les risques d’une trésorerie et les contrôles qui les tiennent.`,
  banking: msg`EBICS, Swift, API, SEPA, eBAM : comment les ordres partent, comment les relevés arrivent, et ce que demandent les banques.`,
  cases: msg`Trois études de cas illustratives : une entreprise, ses comptes, ce qu’elle a changé et ce qu’elle mesure depuis.`,
} as const satisfies Record<Topic, unknown>
