import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import type { Gallery, Media } from './media.ts'

const example = examples.listGalleryMedia.answer?.data[0]
const galleryExample = examples.getGallery.answer?.data
const productExample = examples.getActiveProduct.answer?.data
const permissions = examples.getProviderPermissions.answer?.data
const [first] = storyUser.providers
if (!example || !galleryExample || !productExample || !permissions || !first) throw new Error('the contract has no examples of galleries')

export const garden = { ...first, id: 1, name: 'Rosewood Garden' }
export const mill = { ...first, id: 2, name: 'Rosewood Mill' }
export const user: SessionUser = { ...storyUser, providers: [garden, mill] }
export const colleague: SessionUser = { ...user, canManage: false }
export const permitted = { data: { ...permissions, gallery: 'write' as const } }

const colours = ['7a2e4e', '6f8a5b', 'd9a441', '40284a', '9fc5de']
const drawing = (index: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="%23${colours[index % 5]}"/></svg>`

/** A published picture. */
export const photo = (id: number, change: Partial<Media> = {}): Media => ({
  ...example,
  id,
  providerId: garden.id,
  galleryId: 11,
  type: 'image',
  path: drawing(id),
  sizes: [{ width: 480, path: drawing(id) }],
  preview: null,
  videoUrl: null,
  status: 'active',
  rejectReason: null,
  quality: [],
  width: 1280,
  height: 853,
  alt: `Picture ${id}`,
  tagIds: [],
  order: id,
  isMain: false,
  ...change,
})

export const film = photo(9, {
  type: '360video',
  path: null,
  sizes: [],
  width: null,
  height: null,
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  alt: 'A walk through the garden',
})

export const gallery = (id: number, name: string, change: Partial<Gallery> = {}): Gallery => ({
  ...galleryExample,
  id,
  providerId: garden.id,
  name,
  tags: [{ id: 1, name: 'Outdoors' }],
  order: id,
  mediaCount: 3,
  cover: photo(1),
  ...change,
})

export const summer = gallery(11, 'Summer weddings')
export const winter = gallery(12, 'Winter weddings', { mediaCount: 0, cover: null })

export const mediaPage = (rows: Media[]): Answer<'listGalleryMedia'> => ({ data: rows, meta: { page: 1, limit: 100, total: rows.length } })
export const product = (change: Partial<typeof productExample>): Answer<'getActiveProduct'> => ({
  data: { ...productExample, features: ['photo-uploads'], photosMax: null, ...change },
})
export const never = () => new Promise<never>(() => {})
