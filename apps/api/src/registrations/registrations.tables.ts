import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']
/** A part of the wizard: null until it is saved; written as text. */
type Part<Value> = ColumnType<Value | null, string | undefined, string | null>

export interface RegistrationTables {
  registrations: {
    /** The customer that the registration makes. */
    customer_id: number
    locale: Schemas['Locale']
    /** What was typed on the start page. */
    start: ColumnType<Schemas['RegistrationInput'], string, never>
    account: Part<Schemas['WizardAccount']>
    password_hash: Generated<string | null>
    company: Part<Schemas['WizardCompany']>
    category: Part<Schemas['WizardCategory']>
    about: Part<Schemas['WizardAbout']>
    prices: Part<Schemas['WizardPrices']>
    agreement: Part<Schemas['WizardAgreement']>
    version: Generated<number>
    created_at: Instant
    expires_at: Instant
    completed_at: Generated<string | null>
    /** The provider of a completed registration. */
    provider_id: Generated<number | null>
    reviewed_at: Generated<string | null>
  }
  registration_images: {
    customer_id: number
    id: Generated<number>
    image_key: string
    width: number
    height: number
    /** SHA-256 of the uploaded bytes. */
    content_hash: string
    created_at: Instant
  }
  /** Directory: the customer of a mailed link; only the hash of the secret is stored. */
  registration_links: { token_hash: string; customer_id: number; expires_at: Instant }
  /** Directory: the registration that a hashed e-mail address continues. */
  registration_addresses: { email_hash: string; customer_id: number }
}
