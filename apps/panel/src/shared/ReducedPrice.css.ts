import { appStyle } from '@vendor-panel/ui/theme'

export const prices = appStyle({ whiteSpace: 'nowrap' })
