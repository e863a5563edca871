const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * The text content of HTML as React writes it.
 * @example htmlText('<b>R&amp;D</b> <!-- -->2025') // 'R&D 2025'
 */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .trim()
