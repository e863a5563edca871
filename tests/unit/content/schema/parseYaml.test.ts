import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseYaml } from '../../../../src/content/schema/parseYaml.ts'
import { makeProject, type Project } from '../support/project.ts'

const comment = (text: string) =>
  `“${text}” is read as a comment and left out. Fix: put the whole value in quotes, or the comment on a line of its own.`

describe('text that YAML leaves out without a word', () => {
  it.each([
    ['title: Les taux du mois # 2', [{ line: 1, text: comment('# 2') }]],
    ['a: x\nb:\n  - un\n  - deux #3', [{ line: 4, text: comment('#3') }]],
    ['title: Un\n  deux\n  trois # quatre', [{ line: 3, text: comment('# quatre') }]],
    ['a: { fr: un, en: two # 2\n  }', [{ line: 1, text: comment('# 2') }]],
    [
      'company: &Co Paris',
      [{ line: 1, text: '“&Co” is read as an anchor and left out. Fix: put the whole value in quotes.' }],
    ],
    [
      'company: !Co Paris',
      [{ line: 1, text: '“!Co” is read as a tag and left out. Fix: put the whole value in quotes.' }],
    ],
  ])('%j', (source, losses) => expect(parseYaml(source).losses).toEqual(losses))

  it.each([
    '# a comment of its own\ntitle: Un\n# another\n',
    'title: "Les taux # 2" # the second',
    "title: 'Les taux # 2'",
    'title: Les taux n°2#3',
    'date: 2025-03-11 # the same in both languages',
    'order: 1 # first\nillustrative: true # yes',
    'quote: >-\n  Un # deux\n',
    'a: &one Un\nb: *one',
    'title: R&D et M&A',
    'title: [ # 2',
  ])('%j loses nothing, or is refused', source => expect(parseYaml(source).losses).toEqual([]))

  it('counts from the line on which the YAML begins', () => {
    expect(parseYaml('title: Un # 2', 2).losses).toMatchObject([{ line: 2 }])
    expect(parseYaml('a: 1\nb: [', 2)).toMatchObject({ value: undefined, fault: { line: 3 } })
  })
})

describe('a build and the check', () => {
  let project: Project
  beforeEach(() => {
    project = makeProject()
    project.edit(
      'content/articles/alpha/fr.md',
      'title: "Trésorerie : le solde du matin"',
      'title: Les taux du mois # 2',
    )
    project.edit(
      'content/metrics.yml',
      'label: { fr: pays, en: countries }',
      'label:\n    fr: pays # 2\n    en: countries',
    )
  })
  afterEach(() => project.dispose())

  it.each([
    ['src/build/content.ts', ''],
    ['src/commands/checkContent.ts', 'content     13 sources, no problems\n'],
  ])('%s warns with file and line, and goes on', (command, output) => {
    const run = spawnSync(process.execPath, [resolve(command), project.folder], { encoding: 'utf8' })
    expect({ status: run.status, stdout: run.stdout }).toEqual({ status: 0, stdout: output })
    expect(run.stderr.trim().split('\n')).toEqual([
      `content/articles/alpha/fr.md:2: warning: ${comment('# 2')}`,
      `content/metrics.yml:9: warning: ${comment('# 2')}`,
    ])
    expect(project.json<{ meta: { title: string } }>('.velite/data/fr/articles/alpha.json').meta.title).toBe(
      'Les taux du mois',
    )
  })
})
