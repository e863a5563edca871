import { globalLayer } from '@vanilla-extract/css'

/** The cascade layers, weakest first. Every rule of the site is in one of them. */
export const reset = globalLayer('reset')
export const base = globalLayer('base')
export const ui = globalLayer('ui')
export const site = globalLayer('site')
export const page = globalLayer('page')
