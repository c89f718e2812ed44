import type { components } from '@vendor-panel/contract'
import { providerTextKeys, providerTextStatus } from '@vendor-panel/domain'
import { versionHeaders } from '../platform/contract/record-version.ts'
import type { Db } from '../platform/db/kysely.ts'
import { findLatestUpdates, type DataUpdateRow } from './data-updates.queries.ts'
import type { ProviderDataRow } from './provider-data.queries.ts'

type Schemas = components['schemas']

/** The texts of a provider as the contract has them, in their version; undefined before the first change. */
export async function toProviderData(
  db: Db,
  customerId: number,
  providerId: number,
  row: ProviderDataRow | undefined,
): Promise<{ headers: { etag: string }; body: { data: Schemas['ProviderData'] } }> {
  const latest = new Map((await findLatestUpdates(db, customerId, providerId)).map((update) => [update.key, update]))
  const fields = providerTextKeys.map((key) => toField(key, row, latest.get(key)))
  return { headers: versionHeaders(row?.version ?? 1), body: { data: { providerId, fields } } }
}

function toField(
  key: DataUpdateRow['key'],
  row: ProviderDataRow | undefined,
  latest: DataUpdateRow | undefined,
): Schemas['ProviderDataField'] {
  const waiting = latest?.status === 'pending' ? latest : undefined
  const texts = { published: row?.published[key] ?? null, pending: waiting?.new_value ?? null, draft: row?.drafts[key] ?? null }
  const status = providerTextStatus({ ...texts, isRejected: latest?.status === 'rejected' })
  return {
    key,
    ...texts,
    status,
    rejectReason: status === 'rejected' ? (latest?.reject_reason ?? null) : null,
    dataUpdateId: waiting?.id ?? null,
    sentAt: waiting?.created_at ?? null,
  }
}

export function toDataUpdate(row: DataUpdateRow): Schemas['DataUpdate'] {
  return {
    id: row.id,
    providerId: row.provider_id,
    field: row.key,
    oldValue: row.old_value,
    newValue: row.new_value,
    status: row.status,
    rejectReason: row.reject_reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  }
}
