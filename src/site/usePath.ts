import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { hydration } from '../browser/hydration.ts'
import { oncePainted } from '../browser/painted.ts'

/**
 * The bare path of the open page, for what stands around every page: that of the first page where its HTML is taken over,
 * and on each step the new one once the new page shows. It need not wait for marks in closed menus.
 */
export function usePath(): string {
  const router = useRouter()
  const [path, setPath] = useState(() => hydration.first || router.state.location.pathname)
  useEffect(() => {
    const follow = () => startTransition(() => setPath(router.state.location.pathname))
    follow()
    let end = () => {}
    const stop = router.subscribe('onRendered', () => {
      end()
      end = oncePainted(follow)
    })
    return () => {
      stop()
      end()
    }
  }, [router])
  return path
}
