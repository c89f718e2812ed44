import { describe, expect, expectTypeOf, it } from 'vitest'
import type { components } from '@vendor-panel/contract'
import type { OperationCodes } from '@vendor-panel/contract/codes'
import { examples } from '@vendor-panel/contract/examples'
import { isApiError, type ClientCode, type ServerCode } from './error.ts'
import type { Answer, ReadName, VendorApi, WriteName } from './operation.ts'
import { pages, type Item } from './pages.ts'
import { fakeApi } from './testing.ts'

const api: VendorApi = fakeApi()

describe('HTTP-08 the compiler checks calls against the contract', () => {
  it('answers are typed by operation', async () => {
    const { data, meta } = await api.listLeads({ query: { displayStates: ['new'], limit: 25 } })
    expectTypeOf(data).toEqualTypeOf<components['schemas']['Lead'][]>()
    expectTypeOf(meta.nextCursor).toEqualTypeOf<string | null>()
    expectTypeOf<Answer<'deleteLeadNote'>>().toEqualTypeOf<undefined>()
  })

  it('required arguments cannot be omitted, unknown ones cannot be passed', () => {
    void api.listLeads()
    void api.getLead({ path: { leadId: 7 } })
    // @ts-expect-error a path value is missing
    void api.getLead()
    // @ts-expect-error a path value is missing
    void api.getLead({})
    // @ts-expect-error a path value has the wrong type
    void api.getLead({ path: { leadId: 'seven' } })
    // @ts-expect-error this operation takes no path
    void api.listLeads({ path: { leadId: 7 } })
    // @ts-expect-error this operation takes no query
    void api.getLead({ path: { leadId: 7 }, query: { limit: 1 } })
    // @ts-expect-error the required query value is missing
    void api.searchCouple({ query: {} })
    // @ts-expect-error a query value outside the contract
    void api.listLeads({ query: { sort: 'cheapest' } })
    // @ts-expect-error an unknown query name
    void api.listLeads({ query: { colour: 'red' } })
    // @ts-expect-error the body is missing
    void api.createLeadNote({ path: { leadId: 7 } })
    // @ts-expect-error a read takes no body
    void api.getLead({ path: { leadId: 7 }, body: {} })
    // @ts-expect-error there is no such operation
    void api.launchLead
  })

  it('only writes that declare it accept an idempotency key', () => {
    void api.createLeadMessage({ path: { leadId: 7 }, body: { subject: 'Yes', body: 'It is free.' }, idempotencyKey: '9a4c1f0e' })
    // @ts-expect-error a read has none
    void api.getLead({ path: { leadId: 7 }, idempotencyKey: '9a4c1f0e' })
    // @ts-expect-error signing in has none
    void api.createAccessToken({ body: { username: 'mara', password: 'x' }, idempotencyKey: '9a4c1f0e' })
  })

  it('files are blobs, sent and received', () => {
    expectTypeOf<Answer<'downloadAttachment'>>().toEqualTypeOf<Blob>()
    void api.createAttachment({ path: { customerId: 4 }, body: { file: new Blob(['x']), name: 'Price list' } })
    // @ts-expect-error a name is not a file
    void api.createAttachment({ path: { customerId: 4 }, body: { file: 'Price list.pdf', name: 'Price list' } })
    // @ts-expect-error the file is missing
    void api.createAttachment({ path: { customerId: 4 }, body: { name: 'Price list' } })
  })

  it('only writes that declare it accept If-Match', () => {
    void api.replaceMailTemplate({ path: { customerId: 4, mailTemplateId: 2 }, body: examples.replaceMailTemplate.body!, ifMatch: '"8"' })
    // @ts-expect-error a reminder has no version
    void api.deleteLeadReminder({ path: { leadId: 7 }, ifMatch: '"8"' })
  })

  it('codes are those of the operation', async () => {
    const error: unknown = await fakeApi({
      createLeadAction: { refuses: { status: 409, code: 'illegal_transition' } },
    })
      .createLeadAction({ path: { leadId: 7 }, body: examples.createLeadAction.body! })
      .catch((cause: unknown) => cause)
    // Another operation has other codes.
    expect(isApiError(error, 'createLeadNote')).toBe(false)
    expect(isApiError(new TypeError('x'))).toBe(false)
    if (!isApiError(error, 'createLeadAction')) throw new Error('not narrowed')
    expectTypeOf(error.code).toEqualTypeOf<OperationCodes['createLeadAction'] | ServerCode | ClientCode>()
    expect(error.code === 'illegal_transition').toBe(true)
    // @ts-expect-error a code of no call of this operation
    expect(error.code === 'invalid_credentials').toBe(false)
    // @ts-expect-error there is no such operation
    isApiError(error, 'launchLead')
  })

  it('only lists have pages', () => {
    expectTypeOf<Item<'listLeads'>>().toEqualTypeOf<components['schemas']['Lead']>()
    // @ts-expect-error a single record has no pages
    void pages(api, 'getLead', { path: { leadId: 7 } })
    // @ts-expect-error the path is missing
    void pages(api, 'listLeadMessages')
  })

  it('reads and writes are distinct types', () => {
    expectTypeOf<'listLeads'>().toExtend<ReadName>()
    expectTypeOf<'createLeadNote'>().toExtend<WriteName>()
    expectTypeOf<'createLeadNote'>().not.toExtend<ReadName>()
  })
})
