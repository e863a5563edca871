import { createRoot } from 'react-dom/client'
import '../components/styles/base.css.ts'
import { Studio } from './Studio.tsx'

const place = document.getElementById('studio')
if (place) createRoot(place).render(<Studio />)
