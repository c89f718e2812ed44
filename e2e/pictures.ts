import type { Page } from '@playwright/test'
import { expect, sessionOf, signedIn, test, type DemoUser, type Vendor } from './world.ts'

interface Look {
  username: DemoUser
  /** Controls are as large as a finger needs. */
  isTouch?: true
  width: number
  height: number
  scheme: 'light' | 'dark'
  locale: string
}

/** Every screen of README is shown in each of these. */
const looks: Record<string, Look> = {
  light: { username: 'mara', width: 1440, height: 900, scheme: 'light', locale: 'en_CA' },
  dark: { username: 'mara', width: 1440, height: 900, scheme: 'dark', locale: 'en_CA' },
  arabic: { username: 'noura', width: 1440, height: 900, scheme: 'light', locale: 'ar_AE' },
  phone: { username: 'mara', isTouch: true, width: 390, height: 844, scheme: 'light', locale: 'en_CA' },
}

/** The address of each screen for a user of the demo, whose lists are long; null shows the page without a session. */
const screens: Record<string, (vendor: Vendor, look: Look) => Promise<string> | string | null> = {
  'sign-in': () => null,
  home: () => '/dashboard',
  // On a phone the list; with room for it also the messages of a couple.
  inbox: async (vendor, { width }) => (width < 1000 ? '/leads' : `/leads/${await answeredLead(vendor)}?activeTab=messages`),
  couple: async (vendor) => `/leads/${await answeredLead(vendor)}?activeTab=details`,
  offer: async (vendor) => `/leads/${await leadWithOffer(vendor)}?activeTab=offer`,
  calendar: () => '/calendar',
  prices: async (vendor) => `/providers/${await providerWithPrices(vendor)}/info/budget`,
  gallery: async ({ api, user }) => {
    const providerId = user.providers[0]!.id
    const { data } = await api.listProviderGalleries({ path: { providerId } })
    return `/providers/${providerId}/galleries/${data[0]!.id}`
  },
  statistics: () => '/statistics/visits',
  checkout: () => '/checkout',
  settings: () => '/settings',
}

for (const [screen, addressOf] of Object.entries(screens))
  for (const [name, look] of Object.entries(looks))
    test(`${screen}-${name}`, async ({ page, context }) => {
      await page.setViewportSize({ width: look.width, height: look.height })
      const session = await context.newCDPSession(page)
      if (look.isTouch) await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      // With motion, which lets rows that scroll fade at their edges; it is over when the page is settled.
      await page.emulateMedia({ colorScheme: look.scheme })
      await page.addInitScript((lng) => localStorage.setItem('lng', lng), look.locale)
      // Only a customer with something to pay has a checkout.
      const vendor = await sessionOf(screen === 'checkout' ? 'ines' : look.username)
      const address = await addressOf(vendor, look)
      await (address === null ? page.goto('/auth/login') : signedIn(page, vendor, address))
      await settled(page)
      // The brand of the user's country is read after everything else, by pages with a sidebar, and applied by a style sheet.
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0 || !document.querySelector('nav'))
      await page.screenshot({ path: `docs/pictures/${screen}-${name}.png` })
    })

async function answeredLead({ api }: Vendor): Promise<number> {
  const { data } = await api.listLeads({ query: { limit: 25 } })
  return (data.find(({ preview, isShown }) => preview?.direction === 'out' && isShown) ?? data[0]!).id
}

async function providerWithPrices({ api, user }: Vendor): Promise<number> {
  for (const { id } of user.providers) {
    const { data } = await api.listCatalogs({ query: { providerId: id } })
    if (data.length > 0) return id
  }
  return user.providers[0]!.id
}

async function leadWithOffer(vendor: Vendor): Promise<number> {
  const { data } = await vendor.api.listLeads({ query: { limit: 100 } })
  for (const { id, isShown } of data) {
    if (!isShown) continue
    const offers = await vendor.api.listLeadOffers({ path: { leadId: id } })
    if (offers.data.length > 0) return id
  }
  return answeredLead(vendor)
}

async function settled(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  // A part whose code is loaded later shows nothing until then.
  await expect(page.locator('[role="tabpanel"]:empty')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
