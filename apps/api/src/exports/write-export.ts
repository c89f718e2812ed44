import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { visibleProviderIds } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import type { JobTools } from '../platform/hooks.ts'
import { leadFilter } from '../leads/lead-filter.ts'
import { deleteExport, endExport, findQueuedExport } from './exports.queries.ts'
import { leadLines } from './lead-rows.ts'
import { instantText } from '../platform/clock.ts'

type Exporting = Pick<JobTools, 'inCustomer' | 'files' | 'now'>

export interface ExportJob {
  customerId: number
  exportId: number
}

/** Files are stored and sent in gzip: a list of 20,000 couples has 8 MB as text and 1 MB compressed. */
export const compressedExtension = '.gz'
/** Larger than any list of couples, compressed; a larger file is a mistake. */
const exportBytesMax = 256 * 1024 * 1024

/** The job of an export: writes its file once, with its author's current rights; the export ends as ready or failed. */
export async function writeExport(exporting: Exporting, job: ExportJob, isLastAttempt: boolean): Promise<void> {
  const { inCustomer, files, now } = exporting
  const { customerId, exportId } = job
  try {
    const written = await inCustomer(customerId, (db) => writeFile(db, exporting, job))
    if (!written) return
    const { key, rowCount } = written
    const isEnded = await inCustomer(customerId, (db) =>
      endExport(db, customerId, exportId, { status: 'ready', row_count: rowCount, file_key: key, ready_at: instantText(now()) }),
    )
    // Another attempt has already finished.
    if (!isEnded) await files.remove(customerId, key)
  } catch (error) {
    if (!isLastAttempt) throw error
    const failed = { status: 'failed', row_count: null, file_key: null, ready_at: null } as const
    await inCustomer(customerId, (db) => endExport(db, customerId, exportId, failed))
  }
}

/** The job at the expiry of an export: deletes its row, then its file. */
export async function expireExport({ inCustomer, files }: Exporting, { customerId, exportId }: ExportJob): Promise<void> {
  const key = await inCustomer(customerId, (db) => deleteExport(db, customerId, exportId))
  if (key !== null) await files.remove(customerId, key)
}

async function writeFile(
  db: Db,
  { files }: Exporting,
  { customerId, exportId }: ExportJob,
): Promise<{ key: string; rowCount: number } | undefined> {
  const found = await findQueuedExport(db, customerId, exportId)
  if (!found) return undefined
  const { filters, locale, time_zone: timeZone } = found
  const providerIds = visibleProviderIds({ canManage: found.can_manage, providerIds: found.provider_ids ?? [] })
  const user = { customerId, providerIds, leadLimit: found.lead_limit }
  // The list as requested: `today` is the day of the request.
  const listed = leadFilter(filters, Temporal.Instant.from(found.created_at), timeZone)
  const filter = found.lead_ids ? { ...listed, ids: found.lead_ids } : listed
  let rowCount = 0
  const lines = leadLines(db, user, filter, filters.sort ?? 'newest', { locale, timeZone }, (rows) => (rowCount = rows))
  // An error of the lines ends the compressed stream with it.
  const compressed = pipeline(Readable.from(lines), createGzip(), () => {})
  const file = await files.receive(compressed, exportBytesMax, new AbortController().signal)
  if (!file) throw new Error('The export is larger than it may be')
  try {
    return { key: await files.keep(customerId, file.path, compressedExtension), rowCount }
  } finally {
    await files.drop(file.path)
  }
}
