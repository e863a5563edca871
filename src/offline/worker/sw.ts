import { serve } from './events.ts'
import { killSwitch } from './killSwitch.ts'
import type { PrecacheEntry } from './messages.ts'

declare const self: { __WB_MANIFEST: PrecacheEntry[] }

if (import.meta.env.VITE_OFFLINE === 'off') killSwitch()
else serve(self.__WB_MANIFEST)
