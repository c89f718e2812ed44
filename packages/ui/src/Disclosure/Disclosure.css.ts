import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const chevron = style({
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const content = style({ paddingBlock: `${vars.space.xs} ${vars.space.sm}`, paddingInlineStart: '24px' })
