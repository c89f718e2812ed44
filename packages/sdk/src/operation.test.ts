import { describe, expectTypeOf, it } from 'vitest'
import type { components } from '@vendor-panel/contract'
import type { Answer, ReadName, VendorApi, WriteName } from './operation.ts'
import { fakeApi } from './testing.ts'

const api: VendorApi = fakeApi()

describe('HTTP-08 the compiler knows the contract', () => {
  it('answers are typed by operation', async () => {
    const { data, meta } = await api.listLeads({ query: { displayStates: ['new'], limit: 25 } })
    expectTypeOf(data).toEqualTypeOf<components['schemas']['Lead'][]>()
    expectTypeOf(meta.nextCursor).toEqualTypeOf<string | null>()
    expectTypeOf<Answer<'deleteLeadNote'>>().toEqualTypeOf<undefined>()
  })

  it('what is required cannot be left out, what is unknown cannot be given', () => {
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

  it('only writes that name it take an idempotency key', () => {
    void api.createLeadMessage({ path: { leadId: 7 }, body: { subject: 'Yes', body: 'It is free.' }, idempotencyKey: '9a4c1f0e' })
    // @ts-expect-error a read has none
    void api.getLead({ path: { leadId: 7 }, idempotencyKey: '9a4c1f0e' })
    // @ts-expect-error signing in has none
    void api.createAccessToken({ body: { username: 'mara', password: 'x' }, idempotencyKey: '9a4c1f0e' })
  })

  it('reads and writes are told apart', () => {
    expectTypeOf<'listLeads'>().toExtend<ReadName>()
    expectTypeOf<'createLeadNote'>().toExtend<WriteName>()
    expectTypeOf<'createLeadNote'>().not.toExtend<ReadName>()
  })
})
