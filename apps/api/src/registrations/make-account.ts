import { countryConfig, pictureWarnings } from '@vendor-panel/domain'
import { setPassword } from '../auth/auth.queries.ts'
import { loginName } from '../auth/login-name.ts'
import { findAgreementText } from '../configs/agreement-texts.queries.ts'
import { findCategory } from '../configs/categories.queries.ts'
import { itemLabel } from '../configs/item-label.ts'
import { findCity, findDistricts } from '../configs/places.queries.ts'
import { insertAgreementSign } from '../customer-users/agreement-signs.queries.ts'
import { copyMainContacts, replaceContacts, requireOwnUsername } from '../customer-users/contact-lists.ts'
import { findContacts } from '../customer-users/contacts.queries.ts'
import { insertLink } from '../customer-users/customer-user-links.queries.ts'
import { managerRoleId } from '../customer-users/customer-users.reference.ts'
import { insertUser } from '../customer-users/customer-users.queries.ts'
import { verifyContact } from '../customer-users/invitations.queries.ts'
import { sendVerification } from '../customer-users/send-verification.ts'
import { updateCustomer } from '../customers/customers.queries.ts'
import { insertMedia } from '../galleries/media.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { newConsumerKey } from '../platform/session/token.ts'
import { insertDataUpdate } from '../provider-data/data-updates.queries.ts'
import { insertProvider } from '../providers/providers.queries.ts'
import { deleteImages, insertConsumerKey, isLoginTaken, type OpenRegistration, type RegistrationImageRow } from './registrations.queries.ts'

type Context = PublicContext & { db: Db }

const sizesAttemptsMax = 5

/** Makes what a complete registration describes: the account, its first user, and the provider, which is on hold until the review. */
export async function makeAccount(
  context: Context,
  row: OpenRegistration,
  images: readonly RegistrationImageRow[],
): Promise<{ userId: number; providerId: number }> {
  const { db } = context
  const { customer_id: customerId } = row
  const company = requireFound(row.company ?? undefined)
  await updateCustomer(db, customerId, {
    name: company.name,
    company_type: company.companyType,
    tax_number: company.taxNumber,
    address: company.address,
  })
  await insertConsumerKey(db, customerId, newConsumerKey())
  const userId = await addUser(context, row)
  const providerId = await addProvider(context, row, company.name, userId)
  await addContent(context, row, { userId, providerId }, images)
  await signAgreements(context, row, userId)
  return { userId, providerId }
}

/** The link has proved the address of the start page, so that it signs in at once; another one is verified first (AUTH-01). */
async function addUser(context: Context, row: OpenRegistration): Promise<number> {
  const { db, now } = context
  const { customer_id: customerId, start, locale } = row
  const { name, username, email, phone } = requireFound(row.account ?? undefined)
  if (await isLoginTaken(db, loginName(username)))
    throw new Refusal(422, 'username_taken', { errors: [{ path: 'account', code: 'username_taken' }] })
  const role = { can_manage: true, role_id: managerRoleId, title_id: 'owner', status: 'active' } as const
  const id = await insertUser(db, { customer_id: customerId, name, username, preferred_language: locale, ...role })
  const owner = { customer_id: customerId, id }
  await replaceContacts(db, owner, 'email', [email])
  await replaceContacts(db, owner, 'phone', [phone])
  await verifyContact(db, customerId, id, start.email, instantText(now()))
  await requireOwnUsername(db, owner, username)
  const user = await copyMainContacts(db, owner, username)
  if (row.password_hash !== null) await setPassword(db, customerId, id, row.password_hash)
  for (const contact of await findContacts(db, customerId, [id]))
    if (contact.verified_at === null) await sendVerification(context, user, contact)
  const to = { customerId, sender: sentence(locale, 'registration.sender'), recipient: start.email, locale, at: instantText(now()) }
  await mailUser(db, to, 'registration_received', { name, username, link: `${context.origin}/auth/login` })
  return id
}

async function addProvider({ db }: Context, row: OpenRegistration, name: string, userId: number): Promise<number> {
  const { customer_id: customerId, locale, country_code: countryCode } = row
  const { categoryId, cityId, districtId } = requireFound(row.category ?? undefined)
  const category = requireFound(await findCategory(db, categoryId))
  const city = requireFound(await findCity(db, cityId))
  const district = districtId === null ? undefined : (await findDistricts(db, [cityId])).find(({ id }) => id === districtId)
  const id = await insertProvider(db, {
    customer_id: customerId,
    name,
    category_id: categoryId,
    category_name: itemLabel(locale, 'allowed_provider_category_ids', String(categoryId)),
    category_type: category.category_type,
    city_id: cityId,
    city: city.name,
    district: district?.name ?? null,
    district_id: district?.id ?? null,
    time_zone: countryConfig(countryCode).timeZone,
    on_hold: true,
    social_links: JSON.stringify([]),
  })
  const notices = { can_receive_leads: true, can_receive_leads_sms: false, show_as_contact: true }
  await insertLink(db, { customer_id: customerId, customer_user_id: userId, provider_id: id, ...notices })
  return id
}

/** Text and pictures wait for approval, as those of any other page (PROV-09, GAL-13). */
async function addContent(
  { db, now }: Context,
  { customer_id: customerId, about }: OpenRegistration,
  { userId, providerId }: { userId: number; providerId: number },
  images: readonly RegistrationImageRow[],
): Promise<void> {
  const of = { customer_id: customerId, provider_id: providerId, created_at: instantText(now()) }
  const waits = { status: 'pending', reject_reason: null } as const
  const text = { key: 'about', old_value: null, new_value: requireFound(about ?? undefined).about } as const
  await insertDataUpdate(db, { ...of, ...waits, ...text, author_id: userId, decided_at: null })
  await deleteImages(db, customerId)
  const media = images.map(({ image_key, width, height, content_hash }) => ({
    ...of,
    ...waits,
    gallery_id: null,
    type: 'image' as const,
    image_key,
    width,
    height,
    content_hash,
    position: 1,
    deleted_at: null,
    quality: pictureWarnings({ width, height, sharpness: null }),
  }))
  await insertMedia(db, media, sizesAttemptsMax)
}

async function signAgreements({ db, now }: Context, { customer_id, agreement }: OpenRegistration, userId: number): Promise<void> {
  for (const id of agreement?.agreementTextIds ?? [])
    if (await findAgreementText(db, id))
      await insertAgreementSign(db, { customer_id, customer_user_id: userId, agreement_text_id: id, signed_at: instantText(now()) })
}
