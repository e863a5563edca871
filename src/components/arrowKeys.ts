type Place = { key: string; current: number; count: number; columns?: number; rtl?: boolean }

/**
 * The index that an arrow key, Home or End leads to among `count` items in rows of `columns`, or -1 for other keys.
 * Left and right wrap around; down goes to the last item before it stops.
 * @example arrowTarget({ key: 'ArrowDown', current: 1, count: 9, columns: 4 }) // 5
 * @example arrowTarget({ key: 'ArrowRight', current: 8, count: 9, columns: 4 }) // 0
 */
export function arrowTarget({ key, current, count, columns = 1, rtl = false }: Place): number {
  const last = count - 1
  const forward = current < last ? current + 1 : 0
  const back = current > 0 ? current - 1 : last
  switch (key) {
    case 'ArrowRight':
      return rtl ? back : forward
    case 'ArrowLeft':
      return rtl ? forward : back
    case 'ArrowDown':
      return current >= last ? 0 : Math.min(current + columns, last)
    case 'ArrowUp':
      return current <= 0 ? last : Math.max(current - columns, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return -1
  }
}
