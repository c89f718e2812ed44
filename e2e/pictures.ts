import type { Page } from '@playwright/test'
import { expect, sessionOf, signedIn, test, type DemoUser } from './world.ts'

interface Picture {
  name: string
  username: DemoUser
  width: number
  height: number
  scheme?: 'light' | 'dark'
  locale?: string
  /** Only the list, if there is no room for more. */
  isList?: boolean
}

const pictures: Picture[] = [
  { name: 'inbox-light', username: 'mara', width: 1440, height: 900 },
  { name: 'inbox-dark', username: 'mara', width: 1440, height: 900, scheme: 'dark' },
  { name: 'inbox-arabic', username: 'noura', width: 1440, height: 900, locale: 'ar_AE' },
  { name: 'inbox-phone', username: 'mara', width: 390, height: 844, isList: true },
]

for (const { name, username, width, height, scheme = 'light', locale = 'en_CA', isList = false } of pictures) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
    // The demo's own customers, because their lists are long.
    const vendor = await sessionOf(username)
    await signedIn(page, vendor)
    if (!isList) {
      const { data } = await vendor.api.listLeads({ query: { limit: 25 } })
      const answered = data.find(({ preview, isShown }) => preview?.direction === 'out' && isShown) ?? data[0]!
      await page.goto(`/leads/${answered.id}?activeTab=messages`)
      await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
    }
    await settled(page)
    await page.screenshot({ path: `docs/pictures/${name}.png` })
  })
}

async function settled(page: Page) {
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}
