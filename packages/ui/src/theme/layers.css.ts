import { globalLayer } from '@vanilla-extract/css'

// Declared once and before any rule: a chunk that loads late cannot change who wins.
export const layers = { reset: globalLayer('reset'), ui: globalLayer('ui'), app: globalLayer('app') }
