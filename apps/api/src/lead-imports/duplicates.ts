import { foldForSearch } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import type { KnownLead } from './lead-imports.queries.ts'

type Row = components['schemas']['LeadImportRow']
type Duplicate = components['schemas']['LeadImportCheck']['duplicates'][number]

/** What makes two couples the same: number, address, or name and wedding date. */
export function keysOf({ name, email, phone, weddingDate }: Row): string[] {
  return [
    phone && `phone ${phone}`,
    email && `email ${email.toLowerCase()}`,
    weddingDate && `name ${foldForSearch(name)} ${weddingDate}`,
  ].filter((key) => typeof key === 'string' && key !== '') as string[]
}

/** The rows that are in the account already, or earlier in the file. */
export function findDuplicates(rows: readonly Row[], known: readonly KnownLead[]): Duplicate[] {
  const owners = new Map<string, Pick<Duplicate, 'leadId' | 'name'>>()
  for (const lead of known) {
    const { couple_name: name, phone, email, wedding_date: weddingDate } = lead
    for (const key of keysOf({ name, phone, email, weddingDate })) owners.set(key, { leadId: lead.id, name })
  }
  const duplicates: Duplicate[] = []
  for (const [row, about] of rows.entries()) {
    const keys = keysOf(about)
    const owner = keys.map((key) => owners.get(key)).find((found) => found !== undefined)
    if (owner) duplicates.push({ row, ...owner })
    for (const key of keys) if (!owners.has(key)) owners.set(key, { leadId: null, name: about.name })
  }
  return duplicates
}
