import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export interface GalleryTables {
  galleries: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    name: string
    /** Configuration items of the type `gallery_tag`. */
    tag_ids: number[]
    /** The chosen cover; it counts while it is in the gallery. */
    cover_id: Generated<number | null>
    position: number
    version: Generated<number>
    created_at: Instant
    deleted_at: string | null
  }
  media: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    /** Also of a deleted gallery, until it is deleted permanently. */
    gallery_id: number | null
    type: Schemas['MediaType']
    /** The keys of the picture and its sizes in the file store; null for a video, and those of sizes until they are made. */
    image_key: Generated<string | null>
    small_key: Generated<string | null>
    small_width: Generated<number | null>
    medium_key: Generated<string | null>
    medium_width: Generated<number | null>
    preview: Generated<string | null>
    width: Generated<number | null>
    height: Generated<number | null>
    /** SHA-256 of the uploaded bytes. */
    content_hash: Generated<string | null>
    quality: Generated<Schemas['PictureWarning'][]>
    video_url: Generated<string | null>
    status: Schemas['ContentStatus']
    /** Whether the editors have approved it: it can be shown again without asking them. */
    is_approved: Generated<boolean>
    reject_reason: Generated<string | null>
    alt: Generated<string | null>
    tag_ids: Generated<number[]>
    position: number
    /** At most one of a provider. */
    is_main: Generated<boolean>
    /** Of the details that a vendor changes; sizes, order and decisions do not change it. */
    version: Generated<number>
    created_at: Instant
    deleted_at: Generated<string | null>
  }
}
