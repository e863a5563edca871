import { recordedVersion, stateText, translationState } from '../../content/articleVersion.ts'
import { splitFrontMatter } from '../../content/frontMatter.ts'

/** An article as the studio shows it: the Markdown files of its source and its translation, empty where there is none. */
export type Article = { id: string; source: string; translation: string }

const field = (text: string, name: string) =>
  new RegExp(`^${name}:\\s*"?(.*?)"?\\s*$`, 'm').exec(splitFrontMatter(text).yaml)?.[1]

/** The title in an article's front matter, or its id. */
export const titleOf = ({ id, source, translation }: Article): string =>
  field(translation, 'title') ?? field(source, 'title') ?? id

/** The state of an article's translation: a word for the list, and a sentence. */
export function articleState({ source, translation }: Article): {
  state: 'missing' | 'current' | 'behind' | 'unstamped'
  text: string
} {
  if (translation.trim() === '') return { state: 'missing', text: 'not translated yet' }
  const state = translationState(source, recordedVersion(translation))
  return { state: state.state, text: stateText(state) }
}
