import { buffer } from 'node:stream/consumers'
import { pictureWarnings } from '@vendor-panel/domain'
import type { FileStore } from '../platform/files/file-store.ts'
import type { JobTools } from '../platform/hooks.ts'
import { addPictureSizes, findPictureWithoutSizes } from './media.queries.ts'

/** The longer side of each size, in pixels: a cell of a grid, and a screen. */
const sides = { small: 480, medium: 1600 } as const
const previewSide = 16

export interface PictureJob {
  customerId: number
  mediaId: number
}

/** The job after an upload: smaller sizes, a tiny preview, and warnings before the editors see the picture. */
export async function makePictureSizes({ inCustomer, files }: Pick<JobTools, 'inCustomer' | 'files'>, job: PictureJob): Promise<void> {
  const { customerId, mediaId } = job
  const found = await inCustomer(customerId, (db) => findPictureWithoutSizes(db, customerId, mediaId))
  if (!found) return
  const picture = await buffer(await files.open(customerId, found.image_key))
  const { small, medium, preview, sharpness } = await writeSizes(files, customerId, picture)
  const isAdded = await inCustomer(customerId, (db) =>
    addPictureSizes(db, customerId, mediaId, {
      small_key: small.key,
      small_width: small.width,
      medium_key: medium.key,
      medium_width: medium.width,
      preview,
      quality: pictureWarnings({ width: found.width, height: found.height, sharpness }),
    }),
  )
  if (!isAdded) for (const { key } of [small, medium]) await files.remove(customerId, key)
}

/** Stores the sizes of a picture. */
export async function writeSizes(files: FileStore, customerId: number, picture: Buffer) {
  // Loaded with the first picture, because it would delay every start.
  const { default: sharp } = await import('sharp')
  const inside = (side: number) => sharp(picture).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const write = async (side: number) => {
    const path = files.newPath()
    try {
      const { width } = await inside(side).webp({ quality: 78 }).toFile(path)
      return { width, key: await files.keep(customerId, path, '.webp') }
    } finally {
      await files.drop(path)
    }
  }
  const preview = await inside(previewSide).webp({ quality: 40 }).toBuffer()
  const { sharpness } = await sharp(await inside(sides.small).png().toBuffer()).stats()
  return {
    small: await write(sides.small),
    medium: await write(sides.medium),
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
    sharpness,
  }
}
