import { defaultLocale, formatDate, localDate } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { findLead } from '../leads/leads.queries.ts'
import { leadPdf } from './lead-pdf.ts'
import { findExport, findExports, insertExport, type ExportRow } from './exports.queries.ts'
import { compressedExtension } from './write-export.ts'
import { instantText } from '../platform/clock.ts'

const keptDays = 7
const listedMax = 100
// Growing delays: a user waits a minute or two for a file; its deletion is not urgent and may take a day of retries.
const attemptsMax = { write: 5, forget: 12 }

export const exportHandlers: Handlers<'listExports' | 'createExport' | 'getExport' | 'downloadExport' | 'createLeadPdf'> = {
  async listExports({ db, user, now }) {
    const rows = await findExports(db, user, instantText(now()), listedMax)
    return { status: 200, body: { data: rows.map((row) => toExport(row, user.timeZone)) } }
  },

  async createExport(context, { body }) {
    const { db, user, now, locale } = context
    const row = {
      author_id: user.id,
      kind: body.kind,
      format: body.format,
      lead_ids: body.leadIds ?? null,
      locale,
      created_at: instantText(now()),
      expires_at: instantText(now().add({ hours: keptDays * 24 })),
    }
    const id = await insertExport(db, { customer_id: user.customerId, filters: JSON.stringify(body.filters), ...row }, attemptsMax, now())
    await audit(context, { action: 'exported', entity: 'export', entityId: id, detail: `${body.kind} ${body.format}` })
    const queued = { id, ...row, filters: body.filters, status: 'queued', row_count: null, file_key: null, ready_at: null } as const
    return { status: 201, body: { data: toExport(queued, user.timeZone) } }
  },

  async getExport(context, { path }) {
    return { status: 200, body: { data: toExport(await findOwnExport(context, path.exportId), context.user.timeZone) } }
  },

  async downloadExport(context, { path }) {
    const row = await findOwnExport(context, path.exportId)
    if (row.file_key === null) throw new Refusal(409, 'export_not_ready')
    const body = await context.files.open(context.user.customerId, row.file_key)
    const isCompressed = row.file_key.endsWith(compressedExtension)
    return {
      status: 200,
      body,
      fileName: fileName(row, context.user.timeZone),
      // Files that an earlier version wrote are plain text.
      headers: isCompressed ? { 'content-encoding': 'gzip' } : {},
    }
  },

  async createLeadPdf(context, { path }) {
    const lead = requireFound(await findLead(context.db, context.user, path.leadId))
    const body = await leadPdf(context, lead)
    await audit(context, { action: 'exported', entity: 'lead', entityId: lead.id, detail: 'pdf' })
    return { status: 201, body, fileName: `${lead.couple_name}.pdf` }
  },
}

async function findOwnExport({ db, user, now }: VendorContext, id: number): Promise<ExportRow> {
  return requireFound(await findExport(db, user, id, instantText(now())))
}

function fileName({ kind, format, created_at }: ExportRow, timeZone: string): string {
  return `${kind}-${formatDate(localDate(Temporal.Instant.from(created_at), timeZone), 'YYYY-MM-DD', defaultLocale)}.${format}`
}

function toExport(row: ExportRow, timeZone: string): components['schemas']['Export'] {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    status: row.status,
    rowCount: row.row_count,
    fileName: fileName(row, timeZone),
    createdAt: row.created_at,
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
  }
}
