import { hash, verify, type Options } from '@node-rs/argon2'

// Algorithm 2 is argon2id; the parameters are OWASP's second choice, about 10 ms here.
const settings: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  return hash(password, settings)
}

/** A hash without a matching password, so that an unknown name takes as long as a known one. */
let unmatchable: Promise<string> | undefined

/** Whether the password is correct; false for a name without a password, after the same work (AUTH-42). */
export async function isRightPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const against = kept ?? (await (unmatchable ??= hashPassword('a password without a user')))
  const isRight = await verify(against, password)
  return isRight && typeof kept === 'string'
}
