import { globalStyle } from '@vanilla-extract/css'
import { appStyle, appStyleVariants, media, vars } from '@vendor-panel/ui/theme'

export const messages = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 })
export const thread = appStyle({
  flex: '1 1 0px',
  minBlockSize: '96px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xl,
  '@media': { [media.phone]: { padding: vars.space.lg }, [media.print]: { flex: 'none', overflow: 'visible' } },
})
const side = {
  maxInlineSize: 'min(72ch, 82%)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderRadius: vars.radius.surface,
} as const
export const bubble = appStyleVariants({
  in: { ...side, alignSelf: 'flex-start', background: vars.color.sunken, borderEndStartRadius: '2px' },
  out: { ...side, alignSelf: 'flex-end', background: vars.color.accentSoft, borderEndEndRadius: '2px' },
})
export const meta = appStyle({ color: vars.color.inkMuted, fontSize: vars.text.sm })
globalStyle(`${meta} time`, { whiteSpace: 'nowrap' })
export const subject = appStyle({ fontWeight: 600 })
export const body = appStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const delivery = appStyle({ display: 'inline-flex', alignItems: 'baseline', gap: '3px', marginInlineStart: vars.space.sm })
