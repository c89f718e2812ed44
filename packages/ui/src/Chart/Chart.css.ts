import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const chart = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minInlineSize: 0, margin: 0 })
/** As high as two lines, so that nothing moves when a longer one is shown. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  minBlockSize: '1.75rem',
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  '@media': { [media.phone]: { minBlockSize: '3rem', alignContent: 'start' } },
})
export const point = style({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, fontVariantNumeric: 'tabular-nums' })
export const value = style({ color: vars.color.ink, fontWeight: 600 })
export const key = style({ inlineSize: '16px', blockSize: '3px', borderRadius: vars.radius.pill, flex: 'none' })
const mainKey = style({
  background: vars.color.accent,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})
const lineOnly = { blockSize: 0, borderRadius: 0 }
export const lineKey = styleVariants({
  main: [mainKey],
  muted: { ...lineOnly, borderBlockStart: `2px dashed ${vars.color.lineStrong}` },
  outlined: { ...lineOnly, borderBlockStart: `2px dotted ${vars.color.accent}` },
})
const box = { blockSize: '10px', borderRadius: '2px' }
export const barKey = styleVariants({
  main: [mainKey],
  muted: { ...box, background: vars.color.hover, border: `1px solid ${vars.color.lineStrong}` },
  outlined: { ...box, border: `1px solid ${vars.color.accent}` },
})

export const plot = style({
  position: 'relative',
  blockSize: '240px',
  borderRadius: vars.radius.control,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  outlineOffset: '2px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
  '@media': { [media.phone]: { blockSize: '200px' }, [media.print]: { blockSize: 'auto', breakInside: 'avoid' } },
})
export const svg = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' })
export const gridLine = style({ stroke: vars.color.line, strokeWidth: 1, shapeRendering: 'crispEdges' })
export const label = style({ fill: vars.color.inkMuted, fontSize: '12px', fontVariantNumeric: 'tabular-nums' })
export const line = styleVariants({
  main: {
    fill: 'none',
    stroke: vars.color.accent,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
  muted: {
    fill: 'none',
    stroke: vars.color.lineStrong,
    strokeWidth: 1.5,
    strokeDasharray: '4 4',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  outlined: {
    fill: 'none',
    stroke: vars.color.accent,
    strokeWidth: 1.5,
    strokeDasharray: '1 4',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
})
export const area = style({ fill: vars.color.accent, opacity: 0.1, '@media': { [media.forcedColors]: { display: 'none' } } })
export const bar = styleVariants({
  main: { fill: vars.color.accent, '@media': { [media.forcedColors]: { fill: 'Highlight' } } },
  muted: {
    fill: vars.color.hover,
    stroke: vars.color.lineStrong,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', fill: 'none' } },
  },
  outlined: { fill: 'none', stroke: vars.color.accent, strokeWidth: 1, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } },
})
export const cursor = style({ stroke: vars.color.lineStrong, strokeWidth: 1, shapeRendering: 'crispEdges' })
export const mark = styleVariants({
  main: { fill: vars.color.accent, stroke: vars.color.surface, strokeWidth: 2 },
  muted: { fill: vars.color.lineStrong, stroke: vars.color.surface, strokeWidth: 2 },
  outlined: { fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 1.5 },
})
