import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { MissingData } from '../../content/source.ts'
import type { BlogPage } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { topicLabels } from '../../site/topics.ts'
import { topicLeads } from './topicLeads.ts'

/**
 * One page of the blog index, or of a topic; one that does not exist is answered by the page for unknown addresses.
 */
export async function loadBlog(
  { areas, read }: RouterContext,
  { topic, page }: { topic?: string; page: string },
): Promise<BlogPage> {
  await areas('blog')
  try {
    return await read<BlogPage>(topic ? `blog/${topic}/${page}` : `blog/${page}`)
  } catch (error) {
    if (!(error instanceof MissingData)) throw error
    await areas('overview', 'scenes/pooling')
    throw notFound()
  }
}

export function blogHead({ i18n }: RouterContext, blog: BlogPage | undefined) {
  const page = blog?.page ?? 1
  if (blog?.topic) {
    const topic = i18n._(topicLabels[blog.topic])
    return pageHead({
      title: page > 1 ? i18n._(msg`${topic} : articles, page ${page}`) : i18n._(msg`${topic} : articles`),
      description:
        page > 1
          ? i18n._(msg`Suite des articles du sujet « ${topic} », page ${page}.`)
          : i18n._(topicLeads[blog.topic]),
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
