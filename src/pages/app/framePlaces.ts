/** Has the header hydrated, as a visitor's touch does, and resolves when it is. */
async function headerHydrated(): Promise<void> {
  const taken = () => document.querySelector('header nav[data-live]')
  if (taken()) return
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      document.querySelector('header')?.dispatchEvent(new Event('focusin', { bubbles: true }))
      if (!taken()) return
      clearInterval(timer)
      resolve()
    }, 100)
  })
}

/** A place of its own in front of all that the header's bar holds; before hydration it would be a difference. */
export async function headerPlace(): Promise<HTMLElement> {
  await headerHydrated()
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
