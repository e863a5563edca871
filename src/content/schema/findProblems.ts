import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../i18n/locales.ts'
import { checkFolders, checkLanguages, type FolderListing, type Version } from '../checks/folders.ts'
import { checkRelations, checkTargets } from '../checks/links.ts'
import { checkReading } from '../checks/reading.ts'
import { didYouMean } from '../nearest.ts'
import { pageAnchors } from '../pages.ts'
import type { Problem } from '../problems.ts'
import { articleId } from './article.ts'
import type { Collected } from './collected.ts'
import { lineInFile, nameOf, type Workspace } from './workspace.ts'

function listing(
  workspace: Workspace,
  path: string,
  extension: 'md' | 'yml',
  pattern: RegExp,
): FolderListing {
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []
  const ids = entries
    .filter(entry => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map(entry => entry.name)
  const folders = new Map(ids.sort().map(id => [id, readdirSync(join(path, id)).sort()]))
  return { name: nameOf(workspace, path), extension, pattern, folders }
}

function versionsOf(
  { articles, testimonials }: Collected,
  { documents }: Workspace,
  content: string,
): Version[][] {
  return [
    articles.map(({ id, locale, date, updated, topic, product, related, case: study }) => {
      const file = `${content}/articles/${id}/${locale}.md`
      const { family, plate } = documents.get(file)?.cover ?? {}
      const neutral = {
        date,
        updated,
        topic,
        product,
        related,
        cover: { family, plate },
        case: study && 'there',
      }
      return { id, locale, file, neutral }
    }),
    testimonials.flatMap(({ id, locale, order, illustrative }) => {
      const file = `${content}/testimonials/${id}/${locale}.yml`
      return id ? [{ id, locale, file, neutral: { order, illustrative } }] : []
    }),
  ]
}

/** Rules for records in single files: ids of metrics are unique, and the featured article exists. */
function checkRecords(
  { metrics, related, site }: Collected,
  workspace: Workspace,
  content: string,
  ids: ReadonlySet<string>,
) {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const { id } of metrics) {
    if (id && seen.has(id))
      problems.push({ file: `${content}/metrics.yml`, text: `duplicate id: ${id}; rename one` })
    seen.add(id)
  }
  problems.push(...checkReading(related, ids, `${content}/related.yml`))
  if (site.featured && !ids.has(site.featured)) {
    const file = `${content}/site.yml`
    const fix = didYouMean(site.featured, ids, 'write the id of one that exists')
    const line = lineInFile(workspace, file, 'featured')
    problems.push({ file, line, text: `field featured: ${site.featured}: no such article${fix}` })
  }
  return problems
}

function checkLegal({ name, folders }: FolderListing): Problem[] {
  const paths = new Set(pageAnchors.keys())
  const unknown = [...folders.keys()].filter(id => !paths.has(`/${id}`))
  return unknown.map(id => ({
    file: `${name}/${id}`,
    text: `/${id}: no such page${didYouMean(`/${id}`, paths, 'name the folder after one')}`,
  }))
}

/** All faults of the content: those found while reading, and those between documents. */
export function findProblems(
  data: Collected,
  workspace: Workspace,
  { contentFolder, today }: { contentFolder: string; today: string },
): Problem[] {
  const content = nameOf(workspace, contentFolder)
  const list = (name: string, extension: 'md' | 'yml') =>
    listing(workspace, join(contentFolder, name), extension, articleId)
  const [articles, testimonials, legal] = [
    list('articles', 'md'),
    list('testimonials', 'yml'),
    list('legal', 'md'),
  ]
  const ids = new Set(articles.folders.keys())
  const lineOf = (file: string, field: string) => lineInFile(workspace, file, field)

  // Compare with what Velite's patterns found: a pattern that matches nothing reports nothing.
  const found = {
    [articles.name]: [...workspace.documents.keys()].filter(file => file.startsWith(`${articles.name}/`))
      .length,
    [testimonials.name]: data.testimonials.length,
    [`${content}/metrics.yml`]: data.metrics.length,
    [`${content}/related.yml`]: data.related.length,
  }
  const related = data.articles.map(({ id, locale, related }) => ({
    id,
    related,
    file: `${content}/articles/${id}/${locale}.md`,
  }))
  // An article that exists in one language only is reported once, not for every link to it.
  const pages = new Map([...pageAnchors, ...[...ids].map(id => [`/blog-post-${id}`, []] as const)])
  return [
    ...workspace.problems,
    ...Object.entries(found).flatMap(([file, count]) =>
      count === 0 ? [{ file, text: 'nothing found there; write the first' }] : [],
    ),
    ...[articles, testimonials, legal].flatMap(folder => checkFolders(folder, locales)),
    ...checkLegal(legal),
    ...versionsOf(data, workspace, content).flatMap(versions => checkLanguages(versions, locales, lineOf)),
    ...checkRelations(related, ids, lineOf),
    ...checkRecords(data, workspace, content, ids),
    ...checkTargets({ documents: [...workspace.documents.values()], pages, today }),
  ]
}
