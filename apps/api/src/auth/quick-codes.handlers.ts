import { codeProblem, codeSecondsLeft, codeTtlSeconds, parseCode } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { mailUser, smsUser } from '../platform/mail/mail-user.ts'
import { hashOf, isSameSecret, newSmsCode } from '../platform/session/token.ts'
import { clearTries, throttle, tooManyTries } from '../platform/throttle/throttle.ts'
import { loginName } from './login-name.ts'
import { envelope, findNamed, leastTime, type Named } from './named-user.ts'
import { findRemindable, findVerifiedContacts } from './password-resets.queries.ts'
import { countQuickCodeTry, findQuickCode, replaceQuickCode, takeQuickCode } from './quick-codes.queries.ts'
import { signInAs } from './start-session.ts'
import { quickCodeThrottles } from './throttles.ts'

export const quickCodeHandlers: Handlers<'createQuickCode' | 'verifyQuickCode'> = {
  async createQuickCode(context, { body }) {
    await throttle(context, quickCodeThrottles.address, context.address)
    const least = leastTime()
    const named = await findNamed(context, body.username)
    const secondsLeft = (await secondsLeftOf(context, named)) || (await sendNewCode(context, named))
    await least
    return { status: 200, body: { data: { expiresIn: secondsLeft, resendIn: secondsLeft } } }
  },

  async verifyQuickCode(context, { body }) {
    await throttle(context, quickCodeThrottles.tries, context.address)
    const { found, subject } = await findNamed(context, body.username)
    const request = await countQuickCodeTry(context.db, hashOf(subject))
    if (!request) throw codeRefusal('code_expired')
    const sent = { sentAt: Temporal.Instant.from(request.sent_at), tries: request.tries - 1 }
    const problem = codeProblem(body.code, sent, context.now())
    if (problem?.code === 'too_many_tries')
      throw tooManyTries(quickCodeThrottles.code, Math.max(1, codeSecondsLeft(sent.sentAt, context.now())))
    if (problem) throw codeRefusal(problem.code)
    const isRight = isSameSecret(codeHash(subject, parseCode(body.code) ?? ''), request.code_hash)
    if (!isRight || !found) throw codeRefusal('code_wrong')
    if (!(await takeQuickCode(context.db, hashOf(subject), request.code_hash))) throw codeRefusal('code_expired')
    await clearTries(context, quickCodeThrottles.tries, context.address)
    const answer = await signInAs(context, { customerId: found.customer_id, customerUserId: found.customer_user_id })
    return { status: 201, body: answer }
  },
}

const codeRefusal = (code: 'code_wrong' | 'code_expired') => new Refusal(422, 'invalid', { errors: [{ path: 'code', code }] })

/** A code is stored with its account: the same digits are another code on another account. */
const codeHash = (subject: string, code: string) => hashOf(`${subject}/${code}`)

/** Seconds until the code that was sent last ends: until then no other is sent. */
async function secondsLeftOf({ db, now }: PublicContext, { subject }: Named): Promise<number> {
  const sent = await findQuickCode(db, hashOf(subject))
  return sent ? codeSecondsLeft(Temporal.Instant.from(sent.sent_at), now()) : 0
}

async function sendNewCode(context: PublicContext, { names, found, subject }: Named): Promise<number> {
  await throttle(context, quickCodeThrottles.name, subject)
  const now = context.now()
  const code = newSmsCode()
  const row = {
    subject_hash: hashOf(subject),
    customer_id: found?.customer_id ?? null,
    customer_user_id: found?.customer_user_id ?? null,
    code_hash: codeHash(subject, code),
    sent_at: instantText(now),
  }
  const isNew = await replaceQuickCode(context.db, row, instantText(now.subtract({ seconds: codeTtlSeconds })))
  if (isNew && found) await sendCode(context, { customerId: found.customer_id, id: found.customer_user_id }, names, code)
  return codeTtlSeconds
}

/** To the address or number that was typed; for a username by mail, which is always configured, else by SMS. */
async function sendCode(
  context: PublicContext,
  { customerId, id }: { customerId: number; id: number },
  names: readonly string[],
  code: string,
): Promise<void> {
  await context.inCustomer(customerId, async (db) => {
    const user = await findRemindable(db, customerId, id)
    const contacts = await findVerifiedContacts(db, customerId, id)
    const typed = contacts.find(({ value }) => names.includes(loginName(value)))
    const contact = typed ?? contacts.find(({ type }) => type === 'email') ?? contacts.find(({ type }) => type === 'mobile')
    if (!user || !contact) return
    const to = { ...envelope(context, { ...user, customerId }), recipient: contact.value }
    if (contact.type === 'email') await mailUser(db, to, 'quick_code', { name: user.name, code })
    // The last line lets the browser on the phone fill in the code, on our origin only.
    else await smsUser(db, to, 'quick_code', { code, host: new URL(context.origin).hostname })
  })
}
