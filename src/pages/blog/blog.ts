import { msg } from '@lingui/core/macro'
import type { BlogPage as Blog } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { topicLabels } from '../../site/topics.ts'
import { BlogPage } from './BlogPage.tsx'
import { topicLeads } from './topicLeads.ts'

/** A page of the blog index, or of a topic, and its head. */
export const blog: StillPage<Blog> = { Page: BlogPage, head: blogHead }

function blogHead({ i18n }: RouterContext, { page, topic: id }: Blog) {
  if (id) {
    const topic = i18n._(topicLabels[id])
    return pageHead({
      title: page > 1 ? i18n._(msg`${topic} : articles, page ${page}`) : i18n._(msg`${topic} : articles`),
      description:
        page > 1
          ? i18n._(msg`Suite des articles du sujet « ${topic} », page ${page}.`)
          : i18n._(topicLeads[id]),
    })
  }
  return pageHead({
    title: page > 1 ? i18n._(msg`Blog, page ${page}`) : i18n._(msg`Blog`),
    description:
      page > 1
        ? i18n._(
            msg`Suite des articles pour trésoriers et directions financières, des plus récents aux plus anciens : page ${page}.`,
          )
        : i18n._(
            msg`Articles pour trésoriers et directions financières : une question précise, un exemple chiffré, les sources, et ce qu’il faut faire lundi.`,
          ),
  })
}
