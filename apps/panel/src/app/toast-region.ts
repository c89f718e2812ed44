// A dynamic import of the whole library would load all of it: this module re-exports the one part that is needed.
export { ToastRegion } from '@vendor-panel/ui'
