import { globalStyle } from '@vanilla-extract/css'
import { appStyle, layers, vars } from '@vendor-panel/ui/theme'

export const list = appStyle({ flex: 1, minBlockSize: 0, overflow: 'hidden' })
/** As high as a line of text. */
export const oneLine = appStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' })
export const earlyRow = appStyle({ borderBlockEnd: `1px solid ${vars.color.line}` })
export const earlyLink = appStyle({ display: 'block', color: vars.color.ink, textDecoration: 'none' })
/** The outline of a control that cannot be used yet. */
export const outline = appStyle({ display: 'inline-flex', borderRadius: vars.radius.control, background: vars.color.hover })
globalStyle(`${outline} > *`, { '@layer': { [layers.app]: { visibility: 'hidden' } } })
