import { expect, it } from 'vitest'
import { socialStep } from './social-step.ts'

it('AUTH-18 sign-in at a service returns the address of its page, or the id of a session', () => {
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?x=1'
  expect(socialStep({ authUrl: url })).toEqual({ step: 'leave', url })
  expect(socialStep({ authUrl: 'http://localhost:4310/auth?x=1' })).toMatchObject({ step: 'leave' })
  expect(socialStep({ id: 'vp_1' })).toEqual({ step: 'session', accessTokenId: 'vp_1' })
  expect(socialStep({})).toEqual({ step: 'failed' })
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example/',
  '//evil.example',
  '/auth',
  'http://localhost.evil.example:80/',
  'https://a\\b',
  'https:// x',
  ' https://x.example/',
])('AUTH-18 the address %j is not followed', (authUrl) => expect(socialStep({ authUrl })).toEqual({ step: 'failed' }))
