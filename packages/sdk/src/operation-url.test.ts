import { describe, expect, it } from 'vitest'
import { operationUrl } from './operation-url.ts'

describe('the URL of an operation', () => {
  it('escapes the path, and has the query as a call sends it', () => {
    expect(operationUrl('/api/', 'downloadOffer', { path: { offerToken: 'of/1?' } })).toBe('/api/offers/of%2F1%3F/pdf')
    const query = { displayStates: ['new' as const, 'deal' as const], limit: 25 }
    expect(operationUrl('/api', 'listLeads', { query })).toBe('/api/leads?displayStates=new,deal&limit=25')
    expect(operationUrl('/api', 'listLeads')).toBe('/api/leads')
  })
})
