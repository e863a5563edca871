/** Hundred-thousandths in one unit: ISO 20022 amounts have at most five decimals. */
export const scale = 100_000n

/** A decimal number with a point, such as `1250.00`, in hundred-thousandths; undefined if it is none or finer. */
export function parseDecimal(text: string): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^\s*([+-]?)(\d*)(?:\.(\d*))?\s*$/.exec(text) ?? []
  if (sign === undefined || whole + fraction === '' || /[1-9]/.test(fraction.slice(5))) return undefined
  const amount = BigInt(whole || '0') * scale + BigInt(fraction.slice(0, 5).padEnd(5, '0'))
  return sign === '-' ? -amount : amount
}

/** A number of hundred-thousandths as text: two decimals, or as many as it needs. */
export function formatDecimal(amount: bigint): string {
  const absolute = amount < 0n ? -amount : amount
  const fraction = String(absolute % scale)
    .padStart(5, '0')
    .replace(/0{1,3}$/, '')
  return `${amount < 0n ? '-' : ''}${absolute / scale}.${fraction}`
}

/** How many decimals a number needs: `12.50` needs one. */
export const decimalsOf = (text: string): number => (/\.(\d*?)0*\s*$/.exec(text)?.[1] ?? '').length
