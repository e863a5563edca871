import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isLitter } from '../content/litterFiles.ts'
import { readPo } from '../i18n/po/readPo.ts'
import { writePo } from '../i18n/po/writePo.ts'
import { pseudo } from '../i18n/pseudo.ts'

const row = "  ar: { tag: 'ar-u-nu-latn', name: 'Pseudo', short: 'AR', openGraph: 'ar_AR' },\n} as const"
const code = ['src', 'content', 'locales', 'public', 'index.html', 'package.json', 'tsconfig.json']
const settings = ['lingui.config.ts', 'velite.config.ts', 'vite.config.ts']

/**
 * Copies the project to `folder` with one more language: pseudo-translated French, longer and right-to-left, under the
 * code `ar`. In a copy, so that it cannot be published.
 */
export function writePseudoProject(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of [...code, ...settings]) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const table = join(folder, 'src/i18n/locales.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace('} as const', row))

  const french = join(folder, 'locales/fr')
  for (const file of readdirSync(french, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.po') || isLitter(basename(file))) continue
    const { remarks, entries } = readPo(readFileSync(join(french, file))).file
    const strange = entries.map(entry => ({ ...entry, translation: pseudo(entry.id) }))
    const target = join(folder, 'locales/ar', file)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, writePo({ remarks, entries: strange }, 'ar'))
  }
  const content = join(folder, 'content')
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const [, place, ending] = /^(.*[\\/])fr\.(md|yml)$/.exec(file) ?? []
    if (place) cpSync(join(content, file), join(content, `${place}ar.${ending}`))
  }
}

if (import.meta.main) {
  const root = resolve('.')
  const folder = join(root, '.pseudo')
  writePseudoProject(root, folder)
  const [task = 'dev'] = process.argv.slice(2)
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  if (task === 'build') node('src/build/build.ts', '--unpublished')
  else node(join(root, 'node_modules/vite/bin/vite.js'), '--port', '5174', '--open', '/ar')
}
