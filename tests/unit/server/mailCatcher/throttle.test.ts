import { afterEach, expect, it, vi } from 'vitest'
import { senderOf, throttle } from '../../../../src/server/mailCatcher/throttle.ts'

afterEach(() => vi.restoreAllMocks())
const clock = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds)

it('one sender who sends all the time locks out no other', () => {
  const mayPass = throttle(1000)
  for (let time = 0; time < 10_000; time += 100) {
    clock(time)
    expect(mayPass('203.0.113.7')).toBe(time % 1000 === 0)
  }
  expect(mayPass('203.0.113.8')).toBe(true)
  expect(mayPass('2001:db8::1')).toBe(true)
  expect(mayPass('2001:db8::2')).toBe(false)
  expect(mayPass('2001:db8:0:1::2')).toBe(true)
})

it('forgets senders of the past, not of the present', () => {
  const mayPass = throttle(1000)
  clock(0)
  for (let number = 0; number < 3000; number++)
    expect(mayPass(`10.0.${number >> 8}.${number & 255}`)).toBe(true)
  clock(500)
  expect(mayPass('10.0.0.1')).toBe(false)
  clock(1000)
  expect(mayPass('10.0.0.1')).toBe(true)
})

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  [undefined, ''],
])('%s sends as %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender)
})
