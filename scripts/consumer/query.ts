/** The query layer on the installed React: a page with a read and a write is rendered on a server. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createQueryClient, query, useMutate } from '@vendor-panel/sdk/query'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { createElement, version } from 'react'
import { renderToString } from 'react-dom/server'

const client = createQueryClient(fakeApi())
const read = query('getLead', { path: { leadId: 7 } })
await client.query(read)

function Couple() {
  const lead = useQuery(read)
  const note = useMutate('createLeadNote', { refetch: ['listLeadNotes'] })
  return createElement('p', null, `${lead.data?.data.couple.name ?? 'nobody'}, ${note.status}`)
}

console.log(version, renderToString(createElement(QueryClientProvider, { client }, createElement(Couple))))
