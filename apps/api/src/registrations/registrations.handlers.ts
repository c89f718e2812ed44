import type { Body } from '@vendor-panel/contract/operation-types'
import { countryConfig, pastedText, registrationStartProblems } from '@vendor-panel/domain'
import { loginName } from '../auth/login-name.ts'
import { envelope, findNamed, leastTime } from '../auth/named-user.ts'
import { findRemindable, findVerifiedContacts } from '../auth/password-resets.queries.ts'
import { hashPassword } from '../auth/password.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { lockByName, type Db } from '../platform/db/kysely.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { hashOf, newRegistrationToken } from '../platform/session/token.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import {
  findCustomerOfAddress,
  findOpenRegistration,
  insertApplicant,
  insertLink,
  insertRegistration,
  replaceAddress,
  takeCustomerId,
  updateRegistration,
} from './registrations.queries.ts'
import { withRegistration } from './open-registration.ts'
import { registrationThrottles } from './throttles.ts'
import { isPhoneValid, requireValidParts, storedPhone, tidiedParts } from './wizard-parts.ts'
import { toWizard } from './wizard-view.ts'

type Start = Body<'createRegistration'>

/** How long a registration can be continued. */
export const registrationDays = 30

export const registrationHandlers: Handlers<'createRegistration' | 'getWizard' | 'updateWizard'> = {
  async createRegistration(context, { body }) {
    await throttle(context, registrationThrottles.start, context.address)
    const start = startOf(body, context.hostCountry)
    await throttle(context, registrationThrottles.recipient, loginName(start.email))
    const least = leastTime()
    if (!(await remindUser(context, start.email))) await mailLink(context, start)
    await least
    return { status: 204 }
  },

  async getWizard(context, { path }) {
    return withRegistration(context, path.wizardHash, 'read', async (db, row) => ({
      status: 200,
      headers: versionHeaders(row.version),
      body: { data: await toWizard(db, row, context.locale) },
    }))
  },

  async updateWizard(context, { path, body }) {
    return withRegistration(context, path.wizardHash, 'write', async (db, before) => {
      requireVersion(context, before.version)
      await requireValidParts(db, before, body)
      const { account, ...parts } = tidiedParts(body, before.country_code)
      const password = body.account?.password
      const texts = Object.entries({ ...(account && { account }), ...parts }).map(([name, part]) => [name, JSON.stringify(part)])
      const customerId = before.customer_id
      await updateRegistration(db, customerId, {
        ...(Object.fromEntries(texts) as object),
        ...(password !== undefined && { password_hash: await hashPassword(password) }),
        // The mails of the registration are in the language in which it is filled in.
        locale: context.locale,
      })
      const acting = { db, user: { customerId, id: null }, now: context.now }
      await audit(acting, { action: 'updated', entity: 'customer', entityId: customerId, detail: Object.keys(body).join(', ') })
      const row = await findOpenRegistration(db, customerId, instantText(context.now()))
      if (!row) throw new Error('A registration was lost while it was saved')
      return { status: 200, headers: versionHeaders(row.version), body: { data: await toWizard(db, row, context.locale) } }
    })
  },
}

function startOf(body: Start, hostCountry: string): Start {
  refuseProblems(registrationStartProblems(body, isPhoneValid(hostCountry)))
  const { name, companyName, email, phone } = body
  return { name: name.trim(), companyName: companyName.trim(), email: pastedText(email), phone: storedPhone(phone, hostCountry) }
}

/** Someone who signs in with this address gets the way to sign in, at the stored address; false if there is none. */
async function remindUser(context: PublicContext, email: string): Promise<boolean> {
  const { found, names } = await findNamed(context, email)
  if (!found) return false
  return context.inCustomer(found.customer_id, async (db) => {
    const { customer_id: customerId, customer_user_id: id } = found
    const user = await findRemindable(db, customerId, id)
    const contacts = await findVerifiedContacts(db, customerId, id)
    const recipient = contacts.find(({ value }) => names.includes(loginName(value)))?.value
    if (!user || recipient === undefined) return false
    const to = { ...envelope(context, { ...user, customerId }), recipient }
    await mailUser(db, to, 'registration_known', { name: user.name, link: `${context.origin}/auth/login` })
    return true
  })
}

/** A new link to the registration that was begun with this address, else to a new one. */
async function mailLink(context: PublicContext, start: Start): Promise<void> {
  const now = context.now()
  const at = instantText(now)
  const emailHash = hashOf(loginName(start.email))
  const known = await findCustomerOfAddress(context.db, emailHash)
  const isSent =
    known !== undefined &&
    (await context.inCustomer(known, async (db) => {
      const row = await findOpenRegistration(db, known, at)
      if (row) await sendLink(context, db, { customerId: known, email: row.start.email, name: row.start.name, expiresAt: row.expires_at })
      return row !== undefined
    }))
  if (isSent) return
  const customerId = await takeCustomerId(context.db)
  const expiresAt = instantText(now.add({ hours: registrationDays * 24 }))
  const { code, timeZone, currency } = countryConfig(context.hostCountry)
  const isBegun = await context.inCustomer(customerId, async (db) => {
    await lockByName(db, `registration ${emailHash}`)
    // Another call with this address may have begun a registration since.
    if ((await findCustomerOfAddress(db, emailHash)) !== known) return false
    await insertApplicant(db, { id: customerId, name: start.companyName, country_code: code, time_zone: timeZone, currency })
    const dates = { created_at: at, expires_at: expiresAt }
    await insertRegistration(db, { customer_id: customerId, locale: context.locale, start: JSON.stringify(start), ...dates })
    await replaceAddress(db, { email_hash: emailHash, customer_id: customerId })
    await sendLink(context, db, { customerId, email: start.email, name: start.name, expiresAt })
    return true
  })
  if (!isBegun) await mailLink(context, start)
}

interface Linked {
  customerId: number
  email: string
  name: string
  expiresAt: string
}

async function sendLink({ now, locale, origin }: PublicContext, db: Db, { customerId, email, name, expiresAt }: Linked): Promise<void> {
  const token = newRegistrationToken()
  await insertLink(db, { token_hash: hashOf(token), customer_id: customerId, expires_at: expiresAt })
  const to = { customerId, sender: sentence(locale, 'registration.sender'), recipient: email, locale, at: instantText(now()) }
  await mailUser(db, to, 'registration', { name, link: `${origin}/signup-wizard/${token}`, days: registrationDays })
}
