import { appStyle, media, vars } from '@vendor-panel/ui/theme'

// As high as the header of a couple, whose layout depends on its width (`LeadHeader.css.ts`).
export const detail = appStyle({ containerType: 'inline-size', containerName: 'lead' })
export const header = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: `${vars.space.lg} ${vars.space.xl}`,
  '@media': { [media.phone]: { padding: `${vars.space.sm} ${vars.space.lg}` } },
})
export const line = appStyle({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control })
export const facts = appStyle({
  marginBlockStart: vars.space.xs,
  blockSize: '5.9rem',
  '@container': { 'lead (width >= 46rem)': { blockSize: '2.6rem' }, 'lead (width < 30rem)': { blockSize: '4rem' } },
})
