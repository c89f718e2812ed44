import type { components } from '@vendor-panel/contract'
import type { VendorApi } from '@vendor-panel/sdk'
import { writeCsvTable } from '../../shared/csv.ts'
import type { AuditFilters } from './audit-url.ts'

export type AuditEntry = components['schemas']['AuditEntry']

/** Most entries of one file. */
export const exportedMax = 10_000
const pageSize = 100

/** All entries of the filters, newest first, page by page; at most `exportedMax`. */
export async function readAuditEntries(api: VendorApi, filters: AuditFilters): Promise<{ entries: AuditEntry[]; isWhole: boolean }> {
  const entries: AuditEntry[] = []
  let cursor: string | null | undefined
  do {
    const { data, meta } = await api.listAuditEntries({ query: { ...filters, limit: pageSize, ...(cursor && { cursor }) } })
    entries.push(...data)
    cursor = meta.nextCursor
  } while (cursor && entries.length < exportedMax)
  return { entries, isWhole: !cursor }
}

/** A file for a spreadsheet: its byte order mark makes it read the text as UTF-8, and no cell is a formula. */
export function auditCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return writeCsvTable(header, rows)
}
