/** A place of its own in front of all that the header's bar holds; only once React has taken over the page. */
export function headerPlace(): HTMLElement {
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
