import { useSyncExternalStore } from 'react'
import { motionAllowed, watchMotion } from '../../components/motion.ts'

/** Whether animations may run; false until the page is hydrated. */
export const useMotion = (): boolean => useSyncExternalStore(watchMotion, motionAllowed, () => false)
