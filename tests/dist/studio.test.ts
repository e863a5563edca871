import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './built.ts'

const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file))
  .map(file => ({ file, text: readFileSync(join(dist, file), 'utf8') }))

test('nothing of the translators’ studio is published: no code, no style, no mark in a text', () => {
  const traces =
    /__studio|studio:(reload|catalog)|balancier-(studio|outline)|Translators’ studio|[\u2063\u2064]/
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ text }) => traces.test(text)).map(({ file }) => file)).toEqual([])
})
