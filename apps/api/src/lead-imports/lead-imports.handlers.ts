import { emailProblem, fieldProblem, foldForSearch, isBlank, pastedText, present } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireManager } from '../platform/session/access.ts'
import { findProvider } from '../intake/intake.queries.ts'
import { receiveLead } from '../intake/receive.ts'
import { updateLead } from '../leads/leads.queries.ts'
import { findDuplicates } from './duplicates.ts'
import {
  deleteImportedLeads,
  findKnownLeads,
  findLeadImport,
  findLeadImports,
  insertLeadImport,
  lockImportedLeads,
  type LeadImportListRow,
} from './lead-imports.queries.ts'

type Schemas = components['schemas']

const listedMax = 20

export const leadImportHandlers: Handlers<'listLeadImports' | 'createLeadImport' | 'createLeadImportCheck' | 'deleteLeadImport'> = {
  async listLeadImports({ db, user }) {
    requireManager(user)
    return { status: 200, body: { data: (await findLeadImports(db, user.customerId, listedMax)).map(toImport) } }
  },

  async createLeadImportCheck(context, { body }) {
    const { rows } = await checked(context, body)
    return { status: 201, body: { data: { duplicates: await duplicatesOf(context, rows) } } }
  },

  async createLeadImport(context, { body }) {
    const { db, user, now } = context
    const { rows, provider } = await checked(context, body)
    const { fileName, withDuplicates = false } = body
    const skipped = new Set(withDuplicates ? [] : (await duplicatesOf(context, rows)).map(({ row }) => row))
    const at = instantText(now())
    const leadIds: number[] = []
    for (const [index, row] of rows.entries()) {
      if (skipped.has(index)) continue
      const about = {
        name: row.name,
        message: row.message || null,
        email: row.email ?? null,
        phone: row.phone ?? null,
        wedding_date: row.weddingDate ?? null,
        guest_count: row.guestCount ?? null,
        budget_per_person: row.budgetPerPerson ?? null,
      }
      const askedAt = row.createdAt ? instantText(Temporal.PlainDate.from(row.createdAt).toZonedDateTime(user.timeZone).toInstant()) : at
      const more = { is_wedding: true, contact_preference: 'none', source: 'import', shown_at: at } as const
      const lead = await receiveLead(db, provider, { ...about, ...more }, askedAt)
      await updateLead(db, user.customerId, lead.id, { is_read: true })
      leadIds.push(lead.id)
    }
    const stored = { author_id: user.id, file_name: fileName, skipped_count: skipped.size, created_at: at }
    const id = await insertLeadImport(db, { customer_id: user.customerId, ...stored }, leadIds)
    await audit(context, { action: 'created', entity: 'lead_import', entityId: id })
    return { status: 201, body: { data: toImport({ id, ...stored, row_count: leadIds.length, can_undo: true, author_name: user.name }) } }
  },

  async deleteLeadImport(context, { path }) {
    const { db, user } = context
    requireManager(user)
    const { id } = requireFound(await findLeadImport(db, user.customerId, path.leadImportId))
    const leads = await lockImportedLeads(db, user.customerId, id)
    if (leads.some(({ is_used }) => is_used)) throw new Refusal(409, 'import_in_use')
    await deleteImportedLeads(
      db,
      user.customerId,
      id,
      leads.map((lead) => lead.id),
    )
    await audit(context, { action: 'deleted', entity: 'lead_import', entityId: id })
    return { status: 204 }
  },
}

/** The rows without spaces at their ends; all problems are refused together, by row. */
async function checked({ db, user, now }: VendorContext, { providerId, rows }: Schemas['LeadImportInput']) {
  requireManager(user)
  const provider = requireFound(await findProvider(db, user.customerId, providerId))
  const today = now().toZonedDateTimeISO(user.timeZone).toPlainDate().toString()
  const trimmed = rows.map((row) => ({ ...row, name: row.name.trim(), email: row.email ? pastedText(row.email) : null }))
  refuseProblems(
    trimmed.flatMap(({ name, phone, email, createdAt }, index) => {
      const emailCode = email ? emailProblem(email) : null
      return present([
        isBlank(name) && fieldProblem(`rows[${index}].name`, 'required'),
        Boolean(phone && !fullPhoneRules.parse(phone, provider.country_code, 'en_CA').ok) &&
          fieldProblem(`rows[${index}].phone`, 'invalid_phone'),
        emailCode !== null && fieldProblem(`rows[${index}].email`, emailCode),
        Boolean(createdAt && createdAt > today) && fieldProblem(`rows[${index}].createdAt`, 'in_future'),
      ])
    }),
  )
  return { provider, rows: trimmed }
}

async function duplicatesOf({ db, user }: VendorContext, rows: readonly Schemas['LeadImportRow'][]) {
  const known = await findKnownLeads(db, user.customerId, {
    phones: rows.flatMap(({ phone }) => phone ?? []),
    emails: rows.flatMap(({ email }) => email?.toLowerCase() ?? []),
    names: rows.map(({ name }) => foldForSearch(name)),
    hidesContacts: user.leadLimit !== null,
  })
  return findDuplicates(rows, known)
}

function toImport(row: LeadImportListRow): Schemas['LeadImport'] {
  return {
    id: row.id,
    fileName: row.file_name,
    rowCount: row.row_count,
    skippedCount: row.skipped_count,
    canUndo: Boolean(row.can_undo),
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at,
  }
}
