import { expect, it } from 'vitest'
import { type Command, commandOf, commands, keysOf } from '../../../src/studio/commands.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it('no two commands have the same keys', () => {
  const keys = Object.keys(commands).map(name => keysOf(name as Command))
  expect(new Set(keys).size).toBe(keys.length)
})

it.each([
  ['save', { key: 's', ctrlKey: true }],
  ['save', { key: 'S', metaKey: true }],
  ['next', { key: 'ArrowDown', altKey: true }],
  ['previousPane', { key: 'F6', shiftKey: true }],
  [undefined, { key: 's' }],
  [undefined, { key: 's', ctrlKey: true, shiftKey: true }],
  [undefined, { key: 'ArrowDown' }],
])('%s', (command, pressed) => {
  expect(commandOf({ ...plain, ...pressed })).toBe(command)
})

it('keys are written as keyboards show them', () => {
  expect(keysOf('search')).toBe('Ctrl Shift F')
  expect(keysOf('next')).toBe('Alt ↓')
})
