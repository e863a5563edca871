import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { clients } from '../../../../src/pages/home/clients.ts'

it('has a drawing of the stated width for each client', async () => {
  const sprite = await readFile('src/pages/home/clients.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)" viewBox="0 0 (\d+) 280">/g)]
  expect(drawn.map(([, id, width]) => ({ id, width: Number(width) / 10 }))).toEqual(
    clients.map(({ id, width }) => ({ id, width })),
  )
})
