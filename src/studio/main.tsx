import { createRoot } from 'react-dom/client'
import '../styles/base.css.ts'
import { Studio } from './Studio.tsx'

const place = document.getElementById('studio')
if (place) createRoot(place).render(<Studio />)
