import { keyframes, style } from '@vanilla-extract/css'
import { ui } from '../styles/layers.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = style({ '@layer': { [ui]: { animation: `${turn} 0.9s linear infinite` } } })
