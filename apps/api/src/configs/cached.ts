import { keptSeconds } from '@vendor-panel/contract/operations'

/** The headers of a cacheable answer (CONF-02, CONF-16); private, because it depends on the caller's language. */
export const keptHeaders = (operation: keyof typeof keptSeconds) => ({
  'cache-control': `private, max-age=${keptSeconds[operation]}`,
  vary: 'Accept-Language',
})
