import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import contract from '../openapi/generated/closed.json' with { type: 'json' }
import { breaksBetween, unannounced, withoutDrafts, type Break } from '../openapi/break.ts'
import { operationsOf, type Contract, type Schema } from '../openapi/join.ts'
import { root } from './sources.ts'

/** A minimal contract with one part of each kind. */
function small() {
  const lead: Schema = {
    type: 'object',
    required: ['id', 'state'],
    properties: { id: { type: 'integer' }, state: { type: 'string', enum: ['new', 'deal'] }, note: { type: 'string' } },
  }
  const refused = { '404': { description: 'There is none.' } }
  const answer = { description: 'One couple.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Lead' } } } }
  const made = {
    openapi: '3.1.0',
    info: { title: 'Small', version: '0.1.0' },
    security: [{ accessToken: [] }],
    paths: {
      '/leads/{leadId}': {
        parameters: [{ name: 'leadId', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          operationId: 'getLead',
          summary: 'One couple',
          parameters: [{ name: 'fields', in: 'query', schema: { type: 'string' } }] as object[],
          responses: { '200': answer, ...refused },
        },
        patch: {
          operationId: 'updateLead',
          summary: 'Change one',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/LeadPatch' } } } },
          responses: { '200': answer, ...refused },
        },
      },
      '/lead-ideas': { get: { operationId: 'listLeadIdeas', 'x-draft': true, responses: { '200': { description: 'Not yet.' } } } },
    },
    components: {
      schemas: {
        Lead: lead,
        LeadPatch: {
          type: 'object',
          required: ['state'],
          properties: { state: { type: 'string', enum: ['deal', 'reject'], maxLength: 20 } },
        } as Schema,
      },
    },
  }
  return made as typeof made & Contract
}
type Small = ReturnType<typeof small>

type Case = [what: string, change: (contract: Small) => void, sentence?: RegExp]

/** All cases in one contract, each under a path of its own, so that one comparison is enough. */
function together(cases: readonly Case[], isChanged: boolean): Contract {
  const whole: Contract = { ...small(), paths: {}, components: { schemas: {} } }
  for (const [index, [, change]] of cases.entries()) {
    const one = small()
    if (isChanged) change(one)
    const own = JSON.parse(
      JSON.stringify(one)
        .replaceAll('#/components/schemas/', `#/components/schemas/Case${index}`)
        .replaceAll('"operationId":"', `"operationId":"case${index}`),
    ) as Contract
    for (const [path, item] of Object.entries(own.paths)) whole.paths[`/case${index}${path}`] = item
    for (const [name, schema] of Object.entries(own.components.schemas)) whole.components.schemas[`Case${index}${name}`] = schema
  }
  return whole
}

const breaksOf = (index: number, breaks: readonly Break[]) =>
  breaks.flatMap(({ sentence }) => (sentence.startsWith(`/case${index}/`) ? [sentence] : []))

describe('the gate detects', () => {
  const cases: Case[] = [
    ['an operation that is gone', ({ paths }) => void Reflect.deleteProperty(paths['/leads/{leadId}'], 'patch'), /PATCH .*was removed/],
    ['an operation with another name', ({ paths }) => void (paths['/leads/{leadId}'].get.operationId = 'readLead'), /operationId/],
    [
      'an operation that is a draft again',
      ({ paths }) => void Object.assign(paths['/leads/{leadId}'].patch, { 'x-draft': true }),
      /PATCH .*was removed/,
    ],
    [
      'a field that a body must have now',
      ({ components: { schemas } }) => {
        schemas.LeadPatch.properties!['reason'] = { type: 'string' }
        schemas.LeadPatch.required!.push('reason')
      },
      /became required: `reason`/,
    ],
    [
      'a word that a body may have no longer',
      ({ components: { schemas } }) => void schemas.LeadPatch.properties!['state']!.enum!.pop(),
      /reject/,
    ],
    [
      'a narrower bound of a body',
      ({ components: { schemas } }) => void Object.assign(schemas.LeadPatch.properties!['state']!, { maxLength: 10 }),
      /maxLength/,
    ],
    [
      'a field of an answer that is gone',
      ({ components: { schemas } }) => void delete schemas.Lead.properties!['note'],
      /`note` of `Case\d+Lead` was removed/,
    ],
    [
      'a field of an answer that may be left out now',
      ({ components: { schemas } }) => void schemas.Lead.required!.pop(),
      /no longer required: `state`/,
    ],
    [
      'a field of an answer of another type',
      ({ components: { schemas } }) => void (schemas.Lead.properties!['id'] = { type: 'string' }),
      /Type of `id`/,
    ],
    [
      'a new word in the enum of an answer',
      ({ components: { schemas } }) => void schemas.Lead.properties!['state']!.enum!.push('lost'),
      /gained values: 'lost'/,
    ],
    [
      'a parameter that must be given now',
      ({ paths }) =>
        void paths['/leads/{leadId}'].get.parameters.push({ name: 'at', in: 'query', required: true, schema: { type: 'string' } }),
      /Required `at`/,
    ],
    [
      'an optional parameter that is gone',
      ({ paths }) => void paths['/leads/{leadId}'].get.parameters.pop(),
      /`fields` query parameter was removed/,
    ],
    [
      'a credential that is no longer accepted',
      ({ paths }) => void Object.assign(paths['/leads/{leadId}'].get, { security: [{ serviceKey: [] }] }),
      /`accessToken` is no longer accepted/,
    ],
    ['a refusal that is gone', ({ paths }) => void Reflect.deleteProperty(paths['/leads/{leadId}'].get.responses, '404'), /404/],
  ]
  const breaks = breaksBetween(together(cases, false), together(cases, true))
  it.each(cases.map(([what, , sentence], index) => ({ what, sentence, index })))('$what', ({ sentence, index }) => {
    expect(breaksOf(index, breaks).join('\n')).toMatch(sentence!)
  })
})

describe('the gate allows', () => {
  const cases: Case[] = [
    ['nothing at all', () => {}],
    [
      'a new operation',
      ({ paths }) =>
        void Object.assign(paths, { '/leads': { get: { operationId: 'listLeads', responses: { '200': { description: 'Some.' } } } } }),
    ],
    ['a new field of an answer', ({ components: { schemas } }) => void (schemas.Lead.properties!['couple'] = { type: 'string' })],
    ['an optional field of a body', ({ components: { schemas } }) => void (schemas.LeadPatch.properties!['reason'] = { type: 'string' })],
    ['a body that asks for less', ({ components: { schemas } }) => void schemas.LeadPatch.required!.pop()],
    [
      'an optional parameter',
      ({ paths }) => void paths['/leads/{leadId}'].get.parameters.push({ name: 'at', in: 'query', schema: { type: 'string' } }),
    ],
    [
      'another credential besides that of all operations',
      ({ paths }) => void Object.assign(paths['/leads/{leadId}'].get, { security: [{ accessToken: [] }, { apiKey: ['couples:read'] }] }),
    ],
    ['another text of a description', ({ paths }) => void (paths['/leads/{leadId}'].get.summary = 'A couple')],
    ['a draft that changes', ({ paths }) => void Object.assign(paths['/lead-ideas'].get, { operationId: 'listIdeas' })],
    ['a draft that is gone', ({ paths }) => void Reflect.deleteProperty(paths, '/lead-ideas')],
    ['a draft that is built', ({ paths }) => void Reflect.deleteProperty(paths['/lead-ideas'].get, 'x-draft')],
  ]
  const breaks = breaksBetween(together(cases, false), together(cases, true))
  it.each(cases.map(([what], index) => ({ what, index })))('$what', ({ index }) => {
    expect(breaksOf(index, breaks)).toEqual([])
  })
  it('and reports nothing else', () => {
    expect(breaks).toEqual([])
  })
})

it('the compared contract has no draft, and nothing that only drafts use', () => {
  const contract = small()
  Object.assign(contract.components.schemas, { Idea: { type: 'object', properties: { lead: { $ref: '#/components/schemas/Lead' } } } })
  Object.assign(contract.paths['/lead-ideas'].get.responses['200'], {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Idea' } } },
  })
  const promised = withoutDrafts(contract)
  expect(Object.keys(promised.paths)).toEqual(['/leads/{leadId}'])
  expect(Object.keys(promised.components.schemas)).toEqual(['Lead', 'LeadPatch'])
})

describe('a break', () => {
  const changeset = (bump: string, text: string) => `---\n'@vendor-panel/sdk': major\n'@vendor-panel/contract': ${bump}\n---\n\n${text}\n`
  const broken = small()
  delete broken.components.schemas.Lead.properties!['note']
  Object.assign(broken.components.schemas.LeadPatch.properties!['state']!, { maxLength: 10 })
  broken.paths['/leads/{leadId}'].get.operationId = 'readLead'
  const breaks = breaksBetween(small(), broken)

  it('has the name of the schema that holds it, or of the operation as it was', () => {
    expect(new Set(breaks.map(({ name }) => name))).toEqual(new Set(['Lead', 'LeadPatch', 'getLead']))
  })

  it('is announced by a changeset that names it', () => {
    const left = (...texts: string[]) => [
      ...new Set(
        unannounced(
          breaks,
          texts.map((text) => changeset('minor', text)),
          '0.1.0',
        ).map(({ name }) => name),
      ),
    ]
    expect(left('Lead, LeadPatch and getLead are others.').toSorted()).toEqual(['Lead', 'LeadPatch', 'getLead'])
    expect(left('`Lead.note` is gone, `getLead` is `readLead`.')).toEqual(['LeadPatch'])
    expect(left('`Lead.note` is gone.', '`getLead` is `readLead`.', 'Shorter: `LeadPatch`.')).toEqual([])
  })

  it('is announced by a minor version while the version is 0.x, by a major one from 1.0', () => {
    const isAnnounced = (bump: string, version: string) =>
      unannounced(breaks, [changeset(bump, '`Lead`, `LeadPatch`, `getLead`')], version).length === 0
    expect([isAnnounced('patch', '0.1.0'), isAnnounced('minor', '0.1.0')]).toEqual([false, true])
    expect([isAnnounced('minor', '1.2.0'), isAnnounced('major', '1.2.0')]).toEqual([false, true])
  })

  it('of the released contract is announced', () => {
    const released = JSON.parse(readFileSync(join(root, 'openapi/released.json'), 'utf8')) as Contract
    expect(withoutDrafts(released)).toEqual(released)
    const changesets = readdirSync(join(root, '.changeset'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(join(root, '.changeset', name), 'utf8'))
    const found = breaksBetween(released, contract as unknown as Contract)
    expect(unannounced(found, changesets, (contract as { info: { version: string } }).info.version)).toEqual([])
    expect(operationsOf(released).length).toBeGreaterThan(20)
  })
})

describe('a release', () => {
  const manifests = ['openapi', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)].map(
    (folder) =>
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        name: string
        dependencies?: Record<string, string>
        scripts: Record<string, string>
        repository: { directory: string }
      },
  )

  it('of the contract has the same version as those of the packages that show its types', () => {
    const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as { fixed: string[][] }
    const showing = manifests.filter(({ dependencies = {} }) => '@vendor-panel/contract' in dependencies).map(({ name }) => name)
    expect(fixed).toEqual([['@vendor-panel/contract', ...showing].toSorted()])
  })

  it('has the changes of every changeset', () => {
    const files = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md'))
    const texts = files.map((name) => ({ name, text: readFileSync(join(root, '.changeset', name), 'utf8') }))
    const entry = /^---\n(?:'@vendor-panel\/[a-z]+': (?:major|minor|patch)\n)+---\n\n\S/
    expect(texts.filter(({ text }) => !entry.test(text)).map(({ name }) => name)).toEqual([])
  })

  it('is built when it is packed, and says where its sources are', () => {
    for (const { name, scripts, repository } of manifests)
      expect([scripts['prepack'], repository.directory], name).toEqual([
        'turbo run build',
        expect.stringMatching(/^(openapi|packages\/\w+)$/),
      ])
  })
})
