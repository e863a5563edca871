import { serve } from './events.ts'
import { killSwitch } from './killSwitch.ts'

if (import.meta.env.VITE_OFFLINE === 'off') killSwitch()
else serve()
