/**
 * `npm run demo -- couple|booking|call|offer|reply|like|portal-mail|seo|sales|merchant|bank|admin`: acts as a couple over HTTP and SMTP, as the
 * search engine team, as the sales team, as the payment team, as the bank, or as an operator, against the running system.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeOperatorLink } from './admin.ts'
import { decidePayment } from './bank.ts'
import { bookViewing } from './booking.ts'
import { callEnds, reportCall } from './call.ts'
import { decideApplication } from './merchant.ts'
import { answerOffer } from './offer.ts'
import { likePage } from './like.ts'
import { sendPortalMail } from './portal-mail.ts'
import { replyByMail } from './reply.ts'
import { decideRequests } from './sales.ts'
import { decideContent } from './seo.ts'
import { sendCoupleMessage, requestQuote, DemoError, type Asking, type Running } from './couple.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: '.data' },
    answer: { type: 'boolean', default: false },
    lead: { type: 'string' },
    provider: { type: 'string', default: '1' },
    link: { type: 'string' },
    out: { type: 'boolean', default: false },
    end: { type: 'string', default: 'missed' },
    decline: { type: 'boolean', default: false },
    to: { type: 'string' },
    reject: { type: 'string' },
    all: { type: 'boolean', default: false },
    customer: { type: 'string', default: '1' },
    user: { type: 'string', default: '1' },
  },
})
const lastCoupleFile = join(values.data, 'demo-couple.json')

/** What can be played, by its name. */
const parts: Record<string, () => Promise<string>> = {
  async couple() {
    const running = findRunning()
    if (values.answer) return sendCoupleMessage(running, values.lead ? idOf(values.lead) : lastCouple().leadId)
    return askOnce(running)
  },
  /** `--out` is a call of the vendor; `--end` says how it ends. */
  async call() {
    const running = findRunning()
    const end = callEnds.find((one) => one === values.end)
    if (!end) throw new DemoError(`A call does not end as "${values.end}". Try --end=${callEnds.join(' | ')}.`)
    return reportCall(running, lastCouple(), values.out ? 'out' : 'in', end)
  },
  booking: () => bookViewing(findRunning(), values.link === undefined ? { providerId: idOf(values.provider) } : { token: values.link }),
  offer: () => answerOffer(findRunning(), values.decline ? 'decline' : 'accept'),
  reply: () => replyByMail(findRunning()),
  /** `--reject` gives the reason of a rejection; `--all` decides everything that waits. */
  seo: () => decideContent(findRunning(), idOf(values.provider), { reason: values.reject, isAll: values.all }),
  /** `--reject` gives the reason of a rejection. */
  merchant: () => decideApplication(findRunning(), idOf(values.customer), values.reject),
  /** `--decline` declines requests for upgrades; `--all` decides everything that waits. */
  sales: () => decideRequests(findRunning(), idOf(values.customer), { isDeclined: values.decline, isAll: values.all }),
  /** Approves the payment that waits; `--decline` declines it. */
  bank: () => decidePayment(findRunning(), values.decline ? 'decline' : 'approve'),
  like: () => likePage(findRunning(), values.lead ? idOf(values.lead) : lastCouple().leadId),
  admin: () => makeOperatorLink(findRunning(), { customerId: idOf(values.customer), customerUserId: idOf(values.user) }),
  'portal-mail': () =>
    sendPortalMail(findRunning(), values.to === undefined ? { providerId: idOf(values.provider) } : { address: values.to }),
}

try {
  const [name = ''] = positionals
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (!part) throw new DemoError(`"${name}" cannot be played. Try: npm run demo -- ${Object.keys(parts).join(' | ')}`)
  console.log(await part())
} catch (error) {
  console.error(error instanceof DemoError ? error.message : error)
  process.exitCode = 1
}

/** The URL and service key of the running server, from the file that it writes. */
function findRunning(): Running {
  try {
    return JSON.parse(readFileSync(join(values.data, 'running.json'), 'utf8')) as Running
  } catch {
    throw new DemoError(`Nothing is running with the data in ${values.data}. Start it with npm start, or name its folder with --data.`)
  }
}

async function askOnce(running: Running): Promise<string> {
  const { couple, report } = await requestQuote(running, idOf(values.provider))
  writeFileSync(lastCoupleFile, JSON.stringify(couple))
  return report
}

function lastCouple(): Asking {
  try {
    return JSON.parse(readFileSync(lastCoupleFile, 'utf8')) as Asking
  } catch {
    throw new DemoError('No couple has asked yet. Let one ask first: npm run demo -- couple')
  }
}

function idOf(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < 1) throw new DemoError(`"${text}" is no number of a couple, provider or account.`)
  return id
}
