import { describe, expect, it } from 'vitest'
import { base32, otpauthUrl, stepAt, stepOfCode, totp } from './totp.ts'

// The vectors of RFC 6238, appendix B, whose codes have eight digits: ours are the last six.
const secret = base32(Buffer.from('12345678901234567890'))

describe('one-time passwords of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s (RFC 6238)', (seconds, code) =>
    expect(totp(secret, stepAt(Temporal.Instant.fromEpochMilliseconds(seconds * 1000)))).toBe(code),
  )

  it('writes secrets in base 32 (RFC 4648)', () => expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'))

  it('takes the codes of thirty seconds before and after, each once', () => {
    const now = Temporal.Instant.fromEpochMilliseconds(1_234_567_890_000)
    const step = stepAt(now)
    for (const around of [-1, 0, 1]) expect(stepOfCode(secret, totp(secret, step + around), now, 0)).toBe(step + around)
    for (const around of [-2, 2]) expect(stepOfCode(secret, totp(secret, step + around), now, 0)).toBeNull()
    expect(stepOfCode(secret, totp(secret, step), now, step)).toBeNull()
    expect(stepOfCode(secret, totp(secret, step - 1), now, step)).toBeNull()
  })

  it('names issuer and account in the address of an app', () =>
    expect(otpauthUrl('GEZDGNBV', { issuer: 'Vendor panel', account: 'mara@home' })).toBe(
      'otpauth://totp/Vendor%20panel:mara%40home?issuer=Vendor%20panel&secret=GEZDGNBV&algorithm=SHA1&digits=6&period=30',
    ))
})
