// A dynamic import of the whole library would carry all of it: this is the one part that comes by itself.
export { ConfirmDialog } from '@vendor-panel/ui'
