// As `confirm-dialog.ts`: one part of the library that comes by itself.
export { ToastRegion } from '@vendor-panel/ui'
