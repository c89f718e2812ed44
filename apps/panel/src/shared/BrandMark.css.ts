import { appStyleVariants } from '@vendor-panel/ui/theme'

// One file with 24 pixels for each, so that sign-in makes one request for its buttons.
const mark = (left: string) =>
  ({ flexShrink: 0, inlineSize: '24px', blockSize: '24px', background: `url(/icons/brands.svg) ${left}` }) as const
export const marks = appStyleVariants({ google: mark('0'), facebook: mark('-24px'), instagram: mark('-48px') })
