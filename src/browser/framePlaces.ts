import { touch } from './approach.ts'

/** Wakes the header, and resolves when React has taken it over. */
async function headerTaken(): Promise<void> {
  const taken = () => document.querySelector('header nav[data-live]')
  if (taken()) return
  await new Promise<void>(resolve => {
    const observer = new MutationObserver(() => {
      if (!taken()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-live'] })
    touch('part-header')
  })
}

/** A place of its own in front of all that the header's bar holds; before React has taken it over, it would be a fault. */
export async function headerPlace(): Promise<HTMLElement> {
  await headerTaken()
  const place = document.createElement('div')
  document.querySelector('header > div')?.prepend(place)
  return place
}

/** A place of its own in the footer, under the words that say whose site it is. */
export function footerPlace(): HTMLElement {
  const place = document.createElement('div')
  const footer = [...document.querySelectorAll('footer')].at(-1)
  footer?.querySelector('nav')?.previousElementSibling?.append(place)
  return place
}
