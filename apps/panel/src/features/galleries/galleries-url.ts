import { listGalleriesFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filters of the list in the URL. */
export const galleryFilters = urlFilters(listGalleriesFilters)

export const readGalleryFilters = galleryFilters.read
