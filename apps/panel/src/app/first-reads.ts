import type { QueryClient } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { LeadDetail } from '../features/leads/lead-detail-part.tsx'
import { leadListQuery, leadQuery, leadStatsQuery } from '../features/leads/lead-cache.ts'
import { readLeadFilters } from '../features/leads/leads-url.ts'
import { paths } from '../shared/paths.ts'
import type { SessionUser } from '../shared/user.ts'
import { queryClientOf } from './query-client.ts'
import type { Route } from './routes.ts'

type Place = { path: string; search: string }
type Read = (client: QueryClient) => Promise<unknown>

/** What the shell and a page read first. The head script has asked for it already (`first` in routes.ts). */
function firstReads({ page }: Route, { path, search }: Place): Read[] {
  const shell: Read[] = [(client) => client.query(leadStatsQuery()), (client) => client.query(query('getPromptMeta'))]
  if (page === 'HomePage') return [...shell, (client) => client.query(query('listLeads', { query: { limit: 5 } }))]
  if (page !== 'LeadsPage') return shell
  const filters = readLeadFilters(search)
  const leadId = Number(new RegExp(`^${paths.leads()}/(\\d+)`).exec(path)?.[1])
  return [
    ...shell,
    (client) => client.infiniteQuery(leadListQuery(filters)),
    (client) => client.query(leadStatsQuery(filters)),
    // One who comes from a mail or a toast comes for the couple: its code is waited for like its data.
    ...(leadId > 0 ? [(client: QueryClient) => client.query(leadQuery(leadId)), LeadDetail.preload] : []),
  ]
}

const patienceMs = 500

/** Waits until they are answered, well or badly: a page is then drawn once, with its rows. A slow answer comes after the page. */
export async function readFirst(user: SessionUser, route: Route, place: Place): Promise<void> {
  const client = queryClientOf(user)
  const answered = Promise.allSettled(firstReads(route, place).map((read) => read(client)))
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
