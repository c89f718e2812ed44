import { appStyle } from '@vendor-panel/ui/theme'

export const chooser = appStyle({ flex: '1 1 160px', inlineSize: '260px', maxInlineSize: '260px' })
