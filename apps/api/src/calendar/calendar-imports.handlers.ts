import type { components } from '@vendor-panel/contract'
import { fieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import type { UploadedFile } from '../platform/files/file-store.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { openProvider } from '../providers/provider-access.ts'
import { lockProvider, type ProviderRow } from '../providers/providers.queries.ts'
import {
  changedOfImport,
  deleteEventsOfImport,
  findImportKeys,
  insertCalendarImport,
  insertImportedEvents,
  setImportApplied,
} from './calendar-imports.queries.ts'
import { readCalendarFile, type ImportedEvent, type ReadFile } from './import-file.ts'

/** Our choice: the times that one import enters. */
const eventsMax = 1000

export const calendarImportHandlers: Handlers<'createCalendarImport' | 'createCalendarImportPreview'> = {
  async createCalendarImportPreview(context, { path, body }) {
    const provider = await openProvider(context, path.providerId, 'calendarEvents', 'write')
    const { events, skipped } = await newEvents(context, provider, body.file)
    return { status: 200, body: { data: { events: events.map(({ key: _key, ...event }) => event), skipped } } }
  },

  async createCalendarImport(context, { path, body }) {
    const { db, user, now } = context
    const provider = await openProvider(context, path.providerId, 'calendarEvents', 'write')
    // Two imports of one file at the same time enter nothing twice.
    await lockProvider(db, user.customerId, provider.id)
    const { events, skipped } = await newEvents(context, provider, body.file)
    const at = instantText(now())
    const of = { customer_id: user.customerId, provider_id: provider.id }
    const id = await insertCalendarImport(db, { ...of, created_by: user.id, created_at: at, applied_at: null })
    // Undo makes it an import that was not applied: `removeUndoneImport` removes its events.
    const rows = { table: 'calendar_imports', ids: [id], columns: ['applied_at'] } as const
    const headers = await keepForUndo(context, { entity: 'calendar_import', entityId: id }, rows)
    await setImportApplied(db, user.customerId, id, at)
    await insertImportedEvents(db, events.map(toRow({ ...of, calendar_import_id: id })))
    await audit(context, { action: 'created', entity: 'calendar_import', entityId: id })
    const data: components['schemas']['CalendarImport'] = { id, eventCount: events.length, skippedCount: skipped.length }
    return { status: 201, headers, body: { data } }
  },
}

/** Undo of an import: its events are removed, all of them or, if one was changed in the meantime, none. */
export async function removeUndoneImport({ db, user }: Pick<VendorContext, 'db' | 'user'>, id: number): Promise<void> {
  if (await changedOfImport(db, user.customerId, id)) throw new Refusal(409, 'undo_impossible')
  await deleteEventsOfImport(db, user.customerId, id)
}

/** What a file would add to the calendar of a provider. */
async function newEvents({ db, user, now, files, locale }: VendorContext, provider: ProviderRow, file: UploadedFile): Promise<ReadFile> {
  const text = (await files.read(file)).toString('utf8')
  const read = await readCalendarFile(text, { timeZone: provider.time_zone, now: now(), untitled: sentence(locale, 'calendar.untitled') })
  if (!read) throw problemRefusal(fieldProblem('file', 'file_content'))
  const keys = new Set(
    await findImportKeys(
      db,
      user.customerId,
      provider.id,
      read.events.map(({ key }) => key),
    ),
  )
  const { events, skipped }: ReadFile = { events: [], skipped: read.skipped }
  for (const event of read.events) {
    const reason = keys.has(event.key) ? 'known' : events.length >= eventsMax ? 'limit' : null
    if (reason) skipped.push({ title: event.title, startAt: event.startAt, reason })
    else events.push(event)
    // A file that has an event twice enters it once.
    keys.add(event.key)
  }
  return { events, skipped }
}

const toRow =
  (of: { customer_id: number; provider_id: number; calendar_import_id: number }) =>
  ({ key, title, startAt, endAt, allDay }: ImportedEvent) =>
    ({
      ...of,
      type: 'blocked',
      title,
      start_at: startAt,
      end_at: endAt,
      all_day: allDay,
      import_ref: key,
      lead_id: null,
      space_id: null,
      place: null,
      note: null,
      remind_at: null,
    }) as const
