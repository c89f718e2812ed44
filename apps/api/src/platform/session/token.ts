import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A new access token: 192 random bits; only its hash is stored. */
export const newToken = () => `vp_${randomBytes(24).toString('base64url')}`

/** A new undo token. */
export const newUndoToken = () => `un_${randomBytes(24).toString('base64url')}`

/** The secret of an invitation, and of a password link. */
export const newInvitationToken = () => `iv_${randomBytes(24).toString('base64url')}`
export const newRecoveryKey = () => `rk_${randomBytes(24).toString('base64url')}`

/** The key of a link that verifies an e-mail address; a key and a code that verify a phone number together. */
export const newVerificationKey = () => `cv_${randomBytes(24).toString('base64url')}`
export const newSmsKey = () => `cs_${randomBytes(12).toString('base64url')}`
export const newSmsCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The public address of a booking link, and the secret of a couple's booking. */
export const newBookingLinkToken = () => `bl_${randomBytes(12).toString('base64url')}`
export const newBookingToken = () => `bk_${randomBytes(24).toString('base64url')}`

/** The secret of the address of a calendar feed. */
export const newCalendarFeedToken = () => `cf_${randomBytes(24).toString('base64url')}`

/** The stored form of a token, key or address: hexadecimal digits, safe in SQL. */
export const hashOf = (text: string) => hash('sha256', text)

/** Whether two secrets are equal, compared in constant time. */
export const isSameSecret = (given: string, kept: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', kept, 'buffer'))
