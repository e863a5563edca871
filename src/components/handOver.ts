/** Saves a text or bytes as a file of the visitor’s; nothing is sent. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(new Blob([content], { type }))
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Copies through a selection where the Clipboard API is missing: without HTTPS, and in old browsers. */
function copyBySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text })
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

/** Copies a text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Today’s date where the visitor is, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
