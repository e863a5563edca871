import { join } from 'node:path'
import { defaultLocale } from '../../i18n/locales.ts'
import type { Problem } from '../problems.ts'
import { siteTimeZone } from '../siteDay.ts'
import type { Collected } from './collected.ts'
import { lineInFile, nameOf, type Workspace } from './workspace.ts'

/**
 * Lists the drafts on the day of the build with their publication dates, and what has to do without them until then.
 */
export function draftNotices(
  { articles, related, site }: Collected,
  workspace: Workspace,
  { contentFolder, today }: { contentFolder: string; today: string },
): Problem[] {
  const file = (name: string) => nameOf(workspace, join(contentFolder, name))
  const drafts = new Map(articles.filter(({ date }) => date > today).map(({ id, date }) => [id, date]))
  const until = (id: string) => `${id} is a draft until ${drafts.get(id)}`

  const named = [...drafts].map(([id, date]) => {
    const source = file(`articles/${id}/${defaultLocale}.md`)
    const text = `draft: published by the first build on or after ${date} (${siteTimeZone}); npm run dev shows it`
    return { file: source, line: lineInFile(workspace, source, 'date'), text }
  })
  const shorter = related.flatMap(({ page, articles = [] }) =>
    articles
      .filter(id => drafts.has(id))
      .map(id => ({
        file: file('related.yml'),
        text: `warning: ${page}: ${until(id)}. The page names one article fewer until then.`,
      })),
  )
  const featured = drafts.has(site.featured)
    ? [
        {
          file: file('site.yml'),
          line: lineInFile(workspace, file('site.yml'), 'featured'),
          text: `warning: field featured: ${until(site.featured)}. The newest article takes its place until then.`,
        },
      ]
    : []
  return [...named, ...shorter, ...featured]
}
