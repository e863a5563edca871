import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { logLines } from '../../../src/server/accessLog.ts'

it('writes the lines of a moment at once, in order, and none twice', async () => {
  const written: string[] = []
  const log = logLines(text => written.push(text))
  log('one')
  log('two')
  expect(written).toEqual([])
  await wait(200)
  log('three')
  await wait(200)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
