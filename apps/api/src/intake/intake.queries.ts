import { findUsersOfProvider } from '../leads/lead-users.queries.ts'
import type { Db } from '../platform/db/kysely.ts'

/** The data of a provider and its account that a new couple needs. */
export type IntakeProvider = NonNullable<Awaited<ReturnType<typeof findProvider>>>

export async function findProviderOwner(db: Db, providerId: number): Promise<number | undefined> {
  const found = await db.selectFrom('provider_directory').select('customer_id').where('provider_id', '=', providerId).executeTakeFirst()
  return found?.customer_id
}

export function findProvider(db: Db, customerId: number, providerId: number) {
  return db
    .selectFrom('providers as provider')
    .innerJoin('customers as customer', 'customer.id', 'provider.customer_id')
    .select([
      'provider.customer_id',
      'provider.id',
      'provider.name',
      'provider.city',
      'provider.time_zone',
      'customer.country_code',
      'customer.currency',
    ])
    .where('provider.customer_id', '=', customerId)
    .where('provider.id', '=', providerId)
    .executeTakeFirst()
}

/** The couple of an extension number, among those of one provider. */
export function findExtension(db: Db, customerId: number, providerId: number, extensionNumber: string) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('extension_number', '=', extensionNumber)
    .executeTakeFirst()
}

/**
 * The active users of the account: whether they manage it or are linked to the provider, and their main address and number, unless they
 * have switched off this kind of notice (SET-07). It is pushed to browsers unless it is off for each of the user's contacts.
 */
export function findNoticeUsers(db: Db, customerId: number, providerId: number, kind: 'lead' | 'message') {
  const notifies = kind === 'lead' ? 'notifies_lead' : 'notifies_message'
  return findUsersOfProvider(db, customerId, providerId)
    .leftJoin('contacts as mailbox', (join) =>
      join
        .onRef('mailbox.customer_id', '=', 'user.customer_id')
        .onRef('mailbox.customer_user_id', '=', 'user.id')
        .on('mailbox.type', '=', 'email')
        .on('mailbox.is_primary', '=', true)
        .on(`mailbox.${notifies}`, '=', true),
    )
    .leftJoin('contacts as number', (join) =>
      join
        .onRef('number.customer_id', '=', 'user.customer_id')
        .onRef('number.customer_user_id', '=', 'user.id')
        .on('number.type', 'in', ['mobile', 'phone'])
        .on('number.is_primary', '=', true)
        .on(`number.${notifies}`, '=', true),
    )
    .select(['user.name', 'mailbox.value as email', 'number.value as phone', 'user.preferred_language'])
    .select(['link.can_receive_leads', 'link.can_receive_leads_sms'])
    .select((of) => {
      // Not a reference to the user's customer: PostgreSQL may read the whole table once for such a subquery.
      const contacts = of
        .selectFrom('contacts')
        .select('contacts.id')
        .where('contacts.customer_id', '=', customerId)
        .whereRef('contacts.customer_user_id', '=', 'user.id')
      return of
        .or([of.exists(contacts.where(`contacts.${notifies}`, '=', true)), of.not(of.exists(contacts))])
        .$castTo<boolean>()
        .as('is_pushed')
    })
    .execute()
}
