import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLitter } from '../../content/litterFiles.ts'
import { catalogName } from '../checks/catalogProblems.ts'
import { defaultLocale, locales } from '../locales.ts'
import type { MissingTranslations } from '../missingTranslations.ts'
import { isUntranslated } from '../po/poFile.ts'
import { readPo } from '../po/readPo.ts'

const areasOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.po') && !isLitter(basename(file)))
        .map(file => file.slice(0, -'.po'.length).replaceAll('\\', '/'))
    : []

/** Whether every article and legal document is translated into a language. */
function hasAllTexts(root: string, locale: string): boolean {
  const folders = ['articles', 'legal'].map(name => join(root, 'content', name)).filter(existsSync)
  return folders.every(folder =>
    readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !/^[_.]/.test(entry.name))
      .every(({ name }) => existsSync(join(folder, name, `${locale}.md`))),
  )
}

/** What is not translated yet; undefined if nothing is missing, in which case pages carry no code for it. */
export function missingTranslations(root: string): MissingTranslations | undefined {
  const folder = (locale: string) => join(root, 'locales', locale)
  const areas = areasOf(folder(defaultLocale))
  const entries = locales
    .filter(locale => locale !== defaultLocale)
    .flatMap(locale => {
      const missing = areas.filter(area => {
        const file = join(folder(locale), `${area}.po`)
        return !existsSync(file) || isUntranslated(readPo(readFileSync(file)).file)
      })
      return missing.length > 0 || !hasAllTexts(root, locale) ? [[locale, missing] as const] : []
    })
  return entries.length > 0 ? (Object.fromEntries(entries) as MissingTranslations) : undefined
}

/** How many messages of a catalog are named one by one. */
const mostNamed = 5

/**
 * The messages that pages show in the source language, as `file:line: “message” what`: those without translation in
 * catalogs that have some, the first few of each, and a line per language for the catalogs that wait for a translator.
 */
export function missingMessages(root: string): string[] {
  return locales
    .filter(locale => locale !== defaultLocale)
    .flatMap(locale => {
      const waiting: string[] = []
      const lines = areasOf(join(root, 'locales', locale)).flatMap(area => {
        const name = catalogName({ locale, area })
        const { file } = readPo(readFileSync(join(root, name)))
        if (isUntranslated(file)) {
          waiting.push(area)
          return []
        }
        const missing = file.entries.filter(({ obsolete, translation }) => !obsolete && translation === '')
        const named = missing
          .slice(0, mostNamed)
          .map(
            ({ id, line }) =>
              `${name}:${line}: “${id}” has no translation and is shown in ${defaultLocale}. Fix: add it to msgstr.`,
          )
        const more = missing.length - named.length
        return more > 0 ? [...named, `${name}: ${more} more; npm run check:catalogs lists them`] : named
      })
      return waiting.length > 0
        ? [
            ...lines,
            `${locale}: not translated yet, so its pages are shown in ${defaultLocale}: ${waiting.join(', ')}`,
          ]
        : lines
    })
}
