import { copyText } from '../handOver.ts'

/** How long the button confirms that the address was copied, in milliseconds. */
const said = 2500

/** The address to share: the canonical one, without tracking parameters. */
const address = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href

/**
 * `data-copy`: copies the page's address and shows the value as confirmation. Returns a function that removes the
 * listeners.
 */
export function offerCopy(button: HTMLElement): () => void {
  const usual = button.textContent
  const aloud = button.parentElement?.querySelector('[role="status"]')
  const say = (text: string) => {
    if (aloud) aloud.textContent = text
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const back = () => {
    clearTimeout(timer)
    button.textContent = usual
    say('')
  }
  const onClick = async () => {
    const text = address()
    if (!(await copyText(text))) return
    const done = button.dataset.copy ?? ''
    button.textContent = done
    say(done)
    clearTimeout(timer)
    timer = setTimeout(back, said)
  }
  button.addEventListener('click', onClick)
  return () => {
    button.removeEventListener('click', onClick)
    back()
  }
}

/** `data-share`: opens the browser's share dialog with its value as the title; stays hidden where there is none. */
export function offerShare(button: HTMLElement): () => void {
  if (!navigator.share) return () => {}
  button.hidden = false
  const onClick = () => {
    // Cancelling the dialog is not an error.
    navigator.share({ title: button.dataset.share ?? '', url: address() }).catch(() => {})
  }
  button.addEventListener('click', onClick)
  return () => button.removeEventListener('click', onClick)
}
