import { canonicalPath } from '../../i18n/canonicalPath.ts'

/** The number of newest articles in the manifest; older ones are cached when they are read or saved. */
export const newestArticles = 60

/** The width of covers in the manifest: sharp on a phone, half a megabyte for all of them. */
export const smallWidth = 480

/**
 * The id of the article whose page or data file has this pathname.
 * @example articleOf('/data/fr/articles/bfr.json') // 'bfr'
 */
export const articleOf = (pathname: string): string | undefined =>
  /^\/[a-z]+\/(?:blog-post-|articles\/)([^/]+?)(?:\.json)?$/.exec(
    canonicalPath(pathname).replace(/^\/data(?=\/)/, ''),
  )?.[1]

/** Whether a file is a cover of the article, as `engraving/coverSources.ts` names it. */
export const isCoverOf = (id: string, pathname: string): boolean =>
  /^\/covers\/(.+)-[0-9a-f]+-\d+(?:-dark)?\.\w+$/.exec(pathname)?.[1] === id.replace(/[^a-z0-9-]/g, '-')

/**
 * The cover in the width that the manifest names.
 * @example smallCover('/covers/bfr-0a1b-960-dark.avif') // '/covers/bfr-0a1b-480-dark.avif'
 */
export const smallCover = (pathname: string): string =>
  pathname.replace(/-\d+(-dark)?\.\w+$/, `-${smallWidth}$1.avif`)
