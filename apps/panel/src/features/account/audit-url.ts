import { listAuditEntriesFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filters of the log in the URL. */
export const auditFilters = urlFilters(listAuditEntriesFilters)
export type AuditFilters = ReturnType<typeof auditFilters.read>
/** The kinds of records, in the order of the contract. */
export const auditEntities = listAuditEntriesFilters.entity.enum
