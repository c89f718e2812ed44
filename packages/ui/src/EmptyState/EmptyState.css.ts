import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  flex: 1,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.xl,
  textAlign: 'center',
})
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  marginBlockEnd: vars.space.xs,
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: vars.leading.title,
  textWrap: 'balance',
})
export const body = style({ color: vars.color.inkMuted, maxInlineSize: '44ch', textWrap: 'pretty' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
})
