/** Every entry of the packages, used as it is meant. */
import type { components } from '@vendor-panel/contract'
import { operationAccess } from '@vendor-panel/contract/access'
import { codeMeanings } from '@vendor-panel/contract/codes'
import { draftOperations } from '@vendor-panel/contract/drafts'
import { examples } from '@vendor-panel/contract/examples'
import { eventsMax } from '@vendor-panel/contract/lead-event'
import type { Body } from '@vendor-panel/contract/operation-types'
import { operationTable } from '@vendor-panel/contract/operations'
import { isDate } from '@vendor-panel/contract/values'
import { birthDateProblem, parseDate } from '@vendor-panel/domain'
import { createLeadNoteBounds } from '@vendor-panel/domain/bounds'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { createLeadNoteBody, shapeProblems } from '@vendor-panel/domain/shape'
import { createVendorApi, isApiError, items } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { memoryFeed } from '@vendor-panel/sdk/realtime'
import { firebaseFeed } from '@vendor-panel/sdk/realtime-firebase'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { verifyWebhook } from '@vendor-panel/sdk/webhooks'
import { TextField } from '@vendor-panel/ui'
import { vars } from '@vendor-panel/ui/theme'
import { widgetTag } from '@vendor-panel/widget'
import { elementSnippet } from '@vendor-panel/widget/snippets'
import { createElement } from 'react'

const session = { accessToken: () => null, consumerKey: () => 'my-app', switchUser: () => null }
export const api = createVendorApi({ baseUrl: '/api', session, locale: () => 'en_CA' })

export async function read(): Promise<string[]> {
  const { data } = await api.getLead({ path: { leadId: 7 } }).catch((error: unknown) => {
    if (isApiError(error, 'getLead') && error.code === 'not_found') return { data: null }
    throw error
  })
  const names: string[] = data ? [data.couple.name] : []
  for await (const lead of items(api, 'listLeads', { query: { sort: 'due', limit: 100 } })) names.push(lead.couple.name)
  return names
}

export const fake = fakeApi({ getLead: { refuses: { status: 404, code: 'not_found' } } })
export const note: Body<'createLeadNote'> = { body: 'Call before noon' }
const today = parseDate('2026-11-23')
export const problems = [...shapeProblems(createLeadNoteBody, note), today && birthDateProblem('2000-02-29', today)]
export const couple: components['schemas']['Lead']['couple']['name'] = examples.getLead.answer!.data.couple.name
export const options = query('listLeadNotes', { path: { leadId: 7 } })
export const isNew = verifyWebhook('{}', null, 'secret').then(({ type }) => type === 'lead.created')
export const field = createElement(TextField, { label: 'Subject' })
export const colour: string = vars.color.accent
export const snippet: string = elementSnippet({ origin: 'https://panel.example', widget: 'rw_1', name: 'Rosewood', locale: 'en_CA' })
export const feeds = [memoryFeed(), firebaseFeed({ at: { origin: 'https://panel.example' }, token: () => null })]
export const facts = [operationAccess.getLead, operationTable.getLead, codeMeanings.not_found, draftOperations, eventsMax, widgetTag]
export const bounds: number = createLeadNoteBounds.body.maxLength
export const rules = [isDate('2027-06-14'), fullPhoneRules]
