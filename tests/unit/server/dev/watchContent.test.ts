import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Problem } from '../../../../src/content/problems.ts'
import { watchContent } from '../../../../src/server/dev/watchContent.ts'
import { makeProject } from '../../content/support/project.ts'

it('reports faults when content changes, and when they are fixed', async () => {
  const project = makeProject()
  const watcher = new EventEmitter()
  const tell = vi.fn<(problems: readonly Problem[]) => void>()
  const file = 'content/articles/alpha/fr.md'
  const change = (from: string, to: string) => {
    project.edit(file, from, to)
    watcher.emit('all', 'change', join(project.folder, file))
  }
  const told = (times: number) =>
    vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(times), { timeout: 20_000 })
  try {
    expect(await watchContent({ root: project.folder, watcher, tell })).toEqual([])
    expect(tell).not.toHaveBeenCalled()
    watcher.emit('all', 'change', join(project.folder, 'src/app/RootLayout.tsx'))

    change('## Un solde', '#### Un solde')
    await told(1)
    expect(tell).toHaveBeenLastCalledWith([expect.objectContaining({ file, line: expect.any(Number) })])

    change('#### Un solde', '## Un solde')
    await told(2)
    expect(tell).toHaveBeenLastCalledWith([])
  } finally {
    project.dispose()
  }
}, 60_000)
