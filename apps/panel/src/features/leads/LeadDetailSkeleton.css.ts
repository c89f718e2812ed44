import { appStyle, media, vars } from '@vendor-panel/ui/theme'

// As high as the header of a couple, whose layout depends on its width and on the height of the window (`LeadHeader.css.ts`). Not the
// styles of the header itself: they are loaded with the code of a couple.
export const detail = appStyle({ containerType: 'inline-size', containerName: 'lead' })
export const header = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: `${vars.space.lg} ${vars.space.xl} 0`,
  '@media': {
    [media.phone]: { padding: `${vars.space.sm} ${vars.space.lg} 0` },
    [media.short]: { rowGap: 0, paddingBlockStart: vars.space.xs },
  },
})
/** The name, with the size of its letters; in a narrow header below the way back and the actions. */
export const line = appStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.md,
  blockSize: vars.size.control,
  fontSize: vars.text.xxl,
  '@container': { 'lead (width < 46rem)': { fontSize: vars.text.xl } },
  '@media': {
    [media.belowMd]: {
      flexWrap: 'wrap',
      alignContent: 'space-between',
      blockSize: `calc(${vars.size.control} + ${vars.space.xs} + 1em * ${vars.leading.title})`,
    },
    [media.short]: { flexWrap: 'nowrap', blockSize: vars.size.control },
  },
})
export const status = appStyle({ blockSize: '24px', '@media': { [media.short]: { display: 'none' } } })
const fact = `calc((${vars.text.sm} + ${vars.text.body}) * ${vars.leading.text})`
const compactFact = `${vars.text.sm} * ${vars.leading.text}`
export const facts = appStyle({
  marginBlockStart: vars.space.xs,
  blockSize: `calc(2 * ${fact} + ${vars.space.xs})`,
  '@container': {
    'lead (width >= 46rem)': { blockSize: fact },
    'lead (width < 30rem)': { blockSize: `calc(3 * ${compactFact})` },
    'lead (width < 18rem)': {
      blockSize: `calc(5 * ${compactFact})`,
      selectors: { '&[data-provider]': { blockSize: `calc(6 * ${compactFact})` } },
    },
  },
  '@media': {
    [media.short]: {
      margin: 0,
      overflow: 'hidden',
      // Not the height, which the rules for a width outrank.
      '@container': {
        'lead (width >= 50rem)': { maxBlockSize: 0 },
        'lead (width < 50rem)': { maxBlockSize: `calc(${vars.text.body} * ${vars.leading.text})` },
        'lead (width < 30rem)': { maxBlockSize: `calc(${compactFact})` },
      },
    },
  },
})
export const tabs = appStyle({
  marginBlockStart: vars.space.sm,
  paddingInline: vars.space.xl,
  '@media': {
    [media.touch]: { marginBlockStart: vars.space.lg },
    [media.phone]: { paddingInline: vars.space.lg },
    [media.short]: { marginBlockStart: 0 },
  },
})
