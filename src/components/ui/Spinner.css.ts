import { keyframes } from '@vanilla-extract/css'
import { uiStyle } from '../styles/layerStyles.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = uiStyle({ animation: `${turn} 0.9s linear infinite` })
