/** A folder adds its demo data in `<noun>.seed.ts`. The generator finds these files; each seed runs after those it builds on. */
import type { components } from '@vendor-panel/contract'
import type { Db } from '../platform/db/kysely.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SeedAccount } from './accounts.ts'
import type { Random } from './random.ts'

export interface Seed {
  /** The seeds whose rows this one uses, by their nouns; by default it runs after the users. */
  after?: readonly string[]
  /** Adds rows without a customer. */
  product?(db: Db, now: Temporal.Instant): Promise<void>
  /** Adds the rows of one account. */
  account?(context: SeedContext): Promise<void>
}

export interface SeedContext {
  db: Db
  /** The demo is dated by its first start. */
  now: Temporal.Instant
  account: SeedAccount
  customer: SeedCustomer
  /** Where documents are stored; undefined for rows without them. */
  files: FileStore | undefined
  /** Random numbers of this account by name, the same in every run. A seed with a name of its own does not change the others. */
  random(name: string): Random
}

/** The rows of an account that other seeds refer to. The seeds of customers, providers and customer-users fill it. */
export interface SeedCustomer {
  id: number
  providers: SeedProvider[]
}

export interface SeedProvider {
  id: number
  name: string
  timeZone: string
  /** Users who answer its couples. */
  authors: { id: number; name: string }[]
}

/** Texts in the language of an account. */
export function inLanguage<Texts>(locale: components['schemas']['Locale'], texts: { en: Texts; tr: Texts; ar: Texts }): Texts {
  return texts[locale.slice(0, 2) as 'en' | 'tr' | 'ar'] ?? texts.en
}
