/** Every table, for Kysely. A domain describes its own in `<domain>/<domain>.tables.ts`. */
import type { CatalogTables } from '../../catalogs/catalogs.tables.ts'
import type { ProviderItemTables } from '../../provider-items/provider-items.tables.ts'
import type { ProviderTables } from '../../providers/providers.tables.ts'
import type { AccountTables } from './account.tables.ts'
import type { AuditTables } from '../audit/audit.tables.ts'
import type { CalendarTables } from '../../calendar/calendar.tables.ts'
import type { ConfigTables } from '../../configs/configs.tables.ts'
import type { CustomerTables } from '../../customers/customers.tables.ts'
import type { CustomerUserTables } from '../../customer-users/customer-users.tables.ts'
import type { DiscountTables } from '../../discounts/discounts.tables.ts'
import type { ExportTables } from '../../exports/exports.tables.ts'
import type { LeadTables } from '../../leads/leads.tables.ts'
import type { LeadWorkTables } from '../../leads/lead-work.tables.ts'
import type { MachineryTables } from './machinery.tables.ts'
import type { PromptTables } from '../../prompts/prompts.tables.ts'
import type { ReferralTables } from '../../referrals/referrals.tables.ts'
import type { SavedViewTables } from '../../saved-views/saved-views.tables.ts'
import type { TemplateTables } from '../../templates/templates.tables.ts'

export interface Tables
  extends
    AccountTables,
    MachineryTables,
    LeadTables,
    ConfigTables,
    CustomerTables,
    CustomerUserTables,
    ReferralTables,
    TemplateTables,
    AuditTables,
    LeadWorkTables,
    CalendarTables,
    SavedViewTables,
    ExportTables,
    DiscountTables,
    PromptTables,
    ProviderTables,
    ProviderItemTables,
    CatalogTables {}
