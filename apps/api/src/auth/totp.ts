/** Time-based one-time passwords of authenticator apps (RFC 6238): six digits, SHA-1, thirty seconds, as every app expects. */
import { Secret, TOTP } from 'otpauth'

const stepMilliseconds = 30_000
/** Clocks of phones differ: the codes before and after the current one are accepted too. */
const stepsAround = 1

const appOf = (secret: string) => new TOTP({ secret })

/** Bytes in base 32, as authenticator apps take a secret (RFC 4648). */
export const base32 = (bytes: Uint8Array<ArrayBuffer>): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

export const stepAt = (now: Temporal.Instant) => TOTP.counter({ timestamp: now.epochMilliseconds })

/** The code of a secret in one step of thirty seconds. */
export const totp = (secret: string, step: number): string => appOf(secret).generate({ timestamp: step * stepMilliseconds })

/** The step of a right code, or null. A step is used once: codes up to `lastStep` are refused (RFC 6238, 5.2). */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant, lastStep: number): number | null {
  const around = appOf(secret).validate({ token: code, timestamp: now.epochMilliseconds, window: stepsAround })
  const step = around === null ? lastStep : stepAt(now) + around
  return step > lastStep ? step : null
}

/** The address that an authenticator app reads from a QR code, or opens on the same phone. */
export const otpauthUrl = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  new TOTP({ issuer, label: account, secret }).toString()
