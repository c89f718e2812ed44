import { globSync } from 'node:fs'
import { join } from 'node:path'
import { demoAddress } from '../apps/api/src/seed/demo-link.ts'
import type { Vendor } from './world.ts'

interface Page {
  path: string
  access: string
  layout: string
  component: () => Promise<unknown>
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

/** The pages of the main area, with the vendor's first provider and this couple, the path that each comes from, and its component. */
export const userAddresses = ({ user }: Pick<Vendor, 'user'>, leadId: number) =>
  pages.flatMap(({ path, access, component }) => {
    const address = path
      .replace(':leadId', String(leadId))
      .replace(':providerId', String(user.providers[0]!.id))
      .replaceAll(/\/:\w+\?/g, '')
    return access === 'user' && !address.includes(':') ? [{ path, address, component }] : []
  })

const couplePages = pages.flatMap(({ path, access }) => (access === 'public' ? [{ path, address: demoAddress(path) }] : []))

/** The pages for couples, about records of the demo, and the path that each comes from. */
export const coupleAddresses = (lang: string) => couplePages.map(({ path, address }) => ({ path, address: `${address}?lang=${lang}` }))

const sumOf = (name: string) => Buffer.from(name).reduce((total, byte) => total + byte, 0)
/** In which third of the pages this one is: `npm test` checks each third in another way. */
export const thirdOf = (name: string) => sumOf(name) % 3
export const isOdd = (name: string) => sumOf(name) % 2 === 1
