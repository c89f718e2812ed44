import { imageLimits } from '@vendor-panel/domain'
import { Refusal } from '../contract/refusal.ts'

export interface Picture {
  contentType: string
  extension: string
  width: number
  height: number
  sizeBytes: number
}

const formats = {
  jpeg: { contentType: 'image/jpeg', extension: '.jpg' },
  png: { contentType: 'image/png', extension: '.png' },
  webp: { contentType: 'image/webp', extension: '.webp' },
} as const

/**
 * Re-encodes a picture: upright, and without metadata or appended data.
 * One that cannot be decoded is 415, one with too many pixels 422, before decoding; `field` is its name in the form.
 */
export async function rewritePicture(from: string, to: string, field: string): Promise<Picture> {
  const { width: widthMax, height: heightMax } = imageLimits.pixelsMax
  // Loaded with the first picture, because it would delay every start.
  const { default: sharp } = await import('sharp')
  const picture = sharp(from, { failOn: 'error', limitInputPixels: widthMax * heightMax })
  const { width, height, format } = await picture.metadata().catch(unreadable(field))
  if (width > widthMax || height > heightMax)
    throw new Refusal(422, 'invalid', {
      errors: [{ path: field, code: 'image_dimensions', params: { maxWidth: widthMax, maxHeight: heightMax } }],
    })
  // Other formats become WebP, which every browser supports.
  const kept = format === 'jpeg' || format === 'png' ? format : 'webp'
  const written = await picture.autoOrient().toFormat(kept).toFile(to).catch(unreadable(field))
  return { ...formats[kept], width: written.width, height: written.height, sizeBytes: written.size }
}

function unreadable(path: string) {
  return (): never => {
    throw new Refusal(415, 'unsupported_media_type', { errors: [{ path, code: 'file_content' }] })
  }
}
