import { describe, expect, it } from 'vitest'
import { isWebhookGivenUp, nextWebhookTry, webhookProblems, type WebhookInput } from './webhook.ts'

const now = Temporal.Instant.from('2026-11-24T14:00:00Z')
const webhook: WebhookInput = { url: 'https://crm.example/hooks', description: '', events: ['lead.created'] }

describe('webhookProblems', () => {
  it.each<[Partial<WebhookInput>, [string, string][]]>([
    [{}, []],
    [{ url: 'http://localhost:4000/hook?x=1' }, []],
    [{ url: ' ' }, [['url', 'required']]],
    [{ url: 'crm.example' }, [['url', 'invalid_url']]],
    [{ url: 'ftp://crm.example/x' }, [['url', 'invalid_url']]],
    [{ url: 'https://user:secret@crm.example' }, [['url', 'invalid_url']]],
    [{ url: `https://crm.example/${'x'.repeat(1000)}` }, [['url', 'too_long']]],
    [{ description: 'x'.repeat(201) }, [['description', 'too_long']]],
    [{ events: [] }, [['events', 'required']]],
  ])('%o has the problems %o', (change, problems) => {
    expect(webhookProblems({ ...webhook, ...change }).map(({ path, code }) => [path, code])).toEqual(problems)
  })
})

describe('nextWebhookTry', () => {
  it('grows from a minute to twelve hours, and ends after about a day', () => {
    const minutes = Array.from({ length: 8 }, (_, index) => {
      const next = nextWebhookTry(index + 1, now)
      return next && now.until(next).total('minutes')
    })
    expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 720, null])
  })
})

describe('isWebhookGivenUp', () => {
  it.each([
    [71, false],
    [72, true],
  ])('after %i hours: %s', (hours, isGivenUp) => expect(isWebhookGivenUp(now.subtract({ hours }), now)).toBe(isGivenUp))
})
