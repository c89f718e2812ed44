/** Every table, for Kysely. A domain describes its own in `<domain>/<domain>.tables.ts`. */
import type { AccountTables } from './account.tables.ts'
import type { AuditTables } from '../audit/audit.tables.ts'
import type { CalendarTables } from '../calendar/calendar.tables.ts'
import type { LeadTables } from '../leads/leads.tables.ts'
import type { LeadWorkTables } from '../leads/lead-work.tables.ts'
import type { MachineryTables } from './machinery.tables.ts'
import type { PromptsTable } from '../prompts/prompts.tables.ts'
import type { SavedViewTables } from '../saved-views/saved-views.tables.ts'

export interface Tables extends AccountTables, MachineryTables, LeadTables, LeadWorkTables, CalendarTables, SavedViewTables, AuditTables {
  prompts: PromptsTable
}
