import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stamped } from '../content/articleVersion.ts'
import { didYouMean } from '../content/nearest.ts'
import { type ProductPath, productPaths } from '../content/pages.ts'
import { articleId } from '../content/schema/article.ts'
import { siteDay } from '../content/siteDay.ts'
import { slugOf } from '../content/slug.ts'
import { isTopic, type Topic, topics } from '../content/topics.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { type ArticleStart, articleSkeleton } from './articleSkeleton.ts'

const usage = 'npm run new:article -- <id> [--topic risk] [--product /paiements]'

/** The product page of an article if none is given. */
const productOf: Record<Topic, ProductPath> = {
  treasury: '/tresorerie',
  risk: '/lutte-contre-fraude',
  banking: '/connectivite',
  cases: '/tresorerie',
}

const isProduct = (path: string): path is ProductPath => (productPaths as readonly string[]).includes(path)

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { topic: { type: 'string' }, product: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    const [what] = (error as Error).message.split('. ')
    throw new Error(`${what}; write ${usage}`)
  }
}

/**
 * Parses the arguments of the command; throws an error with what is wrong and how to fix it.
 * @example articleStart(['change', '--topic', 'risk'], '2025-06-03')
 * // { id: 'change', topic: 'risk', product: '/lutte-contre-fraude', date: '2025-06-03' }
 */
export function articleStart(args: readonly string[], date: string): ArticleStart {
  const { positionals, values } = read(args)
  const [id, ...others] = positionals
  if (!id) throw new Error(`no id given; write ${usage}`)
  if (others.length > 0) throw new Error(`${positionals.join(' ')}: more than one id; join the words with -`)
  if (!articleId.test(id)) {
    throw new Error(
      `${id}: not an id; write lower-case letters, digits, - and &, beginning with a letter or a digit, such as ${slugOf(id)}`,
    )
  }
  const { topic = 'treasury' } = values
  if (!isTopic(topic)) {
    throw new Error(
      `--topic ${topic} is none of ${topics.join(', ')}${didYouMean(topic, topics, 'write one of them')}`,
    )
  }
  // Some shells turn a leading slash into a path: it may be left out.
  const product = values.product?.replace(/^\/?/, '/') ?? productOf[topic]
  if (!isProduct(product)) {
    throw new Error(
      `--product ${product}: no page of a product${didYouMean(product, productPaths, `write one of ${productPaths.join(', ')}`)}`,
    )
  }
  return { id, topic, product, date }
}

/** Writes an article in every language and returns its files; throws if one with that id exists. */
export async function writeArticle(root: string, start: ArticleStart): Promise<string[]> {
  const folder = `content/articles/${start.id}`
  await mkdir(dirname(join(root, folder)), { recursive: true })
  try {
    await mkdir(join(root, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${folder} is there already; choose another id, or edit that article`)
  }
  const files = locales.map(locale => ({ locale, file: `${folder}/${locale}.md` }))
  const source = articleSkeleton(start, defaultLocale)
  for (const { locale, file } of files) {
    const text = articleSkeleton(start, locale)
    await writeFile(join(root, file), locale === defaultLocale ? text : stamped(text, source))
  }
  return files.map(({ file }) => file)
}

if (import.meta.main) {
  try {
    const start = articleStart(process.argv.slice(2), siteDay(new Date()))
    const files = await writeArticle(resolve('.'), start)
    console.info(`${files.join('\n')}\nread it with npm run dev at /blog-post-${start.id}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
