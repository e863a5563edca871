import { expect, test } from 'vitest'
import { bareTexts } from '../../../../src/i18n/node/bareTexts.ts'

const texts = (code: string) => bareTexts('page.tsx', code).map(({ line, text }) => `${line} ${text}`)

test.each([
  ['words between tags', 'const a = <p>Bonjour</p>', ['1 Bonjour']],
  [
    'words below other elements',
    'const a = (\n  <>\n    <b>\n      Deux  mots\n    </b>\n  </>\n)',
    ['4 Deux mots'],
  ],
  ['words in braces', `const a = <p>{"Oui"}{\`Non \${b}\`}</p>`, ['1 Oui', '1 Non']],
  ['words chosen by a condition', "const a = <p>{b ? 'Oui' : c && 'Non'}</p>", ['1 Oui', '1 Non']],
  [
    'spoken attributes',
    `<img alt="Logo" title={\`Le \${b}\`} aria-label="Nom" />`,
    ['1 Logo', '1 Le', '1 Nom'],
  ],
  ['words in a property', '<Card lead={<b>Titre</b>} />', ['1 Titre']],
  ['words in a function', 'const f = () => items.map(item => <li>Un {item}</li>)', ['1 Un']],
])('finds %s', (_, code, found) => {
  expect(texts(code)).toEqual(found)
})

test.each([
  ['messages', 'const a = <Trans>Bonjour <b>vous</b></Trans>'],
  ['messages in attributes', 'const a = <img alt={t`Logo`} />'],
  ['signs and single letters', 'const a = <p>— {b} · x</p>'],
  ['other attributes', '<a className="link" href="/blog" data-name="full" />'],
  ['what is meant as it is', 'const a = <code translate="no">IBAN <b>FR76</b></code>'],
])('leaves %s alone', (_, code) => {
  expect(texts(code)).toEqual([])
})
