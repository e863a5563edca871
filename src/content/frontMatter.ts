/**
 * Splits a Markdown file: `front` is the front matter with its delimiters, empty if there is none; `yaml` what is between
 * them; `body` begins on line `firstLine`.
 * @example splitFrontMatter('---\ntitle: BFR\n---\nTexte').body // 'Texte'
 */
export function splitFrontMatter(source: string): {
  front: string
  yaml: string
  body: string
  firstLine: number
} {
  const [front = '', yaml = ''] = /^---\r?\n([\s\S]*?\n)?---(?:\r?\n|$)/.exec(source) ?? []
  return { front, yaml, body: source.slice(front.length), firstLine: front.split('\n').length }
}
