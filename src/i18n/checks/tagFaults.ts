import { tag } from './message.ts'

/** What looks like a tag and is none for Lingui: a space or an attribute in it. */
const almost = /<\/?[a-z][\w-]*\s[^<>]*>|<\d+\s[^<>]*=[^<>]*>|<\s*\/?\s*\d+\s*\/?\s*>/gi

/** What is wrong with the tags of a printed text; undefined if they are as Lingui's components read them. */
export function tagFault(text: string): string | undefined {
  const unread = text.replace(tag, '').match(almost)?.[0]
  if (unread) return `${unread} is printed as it stands; write a tag without spaces or attributes`
  const open: { name: string; end: number }[] = []
  for (const { 0: whole, 1: closing, 2: name = '', 3: empty, index } of text.matchAll(tag)) {
    if (empty) continue
    if (!closing) {
      if (open.some(other => other.name === name)) return `<${name}> stands within itself; close it first`
      open.push({ name, end: index + whole.length })
      continue
    }
    const last = open.pop()
    if (last?.name !== name) return `${whole} closes nothing; write it as in the source`
    if (text.slice(last.end, index).trim() === '')
      return `<${name}></${name}> holds nothing; write its text in it`
  }
  const last = open.at(-1)
  return last && `<${last.name}> is never closed; write it as in the source`
}
