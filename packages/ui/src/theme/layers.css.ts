import { globalLayer } from '@vanilla-extract/css'

// Declared once and before any rule, so that a chunk that loads late does not change the order.
export const layers = { reset: globalLayer('reset'), ui: globalLayer('ui'), app: globalLayer('app') }
