import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { devices } from '@playwright/test'
import { paths } from '../apps/panel/src/shared/paths.ts'
import { requestQuote, expect, expectAccessible, newCouple, signedIn, test } from './world.ts'

const isFull = process.env['TEST_FULL'] === 'yes'
const locales = readdirSync(join(import.meta.dirname, '../apps/panel/src/messages')).sort()
const { viewport, hasTouch, isMobile } = devices['iPhone 13']
const screens = { desktop: {}, phone: { viewport, hasTouch, isMobile } }

/** Every page is tested in these two, which differ in everything; `npm run test:full` tests every combination. */
const everyPageIn = ['en_CA light desktop', 'ar_AE dark phone']
/** Always tested in every combination: one page before sign-in, and the one with the most content. */
const always: string[] = [paths.login.pattern, paths.leads.pattern]

/** The URLs that need only the path; the test adds `/leads/:leadId`. */
const addresses = Object.values(paths)
  .map(({ pattern }) => pattern.replace(/\/:\w+\?/g, ''))
  .filter((pattern) => !pattern.includes(':'))

// The longest file: its tests share no data, so both workers run them.
test.describe.configure({ mode: 'parallel' })

for (const locale of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [screen, use] of Object.entries(screens)) {
      const look = `${locale} ${colorScheme} ${screen}`
      const hasEveryPage = isFull || everyPageIn.includes(look)
      const opened = addresses.filter((address) => hasEveryPage || always.includes(address))

      test.describe(() => {
        test.use({ ...use, colorScheme })
        test(`${hasEveryPage ? 'every page' : 'a page before and one after sign-in'} in ${look}: has a heading, fits, and violates no axe rule`, async ({
          page,
          vendor,
        }) => {
          test.setTimeout(opened.length * 15_000)
          await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
          const check = async (address: string) => {
            await test.step(address, async () => {
              await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
              // The page itself, not what the HTML shows until its code is there.
              await expect(page.locator('html')).not.toHaveAttribute('data-start')
              await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
              await expect(page.locator('html')).toHaveAttribute('dir', locale.startsWith('ar') ? 'rtl' : 'ltr')
              expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
              await expectAccessible(page)
            })
          }
          const [before, after] = [true, false].map((isBefore) => opened.filter((address) => address.startsWith('/auth/') === isBefore))
          for (const address of before!) {
            await page.goto(address)
            await check(address)
          }
          const lead = hasEveryPage ? [paths.lead({ leadId: await requestQuote(vendor, newCouple()) })] : []
          await signedIn(page, vendor, '/')
          for (const address of [...after!, ...lead]) {
            await page.goto(address)
            await check(address)
          }
        })
      })
    }
  }
}
