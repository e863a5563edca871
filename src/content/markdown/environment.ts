import type { Env, StateCore, Token } from 'markdown-it'
import type { Locale } from '../../i18n/locales.ts'
import type { Strings } from './strings.ts'

/** A heading in a table of contents; `text` is plain text. */
export type TocEntry = { id: string; level: 2 | 3; text: string }

/** A link to a place on the site, kept so that its target can be checked later. */
export type LinkUse = { href: string; line: number }

/** A fault in one document; `line` counts from 1 in the file. */
export type Fault = { line: number; text: string }

/** Width and height in pixels of a picture in the public folder; undefined when there is none. */
export type ImageSize = (address: string) => { width: number; height: number } | undefined

/** What the rules read and collect while one document is rendered. */
export type RenderEnv = Env & {
  locale: Locale
  strings: Strings
  /** The line of the file on which the text begins, from 1. */
  firstLine: number
  imageSize: ImageSize
  faults: Fault[]
  links: LinkUse[]
  toc: TocEntry[]
  anchors: string[]
  images: string[]
  words: number
}

export const environmentOf = (state: { env?: StateCore['env'] | undefined }): RenderEnv =>
  state.env as RenderEnv

/** The line of a token in its file; tokens without a place count as the document's first line. */
export const lineOf = (env: RenderEnv, token: Pick<Token, 'map'> | undefined): number =>
  env.firstLine + (token?.map?.[0] ?? 0)

/** Reports a fault at a token, or at a line of the text (from 0). */
export function report(env: RenderEnv, at: Pick<Token, 'map'> | undefined | number, text: string): void {
  env.faults.push({ line: typeof at === 'number' ? env.firstLine + at : lineOf(env, at), text })
}

/** The visible text of inline tokens, without markup. */
export function textOf(tokens: readonly Token[] | null): string {
  let text = ''
  for (const token of tokens ?? []) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' '
    else if (token.type === 'image') text += textOf(token.children)
  }
  return text
}
