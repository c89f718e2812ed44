import { appStyle } from '@vendor-panel/ui/theme'

export const choice = appStyle({ inlineSize: '320px', maxInlineSize: '100%' })
