import { vars } from '../../styles/vars.css.ts'
import { scenic } from './layer.ts'

/** Text in the ink of what is done, of what is awaited, and of a side remark that must be read. */
export const positive = scenic({ color: vars.color.positive })
export const waiting = scenic({ color: vars.color.accent })
export const soft = scenic({ color: vars.color.textSoft })
