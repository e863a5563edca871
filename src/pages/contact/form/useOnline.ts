import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOnline, watchOnline } from '../../../components/online.ts'

/** `returned`: the connection was lost on this page and is back. */
export type Connection = 'online' | 'offline' | 'returned'

/** Whether there is a connection. */
export function useOnline(): Connection {
  const online = useSyncExternalStore(watchOnline, isOnline, () => true)
  const [wasLost, setLost] = useState(false)
  useEffect(() => {
    if (!online) setLost(true)
  }, [online])
  if (!online) return 'offline'
  return wasLost ? 'returned' : 'online'
}
