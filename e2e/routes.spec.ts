import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { devices } from '@playwright/test'
import { paths } from '../apps/panel/src/shared/paths.ts'
import { guestAddresses, userAddresses } from './addresses.ts'
import { requestQuote, expectGoodPage, newCouple, signedIn, test } from './world.ts'

const isFull = process.env['TEST_FULL'] === 'yes'
const locales = readdirSync(join(import.meta.dirname, '../apps/panel/src/messages')).sort()
const { viewport, hasTouch, isMobile } = devices['iPhone 13']
const screens = { desktop: {}, phone: { viewport, hasTouch, isMobile } }

// The longest file: its tests share no data, so both workers run them.
test.describe.configure({ mode: 'parallel' })

for (const locale of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [screen, use] of Object.entries(screens)) {
      const look = `${locale} ${colorScheme} ${screen}`
      // `screens.spec.ts` checks every page in two looks that differ in everything.
      if (!isFull) continue
      test.describe(() => {
        test.use({ ...use, colorScheme })
        test(`every page in ${look}: has a heading, fits, and violates no axe rule`, async ({ page, vendor }) => {
          await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
          const after = userAddresses(vendor, await requestQuote(vendor, newCouple()))
          test.setTimeout((guestAddresses.length + after.length) * 15_000)
          const check = (address: string) =>
            test.step(address, async () => {
              await page.goto(address)
              await expectGoodPage(page, locale)
            })
          for (const address of guestAddresses) await check(address)
          await signedIn(page, vendor, '/')
          for (const { address } of after) await check(address)
        })
      })
    }
  }

  // One locale of each writing direction; `npm run test:full` has all of them.
  if (!isFull && !['en_CA', 'ar_AE'].includes(locale)) continue
  test(`the page before sign-in and the inbox in ${locale}, in each theme on each screen: fit, and violate no axe rule`, async ({
    page,
    vendor,
  }) => {
    await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
    const checkLooks = () =>
      test.step(page.url(), async () => {
        for (const size of [viewport, { width: 1440, height: 900 }]) {
          await page.setViewportSize(size)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await expectGoodPage(page, locale)
          }
        }
      })
    await page.goto(paths.login())
    await checkLooks()
    await signedIn(page, vendor, paths.leads())
    await checkLooks()
  })
}
