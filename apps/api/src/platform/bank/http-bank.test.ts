import { describe, expect, it } from 'vitest'
import { bankSources } from '../http/content-policy.ts'
import { bankKeyFrom, httpBank } from './http-bank.ts'

const key = { PAYMENT_BANK_ORIGIN: 'https://pay.bank.example', PAYMENT_BANK_SECRET: 'a secret' }

describe('the bank of the environment', () => {
  it('does not exist without its variables', () => expect(bankKeyFrom({})).toBeUndefined())

  it('PAY-10 has its pages on its own host, and on those of the country unless others are configured', () => {
    const bank = httpBank(bankKeyFrom({ ...key, PAYMENT_BANK_HOSTS: 'CA secure.bank.example acs.bank.example, TR 3ds.bank.example' })!)
    expect(bank.tokenUrl).toBe('https://pay.bank.example/tokens')
    expect(bank.hostsIn('CA')).toEqual(['secure.bank.example', 'acs.bank.example', 'pay.bank.example'])
    expect(bank.hostsIn('TR')).toEqual(['3ds.bank.example', 'pay.bank.example'])
    expect(bank.hostsIn('DE')).toEqual(['payone.com', 'pay.bank.example'])
    // The policy of the checkout allows forms to the same hosts.
    expect(bankSources(bank).forms).toContain('https://*.acs.bank.example')
    expect(bankSources(bank).forms).not.toContain('https://moneris.com')
  })

  it.each([
    [{ PAYMENT_BANK_SECRET: 'a secret' }, 'belong together'],
    [{ PAYMENT_BANK_HOSTS: 'CA bank.example' }, 'belongs to PAYMENT_BANK_ORIGIN'],
    [{ ...key, PAYMENT_BANK_ORIGIN: 'https://pay.bank.example/' }, 'which is no origin'],
    [{ ...key, PAYMENT_BANK_HOSTS: 'FR bank.example' }, 'has the country "FR"'],
    [{ ...key, PAYMENT_BANK_HOSTS: 'CA a.example, CA b.example' }, 'has the country "CA"'],
    [{ ...key, PAYMENT_BANK_HOSTS: 'CA' }, 'has no host for CA'],
    [{ ...key, PAYMENT_BANK_HOSTS: 'CA https://bank.example' }, 'has "https://bank.example", which is no host'],
    [{ ...key, PAYMENT_BANK_HOSTS: 'CA com' }, 'has "com", which is no host'],
  ])('%j is refused with a sentence', (environment, sentence) => {
    expect(() => bankKeyFrom(environment)).toThrow(sentence)
  })
})
