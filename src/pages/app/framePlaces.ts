/** Makes the header hydrate, as a visitor's touch would, and resolves when it has. */
async function headerHydrated(): Promise<void> {
  const taken = () => document.querySelector('header nav [aria-expanded]')
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

/** A container at the start of the header's bar. Adding it before hydration would be a mismatch. */
export async function headerPlace(): Promise<HTMLElement> {
  await headerHydrated()
  const place = document.createElement('div')
  document.querySelector('header > div')?.prepend(place)
  return place
}

/** A container in the footer, below the vendor's name. */
export function footerPlace(): HTMLElement {
  const place = document.createElement('div')
  const footer = [...document.querySelectorAll('footer')].at(-1)
  footer?.querySelector('nav')?.previousElementSibling?.append(place)
  return place
}
