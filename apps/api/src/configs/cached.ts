import { keptSeconds } from '@vendor-panel/contract/operations'

/** The headers of an answer that may be kept (CONF-02, CONF-16); private, because it is chosen by the caller's language. */
export const keptHeaders = (operation: keyof typeof keptSeconds) => ({
  'cache-control': `private, max-age=${keptSeconds[operation]}`,
  vary: 'Accept-Language',
})
