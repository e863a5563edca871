import { createRoot } from 'react-dom/client'
import '../theme/base.css.ts'
import { Studio } from './Studio.tsx'

const place = document.getElementById('studio')
if (place) createRoot(place).render(<Studio />)
