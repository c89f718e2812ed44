import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'

function logs(db: Db, { customerId, providerIds }: ProviderReader, leadId: number | undefined) {
  return db
    .selectFrom('lead_messages as sms')
    .innerJoin('leads as lead', (join) => join.onRef('lead.customer_id', '=', 'sms.customer_id').onRef('lead.id', '=', 'sms.lead_id'))
    .where('sms.customer_id', '=', customerId)
    .where('sms.channel', '=', 'sms')
    .where('sms.direction', '=', 'out')
    .$if(leadId !== undefined, (query) => query.where('sms.lead_id', '=', leadId!))
    .where((of) => seesProvider(of, 'lead.provider_id', providerIds))
}

export type SmsLogRow = Awaited<ReturnType<typeof findSmsLogs>>[number]

/** SMS of a user's providers to couples, newest first; of one couple only, if given. */
export function findSmsLogs(db: Db, reader: ProviderReader, leadId: number | undefined, limit: number, offset: number) {
  return logs(db, reader, leadId)
    .select([
      'sms.id',
      'sms.lead_id',
      'lead.couple_name',
      'lead.phone',
      'lead.contact_preference',
      'sms.body',
      'sms.status',
      'sms.created_at',
    ])
    .$narrowType<{ status: 'queued' | 'sent' | 'failed' }>()
    .orderBy('sms.created_at', 'desc')
    .orderBy('sms.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countSmsLogs(db: Db, reader: ProviderReader, leadId: number | undefined): Promise<number> {
  return countOf(logs(db, reader, leadId))
}
