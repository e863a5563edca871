import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkContent } from '../../../src/commands/checkContent.ts'
import { ContentError } from '../../../src/content/problems.ts'
import { makeProject, type Project } from '../content/support/project.ts'

let project: Project
beforeEach(() => {
  project = makeProject()
})
afterEach(() => project.dispose())

const run = () => {
  const command = [resolve('src/commands/checkContent.ts'), project.folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('finds nothing in valid content', () => {
  expect(run()).toEqual({ status: 0, stdout: 'content     13 sources, no problems\n', stderr: '' })
})

it('tells what the build refuses and what it lets pass, in the order of files and lines', () => {
  project.remove('content/articles/beta/fr.md')
  project.edit('content/articles/alpha/fr.md', '## Un solde', "#### L'autre solde")
  project.edit('content/articles/alpha/fr.md', 'summary: ', `summary: ${'trop long '.repeat(12)}`)
  project.write('content/articles/alpha/a.png', '')
  project.write('content/a.png', '')
  project.write('public/images/a.png', '')
  const { status, stdout, stderr } = run()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.trim().split('\n')).toEqual([
    'content/a.png: pictures are read from the public folder alone; move it to public/images',
    expect.stringMatching(/^content\/articles\/alpha\/a\.png: not read by anything/),
    expect.stringMatching(
      /^content\/articles\/alpha\/fr\.md:\d: field summary: \d+ characters; write 70 to 160$/,
    ),
    expect.stringContaining('alpha/fr.md:13: link to /blog-post-beta#deux-signatures: no such heading'),
    expect.stringMatching(/fr\.md:\d+: heading level 4 after level 1/),
    expect.stringMatching(/fr\.md:\d+: straight apostrophe in “L'autre”; write ’$/),
    'content/articles/beta: source language missing; write content/articles/beta/fr.md',
    'public/images/a.png: nothing shows it; refer to /images/a.png, or take it out',
    '8 problems in the content',
  ])
})

it('leaves drafts alone, and pictures that a text shows', async () => {
  project.write('content/articles/alpha/_notes.md', "l'un")
  project.write('public/a.svg', '<svg viewBox="0 0 8 5"/>')
  project.edit('content/articles/alpha/fr.md', '## Un solde', '![Un trait](/a.svg)\n\n## Un solde')
  expect(await checkContent(project.folder)).toEqual({ problems: [], notes: [], sources: 13 })
})

it('names a file that is missing altogether', async () => {
  project.remove('content/site.yml')
  const { problems } = await checkContent(project.folder)
  expect(new ContentError(problems).message).toContain(
    'content/site.yml: no such file; write the vendor’s name',
  )
})
