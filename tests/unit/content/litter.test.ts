import { EventEmitter } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkContent } from '../../../src/commands/checkContent.ts'
import { missingTranslations } from '../../../src/i18n/node/missingTranslations.ts'
import { watchContent } from '../../../src/server/dev/watchContent.ts'
import { makeProject, type Project } from './support/project.ts'

const names = [
  ...['.DS_Store', 'Thumbs.db', 'desktop.ini', '._fr.md', 'fr.md~', '.fr.md.swp', '#fr.md#', '4913'],
  ...['._a.png', '._site.yml', 'site.yml~', '#site.yml#'],
]
const folders = [
  ...['content', 'content/articles', 'content/articles/alpha', 'content/articles/_drafts'],
  ...['content/legal/privacy', 'content/testimonials/one', 'public', 'public/images'],
]

let project: Project
beforeEach(() => {
  project = makeProject()
})
afterEach(() => project.dispose())

/** Files that systems and editors leave in every folder: neither UTF-8 nor YAML, and a broken link. */
function leaveLitter() {
  for (const folder of folders) {
    for (const name of names)
      project.write(`${folder}/${name}`, Buffer.from([0, 5, 0x16, 7, 0xe9, 0x0a, 0x3a]))
    symlinkSync('ada@host.4242:1764000000', join(project.folder, folder, '.#fr.md'))
  }
  project.write('content/articles/.Trash-1000/info/fr.md', 'x')
  project.write('content/articles/__MACOSX/fr.md', 'x')
}

it('what systems and editors leave behind is neither refused nor read', async () => {
  await project.build()
  const before = project.read('.velite/articles.json')
  leaveLitter()
  expect(await checkContent(project.folder)).toEqual({ problems: [], notes: [], sources: 13 })
  expect(project.read('.velite/articles.json')).toBe(before)
  expect(missingTranslations(project.folder)).toBeUndefined()
})

it('lock and swap files do not trigger a compilation', async () => {
  const watcher = new EventEmitter()
  const tell = vi.fn()
  await watchContent({ root: project.folder, watcher, tell })
  for (const name of names) watcher.emit('all', 'add', join(project.folder, 'content/articles/alpha', name))
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(tell).not.toHaveBeenCalled()
  watcher.emit('all', 'change', join(project.folder, 'content/articles/alpha/fr.md'))
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce(), { timeout: 20_000 })
}, 60_000)
