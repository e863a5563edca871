/** Every number in path data or attributes, in order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
}

/** Walks through path data made of M, m, L, H, V, h, v, c, s, C, a and Z, and lists the points it reaches. */
export function pointsOf(data: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  let start = [0, 0] as [number, number]
  const sizes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 } as Record<string, number>
  for (const [, command = '', body = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase()
    const size = sizes[kind] ?? Number.NaN
    const numbers = numbersIn(body)
    if (size === 0) [x, y] = start
    else if (numbers.length % size !== 0 || numbers.length === 0) throw new Error(`Bad ${command}: ${body}`)
    const relative = command === kind
    for (let at = 0; at < numbers.length; at += size || 1) {
      const piece = numbers.slice(at, at + size)
      const [endX = 0, endY = 0] = piece.slice(-2)
      const move = kind === 'h' ? [piece[0], undefined] : kind === 'v' ? [undefined, piece[0]] : [endX, endY]
      x = move[0] === undefined ? x : move[0] + (relative ? x : 0)
      y = move[1] === undefined ? y : move[1] + (relative ? y : 0)
      if (kind === 'm') start = [x, y]
      points.push([x, y])
    }
  }
  return points
}

export function pathsIn(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data)
}
