import type { components } from '@vendor-panel/contract'
import { picturePath } from '../platform/files/served-pictures.ts'

interface Picture {
  id: number
  image_key: string | null
  small_key: string | null
}

/** A picture of an item, in its smallest size; while that is being made, as it was uploaded. */
export const toItemImage = ({ id, image_key, small_key }: Picture): components['schemas']['ProviderItemImage'] => ({
  id,
  path: picturePath(small_key ?? image_key ?? ''),
})
