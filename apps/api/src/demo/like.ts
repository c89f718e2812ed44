import { randomUUID } from 'node:crypto'
import type { Body } from '@vendor-panel/contract/operation-types'
import { DemoError, type Running } from './couple.ts'

/** A couple looks at the prices of the provider's page, and saves the page. */
export async function likePage({ origin, serviceKey }: Running, leadId: number): Promise<string> {
  const at = new Date().toISOString()
  const visit: Body<'createIntakeVisit'> = { at, page: 'prices', durationSeconds: 74 }
  const like: Body<'createIntakeLike'> = { at }
  for (const [path, body] of [
    ['visits', visit],
    ['likes', like],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'x-service-key': serviceKey, 'idempotency-key': randomUUID() }
    const address = `${origin}/api/intake/leads/${leadId}/${path}`
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
      throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
    })
    if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  }
  return `Couple ${leadId} viewed the prices and saved the page.\n${origin}/leads/${leadId}?activeTab=history`
}
