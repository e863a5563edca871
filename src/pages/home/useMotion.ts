import { useSyncExternalStore } from 'react'
import { motionAllowed, watchMotion } from '../../lib/motion.ts'

/** Whether things may move on their own; not before the page is hydrated. */
export const useMotion = (): boolean => useSyncExternalStore(watchMotion, motionAllowed, () => false)
