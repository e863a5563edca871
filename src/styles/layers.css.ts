import { globalLayer } from '@vanilla-extract/css'

/** The cascade, weakest first. Declared once, here; every rule of the site lives in one of these layers. */
export const reset = globalLayer('reset')
export const base = globalLayer('base')
export const ui = globalLayer('ui')
export const site = globalLayer('site')
export const page = globalLayer('page')
