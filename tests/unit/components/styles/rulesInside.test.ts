import { expect, it, vi } from 'vitest'
import { rulesInside } from '../../../../src/components/styles/rulesInside.ts'

const written: unknown[] = []
vi.mock('@vanilla-extract/css', () => ({ globalStyle: (selector: string) => written.push(selector) }))

it('puts each selector of a list inside, and leaves the choices in brackets as they are', () => {
  rulesInside('.text', 'site')('h2, :is(.note, .warning) > p, td', {})
  expect(written).toEqual(['.text h2, .text :is(.note, .warning) > p, .text td'])
})
