/** What an account and its users have besides couples, so that settings and templates of the demo are not empty. */
import { foldForSearch, localDate } from '@vendor-panel/domain'
import { findAgreementTexts } from '../configs/agreement-texts.queries.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { SeedAccount, SeedUser } from './accounts.ts'
import { templateTexts } from './template-texts.ts'
import { instantText } from '../platform/clock.ts'

interface Seeded {
  customerId: number
  account: SeedAccount
  now: Temporal.Instant
}

/** The account's own papers: company, subscription, bank account, templates, a proposal. */
export async function fillAccount(db: Db, { customerId, account, now }: Seeded): Promise<void> {
  await db
    .updateTable('customers')
    .set({ company_type: 'limited', company_extension: account.countryCode === 'DE' ? 'gmbh' : 'ltd' })
    .where('id', '=', customerId)
    .execute()
  const today = localDate(now, account.timeZone)
  const year = { date_start: today.subtract({ months: 5 }).toString(), date_end: today.add({ months: 7 }).subtract({ days: 1 }).toString() }
  if (account.isPaid)
    await db
      .insertInto('subscriptions')
      .values({ customer_id: customerId, type: 'subscription', ...year, auto_renew: true })
      .execute()
  await db
    .insertInto('customer_accounts')
    .values({
      customer_id: customerId,
      holder: account.name,
      bank: 'Example Bank',
      account_number: `00042-117-${String(8_812_300 + customerId)}`,
      merchant_status: account.isPaid ? 'approved' : 'pending',
      created_at: instantText(now.subtract({ hours: 24 * 90 })),
    })
    .execute()
  const templates = templateTexts(account.users[0]?.preferredLanguage ?? 'en_CA').map(([name, subject, body], place) => ({
    customer_id: customerId,
    name,
    search_name: foldForSearch(name),
    subject,
    body,
    created_at: instantText(now.subtract({ hours: 24 * (60 - place) })),
  }))
  await db.insertInto('mail_templates').values(templates).execute()
}

/** Firms that a manager of a larger account has proposed: one that came, one that is still thinking (REFER). */
export async function fillProposals(db: Db, { customerId, account, now }: Seeded, customerUserId: number): Promise<void> {
  const proposal = { customer_id: customerId, customer_user_id: customerUserId, campaign_id: '417' }
  const signed = { status: 'signed', reward_amount: 8_000, reward_currency: account.currency } as const
  const before = (days: number) => instantText(now.subtract({ hours: 24 * days }))
  await db
    .insertInto('referral_proposals')
    .values([
      {
        ...proposal,
        company_name: 'Rideau Strings',
        name: 'Hanna Weiss',
        phone: '+16135550142',
        category_id: 4,
        ...signed,
        created_at: before(70),
      },
      {
        ...proposal,
        company_name: 'Petal & Stem',
        name: 'Noor Haddad',
        phone: '+16135550143',
        category_id: 3,
        status: 'contacted',
        created_at: before(9),
      },
    ])
    .execute()
}

/** What a user has: contacts, role, signatures, and the agreements signed, so that no dialog stands before the panel (SET-09). */
export async function fillUser(db: Db, { customerId, account, now }: Seeded, id: number, user: SeedUser): Promise<void> {
  const { name, email, phone, canManage = false, hasPassword = true, preferredLanguage } = user
  const owner = { customer_id: customerId, customer_user_id: id, is_primary: true }
  const contacts = [
    { ...owner, type: 'email' as const, value: email, verified_at: hasPassword ? instantText(now.subtract({ hours: 24 * 150 })) : null },
    ...(phone === null ? [] : [{ ...owner, type: 'mobile' as const, value: phone }]),
  ]
  await db.insertInto('contacts').values(contacts).execute()
  await db
    .updateTable('customer_users')
    .set({
      role_id: canManage ? 'account_manager' : 'user',
      title_id: canManage ? 'owner' : 'sales',
      has_advisor_service: account.isPaid,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('customer_user_providers')
    .set({ signature_content: `${name}\n${account.name}` })
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', id)
    .execute()
  if (hasPassword) await signAgreements(db, customerId, id, preferredLanguage ?? 'en_CA', now)
}

async function signAgreements(
  db: Db,
  customerId: number,
  customerUserId: number,
  locale: NonNullable<SeedUser['preferredLanguage']>,
  now: Temporal.Instant,
): Promise<void> {
  const texts = (await findAgreementTexts(db, undefined, locale)).filter(({ isRequired }) => isRequired)
  const signedAt = instantText(now.subtract({ hours: 24 * 150 }))
  const signs = texts.map(({ id }) => ({
    customer_id: customerId,
    customer_user_id: customerUserId,
    agreement_text_id: id,
    signed_at: signedAt,
  }))
  await db.insertInto('agreement_signs').values(signs).execute()
}
