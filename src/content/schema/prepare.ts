import type { Context } from 'velite'
import { assignCovers } from '../../artwork/coverChoice.ts'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { coverKey } from '../coverKey.ts'
import { byDate } from '../listing.ts'
import { ContentError, formatProblem, inOrder } from '../problems.ts'
import type { Collected } from './collected.ts'
import { draftNotices } from './drafts.ts'
import { findProblems } from './findProblems.ts'
import { type Workspace, workspaceOf } from './workspace.ts'

/**
 * `today` is the day of the build, `YYYY-MM-DD`, in the time zone of the site: an article of a later day is a draft.
 * Drafts are left out, unless `showDrafts`.
 */
export type ContentOptions = { today: string; showDrafts?: boolean }

/** Removes the drafts, or marks them. Other articles keep the covers they will have once the drafts are published. */
function setDrafts(data: Collected, { today, showDrafts }: ContentOptions): void {
  const drafts = new Set(data.articles.filter(({ date }) => date > today).map(({ id }) => id))
  if (!showDrafts) data.articles = data.articles.filter(({ id }) => !drafts.has(id))
  for (const article of data.articles) {
    if (drafts.has(article.id)) article.draft = true
    if (!showDrafts) article.related = article.related.filter(id => !drafts.has(id))
  }
}

/** Assigns covers: articles next to each other by date get different ones, unless their front matter says otherwise. */
function setCovers({ articles }: Collected, { documents }: Workspace): void {
  const requests = new Map([...documents.values()].flatMap(({ cover }) => (cover ? [[cover.id, cover]] : [])))
  const covers = assignCovers([...requests.values()])
  for (const article of articles) {
    const cover = covers.get(article.id)
    if (cover) article.cover = { family: cover.family, plate: cover.plate, key: coverKey(cover) }
  }
}

/** Marks the translations whose source has changed since they were made. */
function setBehind({ articles }: Collected, { documents }: Workspace): void {
  const known = new Map(
    [...documents.values()].map(document => [`${document.locale} ${document.path}`, document]),
  )
  for (const article of articles) {
    const source = known.get(`${defaultLocale} ${article.path}`)
    const recorded = known.get(`${article.locale} ${article.path}`)?.sourceHash
    if (source && recorded && recorded !== source.version) article.behind = true
  }
}

/** Lists the languages of articles that do not have all of them. */
function setLanguages({ articles }: Collected): void {
  for (const versions of Map.groupBy(articles, article => article.id).values()) {
    if (versions.length === locales.length) continue
    for (const article of versions) article.languages = versions.map(({ locale }) => locale)
  }
}

/** Uses the source language for missing testimonials, and names it. */
function lendTestimonials(data: Collected): void {
  const there = new Set(data.testimonials.map(({ id, locale }) => `${id} ${locale}`))
  const fallbacks = data.testimonials
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap(one =>
      locales
        .filter(locale => !there.has(`${one.id} ${locale}`))
        .map(locale => ({ ...one, locale, lang: defaultLocale })),
    )
  data.testimonials.push(...fallbacks)
}

const byLocale = (a: { locale: string }, b: { locale: string }) => {
  const order: readonly string[] = locales
  return order.indexOf(a.locale) - order.indexOf(b.locale)
}

/**
 * Velite's hook before anything is written, for a build of one day: checks all documents together and puts them in
 * order. Prints what is worth a look. Throws a ContentError with every fault; nothing is written then.
 */
export const prepare =
  ({ today, showDrafts = false }: ContentOptions) =>
  (data: Collected, { config }: Context): void => {
    const workspace = workspaceOf(config)
    const problems = findProblems(data, workspace, { contentFolder: config.root, today })
    const notices = [
      ...workspace.notices,
      ...draftNotices(data, workspace, { contentFolder: config.root, today }),
    ]
    for (const notice of inOrder(notices)) console.warn(formatProblem(notice))
    if (problems.length > 0) throw new ContentError(problems)
    setCovers(data, workspace)
    setDrafts(data, { today, showDrafts })
    setBehind(data, workspace)
    setLanguages(data)
    lendTestimonials(data)
    data.articles.sort((a, b) => byDate(a, b) || byLocale(a, b))
    data.legal.sort((a, b) => a.id.localeCompare(b.id, 'en') || byLocale(a, b))
    data.testimonials.sort((a, b) => a.order - b.order || byLocale(a, b))
  }
