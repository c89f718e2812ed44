import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const badge = style({
  fontSize: vars.text.xs,
  fontWeight: 600,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

export const variant = styleVariants({
  quiet: { color: vars.color.onAccentSoft },
  solid: {
    minInlineSize: '18px',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    color: vars.color.onAccent,
  },
})

export const dot = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  border: '4px solid',
  boxSizing: 'border-box',
})

export const dotTone = styleVariants({ accent: { borderColor: vars.color.accent }, critical: { borderColor: vars.tone.critical.solid } })

export const corner = style({
  position: 'absolute',
  insetBlockStart: '22%',
  insetInlineEnd: '22%',
  boxShadow: `0 0 0 2px ${vars.color.bar}`,
})
