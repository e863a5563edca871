import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../app/head/pageHead.ts'
import { pageRoute } from '../app/pageRoute.ts'
import type { BlogPage, Topic } from '../content/types.ts'

/** The head texts of each topic. The names are those of `components/article/topics.ts`, in the catalog of the heads. */
const topics: Record<Topic, { name: MessageDescriptor; description: MessageDescriptor }> = {
  treasury: {
    name: msg`Trésorerie`,
    description: msg`Position, prévision, BFR, cash pooling : ce que fait une trésorerie, chiffres à l’appui, de la première feuille de calcul au logiciel.`,
  },
  risk: {
    name: msg`Risque et conformité`,
    description: msg`Fraude au virement, séparation des tâches, conformité, change et taux : les risques d’une trésorerie et les contrôles qui les tiennent.`,
  },
  banking: {
    name: msg`Banques et formats`,
    description: msg`EBICS, Swift, API, SEPA, eBAM : comment les ordres partent, comment les relevés arrivent, et ce que demandent les banques.`,
  },
  cases: {
    name: msg`Témoignages`,
    description: msg`Trois études de cas illustratives : une entreprise, ses comptes, ce qu’elle a changé et ce qu’elle mesure depuis.`,
  },
}

/** The head of a page of the blog index, or of one of its topics. */
function blogHead({ page, topic: id }: BlogPage, i18n: I18n): PageHead {
  if (!id) {
    return page === 1
      ? {
          title: msg`Blog de trésorerie : banques, paiements, risques`,
          description: msg`Articles pour trésoriers et directions financières : une question précise, un exemple chiffré, les sources, et ce qu’il faut faire lundi.`,
        }
      : {
          title: msg`Blog de trésorerie, page ${page}`,
          description: msg`Suite des articles pour trésoriers et directions financières, des plus récents aux plus anciens : page ${page}.`,
        }
  }
  const { name, description } = topics[id]
  const topic = i18n._(name)
  return page === 1
    ? { title: msg`${topic} : articles`, description }
    : {
        title: msg`${topic} : articles, page ${page}`,
        description: msg`Suite des articles du sujet « ${topic} », page ${page}.`,
      }
}

/** A page of the blog index, or of one of its topics, by its data file. */
export const blogPage = <Params = object>(file: string | ((params: Params) => string)) =>
  pageRoute<BlogPage, Params>({
    messages: ['blog'],
    file,
    head: blogHead,
    page: () => import('../pages/blog/BlogPage.tsx').then(page => page.BlogPage),
  })
