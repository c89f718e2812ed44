import { expect, it } from 'vitest'
import { googleStep, signInStep } from './sign-in.ts'
import type { SignInFacts } from './sign-in.ts'

const all: SignInFacts = {
  twoFactorRequired: true,
  passwordChangeRequired: true,
  unsignedAgreements: 1,
  pendingPayments: 1,
  redirectUrl: '/leads/7?activeTab=messages',
}

it('AMB-18 second factor, then new password, then agreements, then the requested page, then payments, then start', () => {
  expect(signInStep(all)).toEqual({ step: 'two-factor' })
  const renew = { ...all, twoFactorRequired: false }
  expect(signInStep(renew)).toEqual({ step: 'password-renew' })
  const agree = { ...renew, passwordChangeRequired: false }
  expect(signInStep(agree)).toEqual({ step: 'agreements' })
  const go = { ...agree, unsignedAgreements: 0 }
  expect(signInStep(go)).toEqual({ step: 'page', path: '/leads/7?activeTab=messages' })
  const pay = { ...go, redirectUrl: null }
  expect(signInStep(pay)).toEqual({ step: 'page', path: '/checkout' })
  expect(signInStep({ ...pay, pendingPayments: 0 })).toEqual({ step: 'page', path: '/' })
})

it('ROUTE-17 a redirect to another site is ignored', () => {
  expect(
    signInStep({
      ...all,
      twoFactorRequired: false,
      passwordChangeRequired: false,
      unsignedAgreements: 0,
      pendingPayments: 0,
      redirectUrl: '//evil.example',
    }),
  ).toEqual({ step: 'page', path: '/' })
})

it('AUTH-18 Google sign-in returns the address of its page, or the id of a session', () => {
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?x=1'
  expect(googleStep({ authUrl: url })).toEqual({ step: 'leave', url })
  expect(googleStep({ id: 'vp_1' })).toEqual({ step: 'session', accessTokenId: 'vp_1' })
  expect(googleStep({ authUrl: 'https://accounts.google.com.evil.test/' })).toEqual({ step: 'failed' })
  expect(googleStep({})).toEqual({ step: 'failed' })
})
