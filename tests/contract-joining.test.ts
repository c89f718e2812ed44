import { describe, expect, it } from 'vitest'
import { nameCodes } from '../openapi/codes.ts'
import { exampleOf, formFields } from '../openapi/example.ts'
import { joinDocuments, type Contract, type Document } from '../openapi/join.ts'

const described = (operationId: string) => ({ operationId, responses: {} })

describe('joining documents', () => {
  const leads: Document = {
    paths: { '/leads/{leadId}': { get: described('getLead') } },
    components: { schemas: { Lead: {} }, 'x-codes': { stale: 'Too late.' } },
    tags: [{ name: 'leads' }],
  }
  const refused: [string, Document, string][] = [
    ['a path', { paths: { '/leads/{leadId}': {} } }, 'path /leads/{} is described twice: in leads.yaml and in other.yaml'],
    [
      'a path whose parameter has another name',
      { paths: { '/leads/{id}': {} } },
      'path /leads/{} is described twice: in leads.yaml and in other.yaml',
    ],
    [
      'an operation',
      { paths: { '/couples/{leadId}': { get: described('getLead') } } },
      'operation getLead is described twice: in leads.yaml and in other.yaml',
    ],
    ['a schema', { components: { schemas: { Lead: {} } } }, 'schemas Lead is described twice: in leads.yaml and in other.yaml'],
    [
      'a code',
      { components: { 'x-codes': { stale: 'Somebody was faster.' } } },
      'code stale is described twice: in leads.yaml and in other.yaml',
    ],
    ['a tag', { tags: [{ name: 'leads' }] }, 'tag leads is described twice: in leads.yaml and in other.yaml'],
  ]
  for (const [what, other, sentence] of refused) {
    it(`refuses ${what} that two documents describe`, () => {
      expect(() => joinDocuments({ 'leads.yaml': leads, 'other.yaml': other }, {})).toThrow(sentence)
    })
  }
  it('adds the kinds of records that documents name for the audit log', () => {
    const audit: Document = { components: { schemas: { AuditEntity: { type: 'string', enum: ['lead'] } } } }
    const badges: Document = { components: { 'x-audit-entities': { badge: 'A badge.' } } }
    expect(joinDocuments({ 'audit.yaml': audit, 'badges.yaml': badges }, {}).components).toEqual({
      schemas: { AuditEntity: { type: 'string', enum: ['lead', 'badge'] } },
    })
  })
  it('refuses an operation that one document describes twice', () => {
    const twice = { paths: { '/leads': { get: described('getLead') }, '/couples': { get: described('getLead') } } }
    expect(() => joinDocuments({ 'leads.yaml': twice }, {})).toThrow(
      'operation getLead is described twice: in leads.yaml and in leads.yaml',
    )
  })
  it('refuses a reference to a document that does not exist', () => {
    const lost = { components: { schemas: { Lead: { $ref: 'ghost.yaml#/components/schemas/Lead' } } } }
    expect(() => joinDocuments({ 'leads.yaml': lost }, {})).toThrow(
      'ghost.yaml#/components/schemas/Lead points at a document that is not here',
    )
  })
  it('makes references between documents local', () => {
    const joined = joinDocuments(
      { 'leads.yaml': { components: { schemas: { Lead: { $ref: 'common.yaml#/components/schemas/Id' } } } }, 'common.yaml': {} },
      {},
    )
    expect(joined.components.schemas['Lead']).toEqual({ $ref: '#/components/schemas/Id' })
  })
})

describe('codes of refusals', () => {
  const withOperation = (more: object, shared: object = {}): Contract => ({
    info: { description: 'Read me.' },
    paths: {
      '/leads': {
        parameters: [{ $ref: '#/components/parameters/Key' } as never],
        post: {
          operationId: 'createLead',
          responses: { '201': { description: 'Made.' }, '409': { $ref: '#/components/responses/Conflict' } as never },
          ...more,
        },
      },
    },
    components: {
      schemas: {},
      parameters: { Key: { name: 'Key', 'x-codes': { '409': ['in_flight'] } } },
      responses: { Conflict: { description: 'Not any more.', ...shared } },
      'x-codes': {
        in_flight: 'Under way.',
        stale: 'Too late.',
        taken: 'Gone | lost.',
        full: { description: 'Too many.', params: ['max'] },
      },
    },
  })

  it('are collected from the shared answer, the parameters and the operation, each once', () => {
    const contract = withOperation({ 'x-codes': { '409': ['stale', 'in_flight'] } }, { 'x-codes': ['taken'] })
    expect(nameCodes(contract)).toEqual({ createLead: { '409': ['taken', 'stale', 'in_flight'] } })
  })

  it("are listed in the refusal's description, and explained in the introduction", () => {
    const contract = withOperation({ 'x-codes': { '409': ['stale'] } }, { 'x-codes': ['taken'] })
    nameCodes(contract)
    expect(contract.paths['/leads']!.post!.responses['409']!.description).toBe('Not any more. Codes `taken`, `stale`, `in_flight`.')
    expect(contract.components['responses']).toMatchObject({ Conflict: { description: 'Not any more. Code `taken`.' } })
    expect(contract.info!.description).toMatch(
      /^Read me\.\n[\s\S]*\| `taken` \| Gone \\\| lost\. \|\n\| `full` \| Too many\. Carries `params\.max`\. \|\n$/,
    )
  })

  it('an undescribed code is refused, as is one of an undeclared status, and a refusal without a code', () => {
    expect(() => nameCodes(withOperation({ 'x-codes': { '409': ['ghost'], '422': ['stale'] } }))).toThrow(
      'createLead names codes of 422, which is not among the responses\n' +
        'createLead refuses with `ghost`, which no document describes in components/x-codes',
    )
    expect(() => nameCodes(withOperation({ responses: { '201': { description: 'Made.' } } }))).toThrow(
      'createLead: its parameter Key names codes of 409, which is not among the responses',
    )
    const silent = withOperation({})
    delete silent.paths['/leads']!.parameters
    expect(() => nameCodes(silent)).toThrow('createLead refuses with 409 and names no code in x-codes')
  })
})

describe('forms with files', () => {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const form = {
    type: 'object',
    required: ['name', 'file'],
    properties: { name: { type: 'string', examples: ['Menu'] }, file, more: { type: 'array', items: file } },
  }
  const contract: Contract = { paths: {}, components: { schemas: { Form: form } } }

  it('have an example of their fields, without files', () => {
    const fields = formFields(contract, { $ref: '#/components/schemas/Form' })
    expect(exampleOf(contract, fields, 'createAttachment')).toEqual({ name: 'Menu' })
    expect(fields.required).toEqual(['name'])
    expect(exampleOf(contract, form, 'createAttachment')).toMatchObject({ name: 'Menu', file: expect.any(String) })
  })
})
