/**
 * A Range header that sirv handles correctly: one span of bytes, first to last. Others are undefined, so that the whole
 * file is sent, as the protocol allows; sirv would misread some of them, or crash.
 * @example plainRange('bytes=2-5') // 'bytes=2-5'
 * @example plainRange('bytes=5-2') // undefined
 */
export function plainRange(header: string | undefined): string | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '') ?? []
  if (first === undefined || Number(last) === 0) return undefined
  return last === undefined || Number(first) <= Number(last) ? header : undefined
}
