import { style, styleVariants } from '../theme/style.ts'
import { softTones } from '../theme/soft-tones.ts'
import { vars } from '../theme/vars.css.ts'

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.lg}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.surface,
})

export const tone = styleVariants(softTones)

export const icon = style({ paddingBlockStart: '2px' })
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
})
export const title = style({ fontWeight: 600 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, paddingBlockStart: vars.space.sm })
