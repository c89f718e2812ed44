/** A gallery of 500 pictures: frames dropped while it is scrolled, memory, layout shift. */
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { draw, scenes } from '../apps/api/src/galleries/seed-scene.ts'
import { metric, plain, visitor, type Visitor } from './browser.ts'
import { droppedFrames, findScroller } from './inbox.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const pictures = 500
const perRequest = 20
const picture = 'main li img'
/** From the top to the end and back. */
const distances = [-20_000, 20_000]

export async function measureGallery(browser: Browser, system: System, rounds: number): Promise<Row[]> {
  const here = await visitor(browser, plain, system.token)
  const { page } = here
  await page.addInitScript(sumLayoutShifts)
  await page.goto(`${system.origin}${await addGallery(system)}`)
  await page
    .locator(picture)
    .nth(pictures - 1)
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(findScroller, picture)
  await page.evaluate('globalThis.layoutShift = 0')
  const dropped: number[] = []
  const heaps: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const share = await droppedFrames(here, distances)
    heaps.push(await heapMib(here))
    if (round >= 0) dropped.push(share)
  }
  const shift = await page.evaluate<number>('globalThis.layoutShift')
  const unsized = await page.locator(`${picture}:not([width][height])`).count()
  await here.close()
  const what = `a gallery of ${pictures} pictures`
  return [
    { what: `${what}: frames dropped while scrolling, 4× CPU`, unit: '%', ours: median(dropped), oursMax: 5 },
    { what: `${what}: growth of the heap while it is scrolled again`, unit: 'MiB', ours: heaps.at(-1)! - heaps[0]!, oursMax: 1 },
    { what: `${what}: layout shift while they load`, unit: '', ours: shift, oursMax: 0 },
    { what: `${what}: pictures without width and height`, unit: '', ours: unsized, oursMax: 0 },
  ]
}

/** The address of the gallery, once the sizes of all of its pictures are made and the editors have approved them. */
async function addGallery({ api }: System): Promise<string> {
  const [tag] = (await api.listConfigs({ query: { itemTypes: ['gallery_tag'] } })).data
  const providerId = (await api.listProviders()).data[0]!.id
  const { data: gallery } = await api.createGallery({ path: { providerId }, body: { name: 'All of them', tagIds: [tag!.id] } })
  const path = { galleryId: gallery.id }
  for (let sent = 0; sent < pictures; sent += perRequest) {
    const file = await Promise.all(Array.from({ length: perRequest }, (_, index) => fileOf(sent + index)))
    await api.createGalleryMedia({ path, body: { file } })
  }
  const isMade = async (page: number) =>
    (await api.listGalleryMedia({ path, query: { page, limit: 100 } })).data.every(({ sizes }) => sizes.length > 0)
  for (let page = 1; page <= pictures / 100; page += 1) while (!(await isMade(page))) await setTimeout(200)
  await api.createIntakeMediaDecision({ path: { providerId }, body: { decision: 'approve' } })
  return `/providers/${providerId}/gallery/${gallery.id}`
}

/** A drawn scene; what follows the picture makes the content of each file its own. */
async function fileOf(index: number): Promise<File> {
  const { small } = await draw(index % (2 * scenes.length))
  return new File([new Uint8Array(small), String(index)], `${index}.webp`)
}

async function heapMib({ cdp }: Visitor): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await metric(cdp, 'JSHeapUsedSize')) / 1024 / 1024
}

/** Runs in the page. */
function sumLayoutShifts(): void {
  const seen = globalThis as unknown as { layoutShift: number }
  seen.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
