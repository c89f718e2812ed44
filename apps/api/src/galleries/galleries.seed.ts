import { Readable } from 'node:stream'
import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import { draw, scenes } from './seed-scene.ts'

const textsByLanguage = {
  en: {
    galleries: ['Summer weddings', 'Rooms and tables', 'Winter weddings'],
    captions: ['The long table under the lime trees', 'Lanterns along the path', 'The hall before the guests arrive'],
    reason: 'The picture shows a phone number.',
  },
  tr: {
    galleries: ['Yaz düğünleri', 'Salonlar ve masalar', 'Kış düğünleri'],
    captions: ['Ihlamurların altındaki uzun masa', 'Yol boyunca fenerler', 'Misafirler gelmeden önce salon'],
    reason: 'Fotoğrafta bir telefon numarası görünüyor.',
  },
  ar: {
    galleries: ['أعراس الصيف', 'القاعات والطاولات', 'أعراس الشتاء'],
    captions: ['الطاولة الطويلة تحت الأشجار', 'فوانيس على طول الممر', 'القاعة قبل وصول الضيوف'],
    reason: 'تظهر في الصورة رقم هاتف.',
  },
}

const film = 'https://youtu.be/aqz-KE-bpKQ'
const bytesMax = 5_000_000

export const gallerySeed: Seed = {
  after: ['providers'],
  async account(context) {
    const tags = await tagIds(context)
    for (const [providerIndex, provider] of context.customer.providers.entries()) {
      // The first provider has galleries of all kinds, the next one a single one, the others none.
      const names = inLanguage(context.account.voice.locale, textsByLanguage).galleries.slice(0, [3, 1][providerIndex] ?? 0)
      for (const [index, name] of names.entries())
        await addGallery(context, provider, { name, index, tagIds: [tags[index * 2]!, tags[index * 2 + 1]!] })
    }
  },
}

async function tagIds({ db }: SeedContext): Promise<number[]> {
  const items = await db.selectFrom('config_items').select('id').where('item_type', '=', 'gallery_tag').orderBy('position').execute()
  return items.map(({ id }) => id)
}

async function addGallery(
  context: SeedContext,
  provider: SeedProvider,
  gallery: { name: string; index: number; tagIds: number[] },
): Promise<void> {
  const { db, now, customer } = context
  const of = {
    customer_id: customer.id,
    provider_id: provider.id,
    created_at: instantText(now.subtract({ hours: 24 * (40 - gallery.index) })),
  }
  const { id } = await db
    .insertInto('galleries')
    .values({ ...of, name: gallery.name, tag_ids: gallery.tagIds, position: gallery.index + 1, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pictures = await pictureRows(context, gallery.index)
  if (pictures.length > 0)
    await db
      .insertInto('media')
      .values(pictures.map((picture, index) => ({ ...of, ...picture, gallery_id: id, type: 'image' as const, position: index + 1 })))
      .execute()
  if (gallery.index > 0) return
  const video = { type: 'video', video_url: film, status: 'active', is_approved: true, position: pictures.length + 1 } as const
  await db
    .insertInto('media')
    .values({ ...of, ...video, gallery_id: id })
    .execute()
}

/** The pictures of a gallery; none if the demo stores no files. */
async function pictureRows({ files, customer, account }: SeedContext, gallery: number) {
  if (!files) return []
  const { captions, reason } = inLanguage(account.voice.locale, textsByLanguage)
  const keep = async (bytes: Buffer, extension: string) => {
    const received = await files.receive(Readable.from([bytes]), bytesMax, new AbortController().signal)
    if (!received) throw new Error(`A picture of the demo is larger than ${bytesMax} bytes`)
    return { key: await files.keep(customer.id, received.path, extension), hash: received.sha256 }
  }
  const rows = []
  for (const index of scenes.keys()) {
    const { original, small, medium, preview, width, height } = await draw((index + gallery) % scenes.length)
    const kept = await keep(original, '.jpg')
    rows.push({
      image_key: kept.key,
      content_hash: kept.hash,
      small_key: (await keep(small, '.webp')).key,
      small_width: 480,
      medium_key: (await keep(medium, '.webp')).key,
      medium_width: width,
      preview,
      width,
      height,
      alt: captions[index] ?? null,
      ...states(gallery, index, reason),
    })
  }
  return rows
}

/** Most pictures are published. In the second gallery some wait, one is hidden and one was rejected. */
function states(gallery: number, index: number, reason: string) {
  const published = { status: 'active', is_approved: true, is_main: gallery === 0 && index === 0, reject_reason: null } as const
  if (gallery !== 1) return published
  if (index === 1) return { ...published, status: 'passive', is_main: false } as const
  if (index === 2) return { status: 'rejected', is_approved: false, is_main: false, reject_reason: reason } as const
  return index > 3 ? ({ status: 'pending', is_approved: false, is_main: false, reject_reason: null } as const) : published
}
