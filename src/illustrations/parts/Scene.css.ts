import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from './layer.ts'

export const scene = scenic({ cursor: 'default' })

// Scenes are hidden from assistive technology: their elements are chosen for short markup. `:where` lets every
// part say otherwise, in whatever order the stylesheets come.
inside(`:where(${scene}) b`, { fontWeight: 560 })
inside(`:where(${scene}) small`, { fontSize: 'inherit', fontWeight: 400, color: vars.color.textMuted })
