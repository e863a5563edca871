import type { MarkdownIt, Token } from 'markdown-it'
import { refusedCharacters, whyRefused } from '../checks/characters.ts'
import { environmentOf, report } from './environment.ts'

/** What entities may stand for in a token: a part of the text, or of an attribute such as the title of a link. */
const decoded = ({ type, content, attrs, children }: Token): string[] => [
  ...(type === 'text_special' ? [content] : []),
  ...(attrs ?? []).map(([, value]) => String(value)),
  ...(children ?? []).flatMap(decoded),
]

/** Finds entities (`&#16;`) that stand for a character which may not be published. */
export function entities(md: MarkdownIt): void {
  md.core.ruler.before('text_join', 'entities', state => {
    const env = environmentOf(state)
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      for (const character of refusedCharacters(decoded(token).join(''))) {
        // A character that was typed as it is has been found in the source, with its line.
        if (!state.src.includes(character)) report(env, token, `entity: ${whyRefused(character)}`)
      }
    }
  })
}
