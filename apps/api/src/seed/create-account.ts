import { localDate } from '@vendor-panel/domain'
import { loginName } from '../auth/login-name.ts'
import { hashPassword } from '../auth/password.ts'
import type { Db } from '../platform/db/kysely.ts'
import { fillAccount, fillProposals, fillUser } from './account-rows.ts'
import type { SeedAccount, SeedUser } from './accounts.ts'
import { seededDiscounts } from './discount-rows.ts'
import type { SeedCustomer, SeedProvider } from './lead-rows.ts'
import { demoPassword } from './people.ts'
import { fillProviderPages } from './provider-pages.ts'
import { seededPrompts } from './prompt-rows.ts'
import { seededUuid, type Random } from './random.ts'

/** Makes a customer with its providers, users, sign-ins, prompts and payments. */
export async function createAccount(db: Db, random: Random, account: SeedAccount, now: Temporal.Instant): Promise<SeedCustomer> {
  const { countryCode, timeZone, currency, leadLimit, voice } = account
  const { id } = await db
    .insertInto('customers')
    .values({
      name: account.name,
      is_paid: account.isPaid,
      crm_status: account.crmStatus,
      account_manager_email: account.accountManagerEmail,
      country_code: countryCode,
      time_zone: timeZone,
      currency,
      lead_limit: leadLimit,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('consumer_keys').values({ key: account.consumerKey, customer_id: id }).execute()
  const providers = await createProviders(db, id, account)
  for (const user of account.users) {
    const userId = await createUser(db, random, id, user, providers)
    await fillUser(db, { customerId: id, account, now }, userId, user)
    if (user.canManage && account.users.length > 1) await fillProposals(db, { customerId: id, account, now }, userId)
  }
  await fillAccount(db, { customerId: id, account, now })
  await fillProviderPages(db, id, account, providers, now)
  await db
    .insertInto('prompts')
    .values(seededPrompts(account, id, providers, now))
    .execute()
  const discounts = seededDiscounts(account, id, providers, now)
  if (discounts.length > 0) await db.insertInto('discounts').values(discounts).execute()
  for (const { amount, inDays, recurringMonth } of account.payments ?? []) {
    const dueDate = localDate(now, timeZone).add({ days: inDays }).toString()
    const payment = { customer_id: id, amount, currency, due_date: dueDate, recurring_month: recurringMonth }
    await db.insertInto('pending_payments').values(payment).execute()
  }
  return { id, countryCode, currency, leadLimit, voice, providers }
}

async function createProviders(db: Db, customerId: number, { providers, timeZone, countryCode }: SeedAccount): Promise<SeedProvider[]> {
  const made: SeedProvider[] = []
  for (const { name, category, city, timeZone: own = timeZone } of providers) {
    const { id } = await db
      .insertInto('providers')
      .values({
        customer_id: customerId,
        name,
        category_id: category.id,
        category_name: category.name,
        category_type: category.type,
        city_id: await findCityId(db, countryCode, city),
        city,
        time_zone: own,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('provider_directory').values({ provider_id: id, customer_id: customerId }).execute()
    made.push({ id, name, timeZone: own, authors: [] })
  }
  return made
}

async function findCityId(db: Db, countryCode: string, name: string): Promise<number> {
  const city = await db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select('cities.id')
    .where('regions.country_code', '=', countryCode)
    .where('cities.name', '=', name)
    .executeTakeFirstOrThrow()
  return city.id
}

async function createUser(db: Db, random: Random, customerId: number, user: SeedUser, providers: SeedProvider[]): Promise<number> {
  const { username, name, email, phone, links = [], hasPassword = true } = user
  const { id } = await db
    .insertInto('customer_users')
    .values({
      customer_id: customerId,
      uuid: seededUuid(random),
      name,
      username,
      email,
      phone,
      city: user.city,
      preferred_language: user.preferredLanguage,
      can_manage: user.canManage ?? false,
      password_hash: hasPassword ? await hashPassword(demoPassword) : null,
      password_change_required: user.mustRenewPassword ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logins = [username, email, ...(phone ? [phone] : [])].map((login) => ({
    login: loginName(login),
    customer_id: customerId,
    customer_user_id: id,
  }))
  await db.insertInto('logins').values(logins).execute()
  for (const { provider: place, byMail, bySms, pages = {} } of links) {
    const provider = providers[place]
    if (!provider) continue
    await db
      .insertInto('customer_user_providers')
      .values({
        customer_id: customerId,
        customer_user_id: id,
        provider_id: provider.id,
        can_receive_leads: byMail,
        can_receive_leads_sms: bySms,
      })
      .execute()
    for (const [page, access] of Object.entries(pages))
      await db
        .insertInto('provider_page_access')
        .values({ customer_id: customerId, customer_user_id: id, provider_id: provider.id, page: page as keyof typeof pages, access })
        .execute()
    provider.authors.push({ id, name })
  }
  return id
}
