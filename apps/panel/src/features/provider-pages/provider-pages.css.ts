import { appStyle, media, vars } from '@vendor-panel/ui/theme'

/** The form, and the preview next to it where there is room. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)' } },
})
export const content = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl, minInlineSize: 0 })
export const section = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
})
export const form = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.md })
export const text = appStyle({ margin: 0, maxInlineSize: vars.size.prose, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** Announces a decision; without one it takes no space. */
export const decision = appStyle({ selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space.lg})` } } })
/** What is published, and what waits for approval. */
export const versions = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xl,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const map = appStyle({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' })
export const mapFrame = appStyle({
  inlineSize: '100%',
  blockSize: 'clamp(220px, 50vmin, 360px)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
/** A number; its label is a question on one line. */
export const short = appStyle({ maxInlineSize: '400px' })

export const tips = appStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const tip = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'center',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const tipDone = appStyle({ display: 'grid', color: vars.tone.positive.solid })
export const tipOpen = appStyle({ display: 'grid', color: vars.color.inkMuted })
export const requests = appStyle({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })

export const preview = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.bar} + ${vars.space.lg})`,
      maxBlockSize: 'calc(100dvh - 120px)',
      overflowY: 'auto',
    },
  },
})
export const previewHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
export const paper = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
})
export const previewPicture = appStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
export const previewPictures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: vars.space.sm,
  margin: 0,
  marginBlockStart: vars.space.xs,
  padding: 0,
  listStyle: 'none',
})
export const previewCell = appStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start', alignContent: 'start' })
export const previewItems = appStyle({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  marginBlockStart: vars.space.xs,
  padding: 0,
  listStyle: 'none',
})
export const previewItem = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
export const previewThumb = appStyle({ inlineSize: '56px', blockSize: '42px', objectFit: 'cover', borderRadius: vars.radius.control })
export const previewItemName = appStyle({ flex: '1 1 10ch', minInlineSize: 0, overflowWrap: 'anywhere' })
export const previewName = appStyle({ margin: 0, fontFamily: vars.font.title, fontSize: vars.text.xl, lineHeight: 1.2 })
export const lead = appStyle({ margin: 0, fontWeight: 500, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const previewFacts = appStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const previewFact = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm })
