import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')

test('no file is found by the path of an address, in which a space is %20', () => {
  const folders = ['src', 'e2e', 'tests'].flatMap(folder =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  )
  const files = [...folders, ...readdirSync(project)].filter(file => /\.[cm]?tsx?$|\.c?js$/.test(file))
  const wrong = files.filter(file =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(join(project, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
