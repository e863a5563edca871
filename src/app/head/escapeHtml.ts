const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes text for HTML elements and quoted attributes.
 * @example escapeHtml('R&D "1 < 2"') // 'R&amp;D &quot;1 &lt; 2&quot;'
 */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, character => escapes[character] ?? character)
