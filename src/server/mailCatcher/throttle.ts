import { BlockList, isIPv6 } from 'node:net'

/** Senders to remember before those of the past are forgotten. */
const most = 1000

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/**
 * Who sends: an address, or the network of 64 bits that an IPv6 address belongs to, for its owner has them all.
 * @example senderOf('2001:db8::1:2:3:4') // '2001:db8:0:0'
 */
export function senderOf(address = ''): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain) || mapped.check(plain, 'ipv6')) return plain.replace(/^::ffff:/i, '')
  const [head = '', tail] = plain.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const zeros = Array(Math.max(0, 8 - groups(head).length - groups(tail ?? '').length)).fill('0')
  const all = tail === undefined ? groups(head) : [...groups(head), ...zeros, ...groups(tail)]
  return all.slice(0, 4).join(':')
}

/**
 * Rate limit of each sender: one call per `milliseconds` since the last accepted one. Refused calls do not count, and
 * nobody waits for another sender.
 */
export function throttle(milliseconds: number): (address: string | undefined) => boolean {
  const last = new Map<string, number>()
  return address => {
    const now = performance.now()
    if (last.size >= most)
      for (const [sender, time] of last) if (now - time >= milliseconds) last.delete(sender)
    const sender = senderOf(address)
    if (now - (last.get(sender) ?? Number.NEGATIVE_INFINITY) < milliseconds) return false
    last.set(sender, now)
    return true
  }
}
