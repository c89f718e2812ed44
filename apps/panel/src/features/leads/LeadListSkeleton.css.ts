import { appStyle } from '@vendor-panel/ui/theme'

export const list = appStyle({ flex: 1, minBlockSize: 0, overflow: 'hidden' })
