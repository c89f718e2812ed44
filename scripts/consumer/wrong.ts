/**
 * What must not compile: each line that ends with this mark, `// refused`, and no other. If a type became `any`, its line would compile.
 */
import type { components } from '@vendor-panel/contract'
import type { Body } from '@vendor-panel/contract/operation-types'
import { birthDateProblem } from '@vendor-panel/domain'
import { createLeadNoteBounds } from '@vendor-panel/domain/bounds'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { createLeadNoteBody, shapeProblems } from '@vendor-panel/domain/shape'
import { isApiError, items } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { memoryFeed } from '@vendor-panel/sdk/realtime'
import { firebaseFeed } from '@vendor-panel/sdk/realtime-firebase'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { verifyWebhook } from '@vendor-panel/sdk/webhooks'
import { TextField } from '@vendor-panel/ui'
import { vars } from '@vendor-panel/ui/theme'
import { VendorReviews } from '@vendor-panel/widget'
import { elementSnippet } from '@vendor-panel/widget/snippets'
import { createElement } from 'react'
import { api } from './right.js'

void api.getLead({ path: { leadId: 'seven' } }) // refused
void api.getLead() // refused
void api.getLeed({ path: { leadId: 7 } }) // refused
void api.listLeads({ query: { sort: 'age' } }) // refused
void api.createLeadNote({ path: { leadId: 7 }, body: { text: 'Call before noon' } }) // refused
void api.getLead({ path: { leadId: 7 } }).then(({ data }) => data.couple.surname) // refused
void items(api, 'getLead') // refused
export const isWrongCode = (error: unknown) => isApiError(error, 'getLead') && error.code === 'illegal_transition' // refused
export const fake = fakeApi({ getLead: { refuses: { status: 418, code: 'not_found' } } }) // refused
export const note: Body<'createLeadNote'> = { text: 'Call before noon' } // refused
export const status: components['schemas']['LeadStatus'] = 'sold' // refused
export const day = birthDateProblem('2000-02-29', '2026-11-23') // refused
export const problems: string = shapeProblems(createLeadNoteBody, {}) // refused
export const bound: string = createLeadNoteBounds.body.maxLength // refused
export const rule = fullPhoneRules.surprise // refused
export const options = query('createLeadNote', { path: { leadId: 7 } }) // refused
memoryFeed().emit(7) // refused
firebaseFeed({ at: 'https://panel.example' }) // refused
void verifyWebhook({ type: 'lead.created' }, null, 'secret') // refused
export const isNew = verifyWebhook('{}', null, 'secret').then(({ type }) => type === 'lead.sold') // refused
export const field = createElement(TextField, { label: 7 }) // refused
export const colour = vars.color.surprise // refused
export const reviews: string = new VendorReviews() // refused
export const snippet = elementSnippet({ origin: 'https://panel.example' }) // refused
