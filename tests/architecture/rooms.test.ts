import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { expect, it } from 'vitest'
// @ts-expect-error: the tool reads its settings as JavaScript.
import { forbidden, options } from '../../.dependency-cruiser.mjs'

const commentOf = new Map<string, string>(
  forbidden.map(({ name, comment }: { name: string; comment: string }) => [name, comment]),
)
const root = join(import.meta.dirname, '../..')

/** What the walls between the rooms have against the code below a folder, the broken rules' words, and how many modules they looked at. */
async function wrongIn(folder: string) {
  const settings = { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } } as ICruiseOptions
  const { summary } = (await cruise(['src'], settings)).output as ICruiseResult
  return {
    wrong: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    rules: summary.violations.map(({ rule: { name } }) => commentOf.get(name)).join('\n'),
    modules: summary.totalCruised,
  }
}

it('imports between the rooms run one way', async () => {
  const { wrong, rules, modules } = await wrongIn(root)
  expect(wrong, rules).toEqual([])
  expect(modules).toBeGreaterThan(800)
})

it('sees each kind of import that goes the wrong way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const files: Record<string, string> = {
    'components/ui/Tag.tsx': "import '../../content/pages.ts'",
    'content/pages.ts': "export const path = '/'",
    'pages/home/HomePage.tsx': "void import('../../build/fail.ts')",
    'build/fail.ts':
      "import type { path } from '../studio/marks.ts'\nexport const fail = (_: typeof path) => {}",
    'studio/marks.ts': "export const path = '/'",
    'app/entry-client.tsx': "export * from '../studio/marks.ts'",
    'components/links.tsx': "import 'node:fs'\nimport '../offline/worker/version.ts'",
    'offline/worker/version.ts': 'export const version = 1',
    'i18n/paths.ts': "import './locales.ts'",
    'i18n/locales.ts': "import './paths.ts'",
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', file)), { recursive: true })
    writeFileSync(join(folder, 'src', file), `${text}\n`)
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  const { wrong, rules } = await wrongIn(folder)
  rmSync(folder, { recursive: true })
  expect(rules).toContain('src/pages may import from itself and i18n, content,')
  expect(wrong.sort()).toEqual([
    'app-entry-imports-from-below: src/app/entry-client.tsx → src/studio/marks.ts',
    'components-imports-from-below: src/components/links.tsx → src/offline/worker/version.ts',
    'components-ui-imports-from-below: src/components/ui/Tag.tsx → src/content/pages.ts',
    'no-circles: src/i18n/locales.ts → src/i18n/paths.ts',
    'node-at-build-alone: src/components/links.tsx → fs',
    'pages-imports-from-below: src/pages/home/HomePage.tsx → src/build/fail.ts',
  ])
})
