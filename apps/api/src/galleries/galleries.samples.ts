import type { Samples } from '../../test/samples.ts'
import type { Vendor } from '../../test/vendor.ts'

const pictureRow = async (vendor: Vendor, values: { gallery_id: number | null; position: number }) => {
  const of = { customer_id: await vendor.number('customerId'), provider_id: await vendor.number('providerId') }
  const key = `${of.customer_id}/${crypto.randomUUID().replaceAll('-', '')}.jpg`
  const { id } = await vendor.world.db
    .insertInto('media')
    .values({
      ...of,
      ...values,
      type: 'image',
      image_key: key,
      width: 800,
      height: 600,
      status: 'active',
      is_approved: true,
      created_at: vendor.world.clock.now().toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function galleryRow(vendor: Vendor) {
  const of = { customer_id: await vendor.number('customerId'), provider_id: await vendor.number('providerId') }
  const { db, clock } = vendor.world
  const { id: tag } = await db.selectFrom('config_items').select('id').where('item_type', '=', 'gallery_tag').executeTakeFirstOrThrow()
  const gallery = { ...of, name: 'Summer weddings', tag_ids: [tag], position: 9, created_at: clock.now().toString(), deleted_at: null }
  return (await db.insertInto('galleries').values(gallery).returning('id').executeTakeFirstOrThrow()).id
}

export const samples: Samples = {
  records: {
    galleryId: galleryRow,
    /** A published picture of a gallery. */
    mediaId: async (vendor) => pictureRow(vendor, { gallery_id: await vendor.number('galleryId'), position: 1 }),
  },
  bodies: {
    async createGallery({ world }) {
      const { data } = await world.ok('listConfigs', { query: { itemTypes: 'gallery_tag' } })
      return { tagIds: data.slice(0, 1).map(({ id }) => id) }
    },
    async updateGallery({ world }) {
      const { data } = await world.ok('listConfigs', { query: { itemTypes: 'gallery_tag' } })
      return { tagIds: data.slice(0, 1).map(({ id }) => id), coverId: null }
    },
    // Pictures, or a video.
    createGalleryMedia: () => ({ videoUrl: undefined }),
    createProviderMedia: () => ({ videoUrl: undefined }),
    updateGalleryMedia: () => ({ tagIds: [] }),
    updateProviderMedia: () => ({ tagIds: [] }),
    async replaceGalleryOrder(vendor) {
      await vendor.id('galleryId')
      const providerId = await vendor.number('providerId')
      const { data } = await vendor.world.ok('listProviderGalleries', { as: vendor.as, path: { providerId } })
      return { providerId, ids: data.map(({ id }) => id).toReversed() }
    },
    async replaceGalleryMediaOrder(vendor) {
      await vendor.id('mediaId')
      const path = { galleryId: await vendor.id('galleryId') }
      const { data } = await vendor.world.ok('listGalleryMedia', { as: vendor.as, path, query: { limit: 100 } })
      return { ids: data.map(({ id }) => id).toReversed() }
    },
  },
  fields: { coverId: 'mediaId' },
  shared: ['tagId'],
}
