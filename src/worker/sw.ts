import { killSwitch } from './killSwitch.ts'
import { serve } from './serve.ts'

if (import.meta.env.VITE_OFFLINE === 'off') killSwitch()
else serve()
