import { globSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../apps/panel/src/shared/paths.ts'
import type { Vendor } from './world.ts'

interface Page {
  path: string
  access: string
  layout: string
}

const panel = join(import.meta.dirname, '../apps/panel/src')
const manifests = await Promise.all(
  globSync('features/*/pages.ts', { cwd: panel }).map((file) => import(join(panel, file)) as Promise<{ pages: readonly Page[] }>),
)

/** The pages of all features. */
const pages = manifests.flatMap((manifest) => manifest.pages)

/** The addresses that a guest can open. */
export const guestAddresses = pages.flatMap(({ path, access }) =>
  access === 'user' || access === 'public' ? [] : [path.replaceAll(/\/:\w+\?/g, '')].filter((address) => !address.includes(':')),
)

/** The paths of the main area. */
export const userPatterns = pages.flatMap(({ path, access }) => (access === 'user' ? [path] : []))

/** The pages of the main area, with the vendor's first provider and this couple, and the path that each comes from. */
export const userAddresses = ({ user }: Pick<Vendor, 'user'>, leadId: number) =>
  pages.flatMap(({ path, access }) => {
    const address = path
      .replace(':leadId', String(leadId))
      .replace(':providerId', String(user.providers[0]!.id))
      .replaceAll(/\/:\w+\?/g, '')
    return access === 'user' && !address.includes(':') ? [{ path, address }] : []
  })

/** Pages for couples about records of the demo, whose tokens never change. */
export const demoCoupleAddresses = (lang: string) => [
  paths.offer({ offerToken: 'of_demo-offer-1' }, { lang }),
  paths.viewing({ bookingToken: 'bk_demo-booking-1' }, { lang }),
  paths.testimonial({ testimonialToken: 'ts_demo-testimonial-1' }, { lang }),
]
