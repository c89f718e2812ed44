import type { SeedContext, Seed } from '../seed/seed-context.ts'
import { loginName } from '../auth/login-name.ts'
import { hashPassword } from '../auth/password.ts'
import { accountKey } from '../auth/social.queries.ts'
import { findAgreementTexts } from '../configs/agreement-texts.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { SeedUser } from '../seed/accounts.ts'
import { demoAccountOf, demoPassword } from '../seed/people.ts'
import { seededUuid } from '../seed/random.ts'

export const customerUserSeed: Seed = {
  after: ['providers'],
  async account(context) {
    for (const user of context.account.users) {
      const id = await addUser(context, user)
      await addLinks(context, id, user)
      await addContacts(context, id, user)
      // So that no dialog covers the panel (SET-09).
      if (user.hasPassword !== false) await signAgreements(context, id, user.preferredLanguage ?? 'en_CA')
    }
  },
}

async function addUser({ db, now, account, customer, random }: SeedContext, user: SeedUser): Promise<number> {
  const { username, name, email, phone, canManage = false, hasPassword = true } = user
  const { id } = await db
    .insertInto('customer_users')
    .values({
      customer_id: customer.id,
      uuid: seededUuid(random('users')),
      name,
      username,
      email,
      phone,
      city: user.city,
      preferred_language: user.preferredLanguage,
      can_manage: canManage,
      password_hash: hasPassword ? await hashPassword(demoPassword) : null,
      password_change_required: user.mustRenewPassword ?? false,
      role_id: canManage ? 'account_manager' : 'user',
      title_id: canManage ? 'owner' : 'sales',
      has_advisor_service: account.isPaid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logins = [username, ...(hasPassword ? [email, phone] : [])]
    .filter((name) => name !== null)
    .map((login) => ({
      login: loginName(login),
      customer_id: customer.id,
      customer_user_id: id,
    }))
  await db.insertInto('logins').values(logins).execute()
  if (hasPassword)
    await db
      .insertInto('social_accounts')
      .values({
        account: accountKey('google', demoAccountOf(username)),
        type: 'google',
        social_id: demoAccountOf(username),
        customer_id: customer.id,
        customer_user_id: id,
        connected_at: instantText(now.subtract({ hours: 24 * 90 })),
      })
      .execute()
  return id
}

async function addLinks({ db, account, customer }: SeedContext, id: number, { name, links = [] }: SeedUser): Promise<void> {
  const owner = { customer_id: customer.id, customer_user_id: id }
  for (const { provider: index, byMail, bySms, pages = {} } of links) {
    const provider = customer.providers[index]
    if (!provider) continue
    const notices = { can_receive_leads: byMail, can_receive_leads_sms: bySms }
    await db
      .insertInto('customer_user_providers')
      .values({ ...owner, provider_id: provider.id, ...notices, signature_content: `${name}\n${account.name}` })
      .execute()
    for (const [page, access] of Object.entries(pages))
      await db
        .insertInto('provider_page_access')
        .values({ ...owner, provider_id: provider.id, page: page as keyof typeof pages, access })
        .execute()
    provider.authors.push({ id, name })
  }
}

async function addContacts({ db, now, customer }: SeedContext, id: number, { email, phone, hasPassword = true }: SeedUser): Promise<void> {
  const owner = {
    customer_id: customer.id,
    customer_user_id: id,
    is_primary: true,
    verified_at: hasPassword ? instantText(now.subtract({ hours: 24 * 150 })) : null,
  }
  const contacts = [
    { ...owner, type: 'email' as const, value: email },
    ...(phone === null ? [] : [{ ...owner, type: 'mobile' as const, value: phone }]),
  ]
  await db.insertInto('contacts').values(contacts).execute()
}

async function signAgreements(
  { db, now, customer }: SeedContext,
  customerUserId: number,
  locale: NonNullable<SeedUser['preferredLanguage']>,
): Promise<void> {
  const texts = (await findAgreementTexts(db, undefined, locale)).filter(({ isRequired }) => isRequired)
  const signedAt = instantText(now.subtract({ hours: 24 * 150 }))
  const signs = texts.map(({ id }) => ({
    customer_id: customer.id,
    customer_user_id: customerUserId,
    agreement_text_id: id,
    signed_at: signedAt,
  }))
  await db.insertInto('agreement_signs').values(signs).execute()
}
