/** Registers `<vendor-reviews>`. Without a document, as on a server, it only exports. */
import { VendorReviews } from './vendor-reviews.ts'

export { VendorReviews } from './vendor-reviews.ts'
export type { PublicReviews } from './structured-data.ts'
export { widgetTag } from './snippets.ts'

if (globalThis.customElements && !customElements.get('vendor-reviews')) customElements.define('vendor-reviews', VendorReviews)

declare global {
  interface HTMLElementTagNameMap {
    'vendor-reviews': VendorReviews
  }
}
