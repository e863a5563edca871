import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listEntry, setListRevision } from '../../../src/build/offline/workerFile.ts'

let folder: string
let worker: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'))
  worker = join(folder, 'sw.js')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('enters the revision of the list where the bundle has left a place for it', async () => {
  writeFileSync(worker, `const list=${JSON.stringify([listEntry])}`)
  await setListRevision(worker, '0f1e2d3c')
  expect(readFileSync(worker, 'utf8')).toBe('const list=[{"url":"data/offline.json","revision":"0f1e2d3c"}]')
})

test('names the file when there is no such place', async () => {
  writeFileSync(worker, 'const list=[]')
  await expect(setListRevision(worker, '0f1e2d3c')).rejects.toThrow('sw.js: the revision')
})
