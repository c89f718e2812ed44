import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** As wide as the field, with room at both sides of the window: a list beyond its edge would scroll the page, which closes it. */
export const popover = style({ inlineSize: 'var(--trigger-width)', maxInlineSize: 'calc(100vw - 24px)' })
export const option = style({ paddingBlock: '6px' })
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const note = style({ color: vars.color.inkMuted, fontSize: vars.text.sm, whiteSpace: 'nowrap' })
/** Shown instead of the options. */
export const state = style({ display: 'block', padding: '8px 10px', color: vars.color.inkMuted, fontSize: vars.text.sm })
/** Below the field. */
export const failure = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
