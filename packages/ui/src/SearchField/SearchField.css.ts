import { style } from '../theme/style.ts'

export const input = style({ '::-webkit-search-cancel-button': { display: 'none' } })

export const clear = style({ selectors: { '[data-empty] &': { visibility: 'hidden' } } })
