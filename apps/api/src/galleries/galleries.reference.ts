import type { Reference } from '../configs/config-items.ts'

/** What galleries and pictures show (GAL-05); our choice. */
export const galleryReference: Reference = {
  gallery_tag: ['ceremony', 'reception', 'outdoors', 'indoors', 'decoration', 'food', 'portraits', 'party'],
}
