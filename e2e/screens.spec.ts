import type { Locator } from '@playwright/test'
import { paths } from '../apps/panel/src/shared/paths.ts'
import { coupleAddresses, guestAddresses, isOdd, thirdOf, userAddresses } from './addresses.ts'
import { faultsOf } from './screen-faults.ts'
import {
  requestQuote,
  expect,
  expectAccessible,
  expectInLanguage,
  feedConnected,
  newCouple,
  pageFollower,
  signedIn,
  test,
} from './world.ts'

const isFull = process.env['TEST_FULL'] === 'yes'
/** By pointer: fingers have the small ones. */
const sizesOf = {
  touch: [
    [320, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
  ],
  mouse: [
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ],
} as const
/** Words half as long again in English, and texts that are turned around in Arabic. */
const isPseudo = process.env['PSEUDO_PANEL'] !== undefined
/**
 * Each page is checked once by mouse and once by touch, at each size in one language, and the languages take turns; by axe once. `npm run
 * test:full` checks all in all.
 */
const looks = [
  { pointer: 'mouse', locale: 'en_CA', colorScheme: 'light', thirds: [0] },
  { pointer: 'mouse', locale: 'ar_AE', colorScheme: 'dark', thirds: [1] },
  { pointer: 'mouse', locale: 'de_DE', colorScheme: 'light', thirds: [2] },
  { pointer: 'touch', locale: 'ar_AE', colorScheme: 'dark', thirds: [0, 2] },
  { pointer: 'touch', locale: 'de_DE', colorScheme: 'light', thirds: [1] },
  ...(isFull ? ([{ pointer: 'touch', locale: 'en_CA', colorScheme: 'light', thirds: [] }] as const) : []),
] as const

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

test.describe.configure({ mode: 'parallel' })

for (const { pointer, locale, colorScheme, thirds } of looks.filter((look) => !isPseudo || look.locale !== 'de_DE')) {
  const isChosen = (name: string) => isFull || (thirds as readonly number[]).includes(thirdOf(name))
  /** Each part of a page in one of the two. */
  const isPartChosen = (name: string) => isFull || (isChosen(name) && isOdd(name) === (pointer === 'touch'))
  const sizes = sizesOf[pointer]
  const isTouch = pointer === 'touch'
  const names = sizes.map(([width, height]) => `${width}×${height}`)
  test.describe(() => {
    const [[width, height]] = sizes
    test.use({
      viewport: { width, height },
      hasTouch: isTouch,
      isMobile: isTouch,
      colorScheme,
      like: locale === 'ar_AE' ? 'noura' : 'mara',
    })
    test(`SHELL-41 in ${locale} at ${names.join(', ')} every page fits: nothing is cut, covered, out of reach or too small to press, and no axe rule is violated`, async ({
      page,
      vendor,
    }) => {
      test.setTimeout(isFull ? 600_000 : 240_000)
      await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
      const open = async (address: string, go = (to: string): Promise<unknown> => page.goto(to)) => {
        await page.setViewportSize({ width, height })
        await go(address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      }
      /** The page that is open, at all sizes. */
      const checkSizes = (name: string) =>
        test.step(name, async () => {
          for (const [toWidth, toHeight] of sizes) {
            await page.setViewportSize({ width: toWidth, height: toHeight })
            if (isFull) await page.reload()
            await expect(page.locator('[aria-busy]')).toHaveCount(0)
            expect.soft(await faultsOf(page, isTouch), `${name} at ${toWidth}×${toHeight}`).toEqual([])
          }
        })
      const check = async (address: string, name = address, go?: (to: string) => Promise<unknown>) => {
        if (!isChosen(name)) return
        await open(address, go)
        await expectInLanguage(page, locale)
        if (isFull || isTouch) await expectAccessible(page)
        await checkSizes(name)
      }
      const follow = pageFollower(page)
      for (const address of guestAddresses) await check(address)
      const leadId = await requestQuote(vendor, 'Wilhelmina-Charlotte & Bartholomäus von Hohenstaufen')
      await signedIn(page, vendor, paths.error404())
      for (const { path, address, component } of userAddresses(vendor, leadId)) {
        const go = (to: string) => follow(to, component)
        await check(address, path, go)
        if (!path.endsWith('?')) continue
        // The parts of a page that have their own address.
        if (!isChosen(path)) await open(address, go)
        const links = page.locator(`main a[href^="${address}/"]`)
        const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
        for (const href of hrefs) if (isPartChosen(path + href.slice(address.length))) await check(href, path + href.slice(address.length))
      }
      for (const { path, address } of coupleAddresses(locale)) if (isPartChosen(path)) await check(address, path)
      await check(paths.lead({ leadId: 2_000_000_000 }))
      // The pages whose addresses need a record.
      const providerId = vendor.user.providers[0]!.id
      const [gallery] = (await vendor.api.listProviderGalleries({ path: { providerId } })).data
      const ofRecords: [address: string, name: string][] = [
        [paths.providerGalleryDetail({ providerId, galleryId: gallery!.id }), paths.providerGalleryDetail.pattern],
        ...[paths.error401(), paths.error404(), paths.error500()].map((address): [string, string] => [address, address]),
      ]
      for (const [address, name] of ofRecords) if (isPartChosen(name)) await check(address, name)
      await page.goto(paths.lead({ leadId }))
      await expect(page.getByRole('tab').first()).toBeVisible()
      for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
        if (!isPartChosen(`tab ${index}`)) continue
        await tab.click()
        await checkSizes(`tab ${index + 1} of a couple`)
      }
    })
  })
}

const headerSizes = [
  [320, 640],
  [844, 390],
  [1440, 900],
] as const
/** The locales of the header; `npm run test:full` checks it in all. */
for (const locale of isFull ? (['en_CA', 'ar_AE', 'de_DE'] as const) : (['ar_AE'] as const)) {
  test.describe(() => {
    const [[width, height]] = headerSizes
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true, like: locale === 'ar_AE' ? 'noura' : 'mara' })
    test(`AMB-69 in ${locale} at 320×640, 844×390 and 1440×900 the header of every couple has one height, the brand covers no search, and toasts cover neither bar nor composer`, async ({
      page,
      vendor,
    }) => {
      test.setTimeout(150_000)
      await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
      await signedIn(page, vendor, '/')
      const { data } = await vendor.api.listLeads({ query: { limit: 100 } })
      // The longest name, no date, no guests, an address instead of a number, a product, a couple of the past.
      const couples = [
        data.toSorted((one, other) => other.couple.name.length - one.couple.name.length)[0],
        data.find(({ couple }) => couple.weddingDate === null),
        data.find(({ guestCount }) => guestCount === null),
        data.find(({ contactPreference }) => contactPreference === 'email_only'),
        data.find(({ itemCount }) => itemCount > 0),
        data.at(-1),
      ].filter((lead) => lead !== undefined)
      /** What is measured at each size, without another load of the page. */
      const atSizes = async <Measured>(measure: () => Promise<Measured>) => {
        const measured: Measured[] = []
        for (const [toWidth, toHeight] of headerSizes) {
          await page.setViewportSize({ width: toWidth, height: toHeight })
          measured.push(await measure())
        }
        return measured
      }
      const rectOf = async (one: Locator) => (await one.boundingBox())!
      const heights = new Set<string>()
      for (const { id } of couples) {
        await page.goto(paths.lead({ leadId: id }))
        await expect(page.getByRole('tablist')).toBeVisible()
        const header = page.locator('main header:has(h1)')
        heights.add((await atSizes(async () => Math.round((await rectOf(header)).height))).join())
      }
      expect([...heights]).toHaveLength(1)

      const bar = page.locator('header').first()
      const brands = await atSizes(async () => {
        // On a wide screen the brand is in the sidebar.
        const links = await Promise.all((await bar.getByRole('link').filter({ visible: true }).all()).map(rectOf))
        const buttons = await Promise.all((await bar.getByRole('button').filter({ visible: true }).all()).map(rectOf))
        return links.flatMap((brand) => buttons.filter((button) => button.x < brand.x + brand.width && brand.x < button.x + button.width))
      })
      expect(brands).toEqual([[], [], []])

      const connected = feedConnected(page)
      await page.goto(paths.lead({ leadId: await requestQuote(vendor, 'Nora Haddad & Ben Walker') }))
      await expect(page.locator('main form').last()).toBeVisible()
      await connected
      await requestQuote(vendor, newCouple())
      await requestQuote(vendor, newCouple())
      const toasts = page.locator('[data-toast]')
      await expect(toasts).toHaveCount(2)
      const layouts = await atSizes(async () => {
        const composer = page.locator('main form').last()
        const shown = await Promise.all([bar, composer, toasts.first(), toasts.last()].map(rectOf))
        return { width: page.viewportSize()!.width, shown }
      })
      for (const { width: toWidth, shown } of layouts) {
        const [top, composer, ...both] = shown as [Box, Box, ...Box[]]
        for (const toast of both) {
          expect.soft(toast.y, `${toWidth} px`).toBeGreaterThanOrEqual(top.y + top.height)
          expect.soft(toast.y + toast.height, `${toWidth} px`).toBeLessThanOrEqual(composer.y)
          const isAtEnd = locale === 'ar_AE' ? toast.x < toWidth / 2 : toast.x + toast.width > toWidth / 2
          expect.soft(isAtEnd, `${toWidth} px`).toBe(true)
        }
      }
    })
  })
}
