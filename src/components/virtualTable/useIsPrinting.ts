import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // At once: the browser takes its picture of the page when the event ends.
    const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'))
    window.addEventListener('beforeprint', follow)
    window.addEventListener('afterprint', follow)
    return () => {
      window.removeEventListener('beforeprint', follow)
      window.removeEventListener('afterprint', follow)
    }
  }, [])
  return isPrinting
}
