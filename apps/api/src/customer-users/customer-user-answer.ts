import type { components } from '@vendor-panel/contract'
import { parseLocale } from '@vendor-panel/domain'
import { findSocialAccounts } from '../auth/social.queries.ts'
import { findCustomer } from '../customers/customers.queries.ts'
import type { Db } from '../platform/db/kysely.ts'
import { picturePath } from '../platform/files/served-pictures.ts'
import { findContacts, type ContactRow } from './contacts.queries.ts'
import { findLinks, type LinkRow } from './customer-user-links.queries.ts'
import type { UserRow } from './customer-users.queries.ts'
import { findInvitations } from './invitations.queries.ts'
import { findProvidersByName } from '../providers/providers.queries.ts'

type Schemas = components['schemas']

/** Users as the contract has them, with their contacts, links and images, in the given order. */
export async function toCustomerUsers(
  db: Db,
  customerId: number,
  rows: readonly UserRow[],
  now: Temporal.Instant,
): Promise<Schemas['CustomerUser'][]> {
  const ids = rows.map(({ id }) => id)
  const links = await findLinks(db, customerId, ids)
  const contacts = await findContacts(db, customerId, ids)
  const invitations = await findInvitations(db, customerId, ids, now.toString())
  const providers = await findProvidersByName(db, customerId, 'all')
  const accounts = await findSocialAccounts(db, customerId, ids)
  const { name, isPaid } = await findCustomer(db, customerId)
  return rows.map((row) => {
    const own = links.filter((link) => link.customer_user_id === row.id)
    const invitation = invitations.find((one) => one.customer_user_id === row.id)
    return {
      ...userFields(row),
      googleId: accounts.find((one) => one.customer_user_id === row.id && one.type === 'google')?.social_id ?? null,
      facebookId: accounts.find((one) => one.customer_user_id === row.id && one.type === 'facebook')?.social_id ?? null,
      contacts: contacts.filter((contact) => contact.customer_user_id === row.id).map(toContact),
      providers: row.can_manage ? providers : providers.filter(({ id }) => own.some((link) => link.provider_id === id)),
      customer: { name, isPaid },
      customerUserProviders: own.map(toLink),
      invitation: invitation ? { sentTo: invitation.sent_to, sentAt: invitation.sent_at, expiresAt: invitation.expires_at } : null,
    }
  })
}

export async function toCustomerUser(db: Db, row: UserRow, now: Temporal.Instant): Promise<Schemas['CustomerUser']> {
  const [user] = await toCustomerUsers(db, row.customer_id, [row], now)
  if (!user) throw new Error('The answer lacks its user')
  return user
}

function userFields(row: UserRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    customerId: row.customer_id,
    name: row.name,
    username: row.username,
    email: row.email,
    phone: row.phone,
    preferredLanguage: row.preferred_language === null ? null : parseLocale(row.preferred_language),
    canManage: row.can_manage,
    status: row.status,
    isRegistered: row.password_hash !== null,
    titleId: row.title_id,
    roleId: row.role_id,
    profileVideo: row.profile_video,
    bio: row.bio,
    image: imagePath(row.image_key),
    birthDate: row.birth_date,
    identityNumber: row.identity_number,
    permission: { advisorService: row.has_advisor_service },
    createdAt: row.created_at,
  }
}

/** The URL of a stored picture. */
export const imagePath = (key: string | null) => (key === null ? null : { path: picturePath(key) })

export function toLink(row: LinkRow): Schemas['CustomerUserProvider'] {
  return {
    id: row.id,
    providerId: row.provider_id,
    name: row.provider_name,
    canReceiveLeads: row.can_receive_leads,
    canReceiveLeadsSms: row.can_receive_leads_sms,
    showAsContact: row.show_as_contact,
    signatureContent: row.signature_content,
    signatureImage: imagePath(row.signature_image_key),
  }
}

export function toContact(row: ContactRow): Schemas['Contact'] {
  return { id: row.id, type: row.type, value: row.value, isPrimary: row.is_primary, verifiedAt: row.verified_at }
}
