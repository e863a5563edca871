/** A form with these names and texts and nothing else, which is no part of the page. */
export function formOf(fields: readonly (readonly [name: string, text: string])[]): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}
