import { globSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../apps/panel/src/shared/paths.ts'
import { faultsOf } from './screen-faults.ts'
import { requestQuote, expect, signedIn, test } from './world.ts'

const isFull = process.env['TEST_FULL'] === 'yes'
const panel = join(import.meta.dirname, '../apps/panel/src')
const locales = ['en_CA', 'de_DE', 'ar_AE'] as const
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const

/** The pages of the manifests; of those that are not built yet one is enough. */
const manifests = await Promise.all(
  globSync('features/*/pages.ts', { cwd: panel }).map(
    (file) => import(join(panel, file)) as Promise<{ pages: readonly { path: string; access: string }[] }>,
  ),
)
const addresses = [...manifests.flatMap(({ pages }) => pages), { path: paths.todo.pattern, access: 'user' }]

test.describe.configure({ mode: 'parallel' })

for (const [index, [width, height]] of sizes.entries()) {
  for (const locale of isFull ? locales : [locales[index % locales.length]!]) {
    const isTouch = width < 1000
    test.describe(() => {
      test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch, like: locale === 'ar_AE' ? 'noura' : 'mara' })
      test(`SHELL-41 at ${width}×${height} in ${locale} every page fits: nothing is cut, covered, out of reach or too small to press`, async ({
        page,
        vendor,
      }) => {
        test.setTimeout(120_000)
        await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
        const check = (address: string) =>
          test.step(address, async () => {
            await page.goto(address)
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
            await expect(page.locator('[aria-busy]')).toHaveCount(0)
            expect.soft(await faultsOf(page, isTouch), address).toEqual([])
          })
        for (const { path, access } of addresses) if (access === 'guest' && !path.includes(':')) await check(path)
        const leadId = await requestQuote(vendor, 'Wilhelmina-Charlotte & Bartholomäus von Hohenstaufen')
        await signedIn(page, vendor, '/')
        for (const { path, access } of addresses) {
          if (access !== 'user') continue
          const address = path
            .replace(':leadId', String(leadId))
            .replace(':providerId', String(vendor.user.providers[0]!.id))
            .replaceAll(/\/:\w+\?/g, '')
          if (address.includes(':')) continue
          await check(address)
          // The parts of a page that have their own address.
          const parts = path.endsWith('?') ? page.locator(`main a[href^="${address}/"]`) : null
          for (const href of new Set(await parts?.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))))
            await check(href)
        }
        const { data: links } = await vendor.api.listBookingLinks({ path: { customerId: vendor.user.customer.id } })
        await check(paths.bookViewing({ token: links.find(({ isActive }) => isActive)!.token }, { lang: locale }))
        await page.goto(paths.lead({ leadId }))
        await expect(page.getByRole('tab').first()).toBeVisible()
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(page.locator('[aria-busy]')).toHaveCount(0)
          expect.soft(await faultsOf(page, isTouch), await tab.innerText()).toEqual([])
        }
        await check(paths.lead({ leadId: 2_000_000_000 }))
      })

      // Of the sizes with the usual height every second one is enough.
      if (!isFull && height > 500 && index % 2 === 1) return
      test(`AMB-69 at ${width}×${height} in ${locale} the header of every couple has one height, and toasts cover neither bar nor composer`, async ({
        page,
        vendor,
      }) => {
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
        const heights = new Set<number>()
        for (const { id } of couples) {
          await page.goto(paths.lead({ leadId: id }))
          await expect(page.getByRole('tablist')).toBeVisible()
          heights.add(await page.locator('main header:has(h1)').evaluate((header) => Math.round(header.getBoundingClientRect().height)))
        }
        expect([...heights]).toHaveLength(1)

        await page.goto(paths.lead({ leadId: await requestQuote(vendor, 'Nora Haddad & Ben Walker') }))
        await expect(page.locator('main form').last()).toBeVisible()
        await page
          .locator('header button')
          .filter({ has: page.locator('svg.lucide-bell') })
          .click()
        const toast = page.locator('[data-toast]').first()
        await expect(toast).toBeVisible()
        const [shown, bar, composer] = await Promise.all(
          [toast, page.locator('header').first(), page.locator('main form').last()].map((one) => one.boundingBox()),
        )
        expect(shown!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
        expect(shown!.y + shown!.height).toBeLessThanOrEqual(composer!.y)
        const isAtEnd = locale === 'ar_AE' ? shown!.x < width / 2 : shown!.x + shown!.width > width / 2
        expect(isAtEnd).toBe(true)
      })
    })
  }
}
