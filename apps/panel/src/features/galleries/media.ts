import type { components } from '@vendor-panel/contract'
import type { MediaItem } from '@vendor-panel/ui'
import type { IntlShape } from 'react-intl'

type Schemas = components['schemas']
export type Gallery = Schemas['Gallery']
export type Media = Schemas['Media']

/** A cell of the grid with its record. */
export type MediaCell = MediaItem & { media: Media; name: string }

/** The reads that show pictures and videos. */
export const mediaReads = [
  'listGalleryMedia',
  'listProviderMedia',
  'getMainImage',
  'getGallery',
  'listProviderGalleries',
  'listGalleries',
] as const

/** The caption of a picture or video, else its position. */
export function mediaName({ alt, type }: Media, position: number, intl: IntlShape): string {
  return alt ?? intl.formatMessage({ id: type === 'image' ? 'galleries.item' : 'galleries.video' }, { place: position })
}

const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' } as const

/** The names of the hosts whose videos are accepted, as a choice. */
export const videoHostList = (hosts: readonly (keyof typeof hostNames)[], intl: IntlShape): string =>
  intl.formatList(
    hosts.map((host) => hostNames[host]),
    { type: 'disjunction' },
  )

export function toCell(media: Media, index: number, intl: IntlShape): MediaCell {
  const { id, path, sizes, preview, width, height, status, alt } = media
  const [small, medium] = sizes
  return {
    id,
    media,
    name: mediaName(media, index + 1, intl),
    alt: alt ?? '',
    isMuted: status === 'passive' || status === 'rejected',
    picture:
      path === null
        ? null
        : { src: small?.path ?? path, src2x: medium?.path, preview, width: width ?? undefined, height: height ?? undefined },
  }
}
