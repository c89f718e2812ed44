import { describe, expect, it } from 'vitest'
import { ApiError } from './error.ts'
import { fakeApi, type FakeAnswers } from './testing.ts'

const signIn = { body: { username: 'mara', password: 'wrong' } }

describe('a fake that refuses', () => {
  it('rejects with the error of the operation, with its params and the seconds of Retry-After', async () => {
    const api = fakeApi({
      createAccessToken: { refuses: { status: 429, code: 'too_many_tries', params: { minutes: 15 }, retryAfterSeconds: 900 } },
    })
    const error: unknown = await api.createAccessToken(signIn).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ operation: 'createAccessToken', status: 429, params: { minutes: 15 }, retryAfterSeconds: 900 })
  })

  it('may decide by the request, in a function', async () => {
    const api = fakeApi({
      getLead: ({ path }) =>
        path.leadId === 7 ? { data: { id: 7 } as never } : { refuses: { status: 404 as const, code: 'not_found' as const } },
    })
    await expect(api.getLead({ path: { leadId: 7 } })).resolves.toEqual({ data: { id: 7 } })
    await expect(api.getLead({ path: { leadId: 8 } })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('throws no ApiError, which would bypass the contract', async () => {
    const api = fakeApi({
      getLead: () => {
        throw new ApiError({ status: 418, code: 'teapot' })
      },
    })
    await expect(api.getLead({ path: { leadId: 7 } })).rejects.toThrow('The fake of getLead throws an ApiError')
  })

  it('accepts only what the contract declares for the operation', () => {
    const answers: FakeAnswers[] = [
      { createAccessToken: { refuses: { status: 422, code: 'invalid_credentials' } } },
      { createLeadNote: { refuses: { status: 422, code: 'invalid', fieldErrors: [{ path: 'body', message: 'x', code: 'required' }] } } },
      { listLeads: { refuses: { status: 0, code: 'network' } } },
      { viewLead: { refuses: { status: 402, code: 'upgrade_required', params: { kind: 'leads' } } } },
      // @ts-expect-error the API sends minutes, and the seconds in a header
      { createAccessToken: { refuses: { status: 429, code: 'too_many_tries', params: { retryAfterSeconds: 290 } } } },
      // @ts-expect-error Retry-After is missing
      { createAccessToken: { refuses: { status: 429, code: 'too_many_tries', params: { minutes: 5 } } } },
      // @ts-expect-error its 422 has no Retry-After
      { createAccessToken: { refuses: { status: 422, code: 'invalid_credentials', retryAfterSeconds: 5 } } },
      // @ts-expect-error the code belongs to another status
      { createAccessToken: { refuses: { status: 429, code: 'invalid_credentials', retryAfterSeconds: 5 } } },
      // @ts-expect-error a code of another operation
      { createLeadNote: { refuses: { status: 422, code: 'invalid_credentials' } } },
      // @ts-expect-error a status the operation does not have
      { createLeadNote: { refuses: { status: 402, code: 'upgrade_required', params: { kind: 'leads' } } } },
      // @ts-expect-error the params of the code are missing
      { viewLead: { refuses: { status: 402, code: 'upgrade_required' } } },
      // @ts-expect-error the code has no params
      { viewLead: { refuses: { status: 404, code: 'not_found', params: { kind: 'leads' } } } },
      // @ts-expect-error only invalid names fields
      { viewLead: { refuses: { status: 404, code: 'not_found', fieldErrors: [] } } },
    ]
    expect(answers).toHaveLength(13)
  })
})
