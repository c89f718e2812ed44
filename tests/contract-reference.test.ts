/** The additions of the HTML reference to the contract: names, groups, and how to call each operation. */
import { describe, expect, it } from 'vitest'
import contract from '@vendor-panel/contract/openapi.json' with { type: 'json' }
import { draftOperations } from '@vendor-panel/contract/drafts'
import { operationTable } from '@vendor-panel/contract/operations'
import { operationsOf, type Contract, type Operation } from '../openapi/join.ts'
import { introduction, referenceDocument } from '../openapi/reference.ts'
import type { CodeSample } from '../openapi/samples.ts'
import { base, pairText, toneColors } from '../packages/ui/src/theme/palette.ts'
import { read } from './sources.ts'

type Readable = Operation & { 'x-codeSamples': CodeSample[] }
const document = referenceDocument(contract as unknown as Contract) as Contract & {
  'x-tagGroups': { tags: string[] }[]
  tags: { name: string; 'x-displayName': string }[]
}
const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation as Readable]))
const samplesOf = (name: string) => operations.get(name)!['x-codeSamples'].map(({ source }) => source)

describe('the reference', () => {
  it('holds every operation, under its name and in one group', () => {
    expect([...operations.keys()].toSorted()).toEqual(Object.keys(operationTable).toSorted())
    for (const [name, { description }] of operations) expect(description).toContain(`**${name}**`)
    const grouped = document['x-tagGroups'].flatMap(({ tags }) => tags)
    expect(grouped.toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted())
    expect(document.tags.find(({ name }) => name === 'provider-items')).toMatchObject({ 'x-displayName': 'Provider items' })
    expect(document.tags.find(({ name }) => name === 'api-keys')).toMatchObject({ 'x-displayName': 'API keys' })
  })

  it('refuses a domain without a group', () => {
    const more = { ...contract, tags: [...contract.tags, { name: 'ghosts' }] } as unknown as Contract
    expect(() => referenceDocument(more)).toThrow('No group of the reference holds ghosts')
  })

  it('marks drafts as not built, and nothing else', () => {
    const marked = [...operations].filter(([, { description }]) => description?.includes('**Draft:')).map(([name]) => name)
    const drafts: readonly string[] = draftOperations
    expect(marked.toSorted()).toEqual(drafts.toSorted())
  })

  it('shows an example of each code of a refusal', () => {
    const examplesOf = (response: object) =>
      (response as { content: Record<string, { examples: Record<string, { value: object }> }> }).content['application/json']!.examples
    const shared = document.components['responses'] as Record<string, object>
    expect(examplesOf(shared['NotFound']!)).toEqual({ not_found: { value: { code: 'not_found', message: expect.any(String) } } })
    expect(Object.keys(examplesOf(operations.get('createLeadAction')!.responses['409']!))).toContain('illegal_transition')
    expect(examplesOf(shared['Unprocessable']!)['invalid']!.value).toMatchObject({ errors: [{ path: 'body' }] })
  })

  it('leaves the machine-readable part unchanged', () => {
    for (const { operation } of operationsOf(contract as unknown as Contract)) expect(operation).not.toHaveProperty('x-codeSamples')
  })

  it('shows the schema of the realtime store at the placeholder of the introduction', () => {
    const text = introduction('before\n<!-- realtime.schema.json -->\nafter', { type: 'object', examples: [1], $defs: {} })
    expect(text).toBe('before\n```json\n{\n  "type": "object",\n  "$defs": {}\n}\n```\nafter')
    expect(contract.info.description).toContain('"LeadEvent"')
  })
})

it('the page has the colours of the panel, in light and in dark', () => {
  const { text } = read('openapi/reference-page.css')[0]!
  const own = Object.fromEntries([...text.matchAll(/^ +--vp-([\w-]+): (light-dark.*);$/gm)].map(([, name = '', value]) => [name, value]))
  const panel = Object.fromEntries([
    ...Object.entries(base).map(([name, pair]) => [`color-${name}`, pairText(pair)]),
    ...Object.entries(toneColors).flatMap(([tone, pairs]) =>
      Object.entries(pairs).map(([part, pair]) => [`tone-${tone}-${part}`, pairText(pair)]),
    ),
  ]) as Record<string, string>
  expect(Object.keys(own).length).toBeGreaterThan(10)
  expect(panel).toMatchObject(own)
  // All other colours are names of these.
  expect(text.match(/#[\da-f]{3,8}\b|rgba?\(|hsla?\(/gi)).toBeNull()
  const used = [...new Set([...text.matchAll(/var\(--vp-([\w-]+)\)/g)].map(([, name = '']) => name))]
  expect(Object.keys(own).toSorted()).toEqual(used.toSorted())
})

describe('samples', () => {
  it('call every operation by URL and by name', () => {
    for (const [name, [method, path]] of Object.entries(operationTable)) {
      // Only the bank's page sends this.
      if (name === 'createThreeDReturn') continue
      const [curl, sdk] = samplesOf(name)
      const address = new RegExp(`"\\$API${path.replaceAll(/\{\w+\}/g, '[^/"?{}]+')}["?]`)
      expect([name, curl]).toEqual([name, expect.stringMatching(address)])
      const start = method === 'GET' ? 'curl "' : `curl -X ${method} "`
      expect([name, curl?.replace(/^# .*\n/, '').startsWith(start)]).toEqual([name, true])
      expect(sdk).toContain(`await api.${name}(`)
    }
  })

  it("send the right key: the app's before sign-in, the session's after it", () => {
    expect(samplesOf('listLeads')[0]).toContain('X-Access-Token')
    expect(samplesOf('createAccessToken')[0]).toContain('X-Consumer-Key: $APP')
    expect(samplesOf('createIntakeLead')[0]).toContain('X-Service-Key')
    expect(samplesOf('getHealth')[0]).toBe('curl "$API/health"')
  })

  it('write bodies, forms, files and headers as each operation takes them', () => {
    expect(samplesOf('createLeadNote')).toEqual([
      `curl -X POST "$API/leads/1/comments" \\
  -H "X-Access-Token: $TOKEN" \\
  -H "X-Consumer-Key: $KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '{
  "body": "Prefers the garden; her mother decides."
}'`,
      `const { data } = await api.createLeadNote({
  path: { leadId: 1 },
  body: { body: 'Prefers the garden; her mother decides.' },
  idempotencyKey: crypto.randomUUID(),
})`,
    ])
    expect(samplesOf('replaceDiscount')[0]).toMatch(/-H 'If-Match: "1"'[^]*--form-string 'intro=/)
    expect(samplesOf('createAttachment')[0]).toMatch(/-F 'file=@document.pdf'$/)
    expect(samplesOf('downloadPaymentReceipt')).toEqual([
      expect.stringMatching(/-OJ$/),
      'const file = await api.downloadPaymentReceipt({ path: { paymentId: 1 } })',
    ])
  })
})
