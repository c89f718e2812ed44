import type { IntlShape } from 'react-intl'

/** The size of a file in whole kilobytes, as a text. */
export const fileSizeText = (bytes: number, intl: Pick<IntlShape, 'formatNumber'>): string =>
  intl.formatNumber(Math.max(1, Math.round(bytes / 1_024)), { style: 'unit', unit: 'kilobyte' })
