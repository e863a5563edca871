import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../../../..')

/** A page whose words have what catalogs can hold: contexts, values, plurals, tags, quotation marks, long sentences. */
const page = `import { msg, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'

export const title = msg\`Trésorerie\`
export const lifetime = msg({ message: 'Durée', context: 'life of a key' })
export const term = msg({ message: 'Durée', context: 'of a loan' })
export const lead = msg\`Suivez vos positions bancaires en valeur, chaque matin, sans ressaisie et sans attendre les relevés.\`
export const format = msg\`Le format "camt.053" est lu, et \\\\ reste une barre.\`
export const waiting = (count: number) => msg\`\${plural(count, { one: '# lot attend', other: '# lots attendent' })}\`

export function Demo({ name }: { name: string }) {
  return (
    <Trans comment="{name} is a person; the word in the tag leads on">
      Bonjour {name}, lisez <strong>la suite</strong>\u00a0: elle dit «\u00a0oui\u00a0».
    </Trans>
  )
}
`

/** A small project with one area of words, `demo`, in the languages of the site; its folder, which `remove` removes. */
export function smallProject() {
  const root = mkdtempSync(join(tmpdir(), 'small-project-'))
  const write = (file: string, contents: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), contents)
  }
  for (const file of ['lingui.config.ts', 'src/i18n', 'src/i18n'])
    cpSync(join(project, file), join(root, file), { recursive: true })
  write('src/pages/demo/Demo.tsx', page)
  write('content/glossary.yml', '[]\n')
  write('package.json', '{ "type": "module" }')
  mkdirSync(join(root, 'content/articles'))
  // Only these packages are needed, and the project has its own cache.
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(project, 'node_modules/@lingui'), join(root, 'node_modules/@lingui'), 'dir')
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}
