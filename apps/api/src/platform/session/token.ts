import { codeDigits } from '@vendor-panel/domain'
import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A new access token: 192 random bits; only its hash is stored. */
export const newToken = () => `vp_${randomBytes(24).toString('base64url')}`

/** The start of every API key, and a new one. */
export const apiKeyPrefix = 'vpk_'
export const newApiKey = () => `${apiKeyPrefix}${randomBytes(24).toString('base64url')}`

/** The secret that signs the deliveries of a webhook. */
export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64url')}`

/** A new undo token. */
export const newUndoToken = () => `un_${randomBytes(24).toString('base64url')}`

/** The secret of an invitation, and of a password link. */
export const newInvitationToken = () => `iv_${randomBytes(24).toString('base64url')}`
export const newRecoveryKey = () => `rk_${randomBytes(24).toString('base64url')}`

/** The key of a link that verifies an e-mail address; a key and a code that verify a phone number together. */
export const newVerificationKey = () => `cv_${randomBytes(24).toString('base64url')}`
export const newSmsKey = () => `cs_${randomBytes(12).toString('base64url')}`
export const newSmsCode = () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')

/** The key of a link with which an operator acts as a user. */
export const newImpersonationKey = () => `ik_${randomBytes(24).toString('base64url')}`

/** The state of a sign-in at another service; its nonce and its PKCE verifier, which has at least 43 letters (RFC 7636). */
export const newSocialState = () => `st_${randomBytes(24).toString('base64url')}`
export const newSocialSecret = () => randomBytes(32).toString('base64url')

/** A recovery code: ten letters and digits that are easy to tell apart, 49 random bits; only its hash is stored. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => recoveryLetters[randomInt(recoveryLetters.length)]!).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
const recoveryLetters = '23456789abcdefghjkmnpqrstvwxyz'

/** The public address of a booking link, and the secret of a couple's booking. */
export const newBookingLinkToken = () => `bl_${randomBytes(12).toString('base64url')}`
export const newBookingToken = () => `bk_${randomBytes(24).toString('base64url')}`

/** The secret of an offer to a couple. */
export const newOfferToken = () => `of_${randomBytes(24).toString('base64url')}`

/** The secret of a request for a testimonial. */
export const newTestimonialToken = () => `ts_${randomBytes(24).toString('base64url')}`

/** The public id of a widget with reviews. */
export const newWidgetId = () => `rw_${randomBytes(12).toString('base64url')}`

/** The secret of the link to a registration, and the key of the apps of a new customer. */
export const newRegistrationToken = () => `rg_${randomBytes(24).toString('base64url')}`
export const newConsumerKey = () => `ck_${randomBytes(12).toString('base64url')}`

/** The secret of the address of a calendar feed. */
export const newCalendarFeedToken = () => `cf_${randomBytes(24).toString('base64url')}`

/** The stored form of a token, key or address: hexadecimal digits, safe in SQL. */
export const hashOf = (text: string) => hash('sha256', text)

/** Whether two secrets are equal, compared in constant time. */
export const isSameSecret = (given: string, kept: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', kept, 'buffer'))
