const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text made safe for HTML, in elements and in quoted attributes.
 * @example escapeHtml('R&D "1 < 2"') // 'R&amp;D &quot;1 &lt; 2&quot;'
 */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, character => escapes[character] ?? character)
