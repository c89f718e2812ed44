import { globalStyle } from '@vanilla-extract/css'
import { appStyle } from '@vendor-panel/ui/theme'

/** The entries of a menu, with their icons in one column. */
export const menu = appStyle({})
globalStyle(`${menu} > button`, { justifyContent: 'flex-start' })
