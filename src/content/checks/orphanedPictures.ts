import type { Problem } from '../problems.ts'

const picture = /\.(avif|webp|png|jpe?g|gif|svg|ico)$/i
/** Browsers request these without a link. */
const byConvention = /^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/

type Lying = {
  /** All files in `public/` and in `content/`, by their path in the project. */
  files: readonly string[]
  /** The contents of all files that may refer to a picture. */
  texts: readonly string[]
}

/** Finds pictures that nothing refers to by their address, and pictures that lie where the site doesn't serve them. */
export function orphanedPictures({ files, texts }: Lying): Problem[] {
  const isNamed = (address: string) =>
    [address, encodeURI(address)].some(form => texts.some(text => text.includes(form)))
  return files
    .filter(file => picture.test(file))
    .flatMap(file => {
      if (!file.startsWith('public/')) {
        const text = 'pictures are read from the public folder alone; move it to public/images'
        return [{ file, text }]
      }
      const address = file.slice('public'.length)
      if (byConvention.test(address) || isNamed(address)) return []
      return [{ file, text: `nothing shows it; refer to ${address}, or take it out` }]
    })
}
