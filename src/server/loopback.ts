import { BlockList } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a socket's remote address belongs to this machine: 127.0.0.0/8, also as an IPv4-mapped IPv6 address, and ::1.
 * False without an address: the connection is already gone. Headers never decide this: a client writes them as it likes.
 * @example isLoopback('::ffff:127.0.0.1') // true
 * @example isLoopback('192.168.1.20') // false
 */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
