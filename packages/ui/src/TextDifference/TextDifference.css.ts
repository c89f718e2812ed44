import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const text = style({ margin: 0, maxInlineSize: vars.size.prose, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

const shared = { borderRadius: '3px', paddingInline: '1px', boxDecorationBreak: 'clone' } as const

/** Underline and strike mean the same without colour. */
export const run = styleVariants({
  added: { ...shared, background: vars.tone.positive.soft, color: vars.tone.positive.onSoft, textDecoration: 'underline' },
  removed: { ...shared, background: vars.tone.critical.soft, color: vars.tone.critical.onSoft, textDecoration: 'line-through' },
})
