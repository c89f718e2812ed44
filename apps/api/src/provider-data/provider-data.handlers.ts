import { countryConfig, providerTextProblems, type FieldProblem, type ProviderTextKey } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { requireVersion } from '../platform/contract/record-version.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { decideDataUpdate, findLatestUpdates, insertDataUpdate, type DataUpdateRow } from './data-updates.queries.ts'
import { toProviderData } from './provider-data-view.ts'
import { findProviderData, lockProviderData, saveProviderData, type ProviderDataRow } from './provider-data.queries.ts'

type Sent = Input<'replaceProviderData'>['body']
interface Text {
  key: ProviderTextKey
  text: string
}

export const providerDataHandlers: Handlers<'getProviderData' | 'replaceProviderData'> = {
  async getProviderData(context, { path }) {
    const { db, user } = context
    await openProvider(context, path.providerId, 'info', 'read')
    const row = await findProviderData(db, user.customerId, path.providerId)
    return { status: 200, ...(await toProviderData(db, user.customerId, path.providerId, row)) }
  },

  async replaceProviderData(context, { path, body }) {
    const { db, user } = context
    const { providerId } = path
    await openProvider(context, providerId, 'info', 'write')
    const before = await lockProviderData(db, user.customerId, providerId)
    requireVersion(context, before.version)
    refuseProblems(problemsOf(body, user.countryCode))
    const texts = body.fields.map(({ key, value }) => ({ key, text: tidied(value) }))
    const drafts = body.isDraft ? await draftsOf(context, before, texts) : await sendTexts(context, before, texts)
    const row = await saveProviderData(db, user.customerId, providerId, { drafts })
    const detail = [body.isDraft ? 'draft' : 'sent', ...texts.map(({ key }) => key)].join(', ')
    await audit(context, { action: 'updated', entity: 'provider_data', entityId: providerId, detail })
    await announceProviderPage(db, user.customerId, providerId)
    return { status: 200, ...(await toProviderData(db, user.customerId, providerId, row)) }
  },
}

const tidied = (value: string) => value.replaceAll(/\r\n?/g, '\n').trim()

/** A text may be sent once, and must be complete if it is to be approved (PROV-12, PROV-13). */
function problemsOf({ fields, isDraft }: Sent, countryCode: string): FieldProblem[] {
  const { aboutTextWordBand } = countryConfig(countryCode)
  return fields.flatMap(({ key, value }, index): FieldProblem[] => {
    if (fields.findIndex((field) => field.key === key) < index) return [{ path: `fields[${index}].key`, code: 'not_allowed' }]
    const problems = isDraft ? [] : providerTextProblems(key, tidied(value), aboutTextWordBand)
    return problems.map((problem) => ({ ...problem, path: `fields[${index}].value` }))
  })
}

/** A draft that equals the text that is published or waits is not kept. */
async function draftsOf({ db, user }: VendorContext, before: ProviderDataRow, texts: readonly Text[]): Promise<ProviderDataRow['drafts']> {
  const waiting = await findWaiting({ db, user }, before)
  const drafts = { ...before.drafts }
  for (const { key, text } of texts) {
    const current = waiting.get(key)?.new_value ?? before.published[key] ?? ''
    if (text === current) delete drafts[key]
    else drafts[key] = text
  }
  return drafts
}

/** Each text that differs waits for approval, in place of an edit that waited; returns the remaining drafts (PROV-09). */
async function sendTexts(context: VendorContext, before: ProviderDataRow, texts: readonly Text[]): Promise<ProviderDataRow['drafts']> {
  const { db, user, now } = context
  const { customer_id, provider_id, published } = before
  const waiting = await findWaiting(context, before)
  const drafts = { ...before.drafts }
  const at = instantText(now())
  const decision = { status: 'pending', reject_reason: null, decided_at: null } as const
  const edit = { customer_id, provider_id, ...decision, author_id: user.id, created_at: at }
  for (const { key, text } of texts) {
    delete drafts[key]
    const replaced = waiting.get(key)
    // It keeps its position in the queue.
    if (replaced?.new_value === text) continue
    if (replaced) await decideDataUpdate(db, customer_id, replaced.id, { status: 'passive', decided_at: at })
    const old_value = published[key] ?? null
    if (text === (old_value ?? '')) continue
    await insertDataUpdate(db, {
      ...edit,
      key,
      old_value,
      new_value: text,
    })
  }
  return drafts
}

async function findWaiting(
  { db, user }: Pick<VendorContext, 'db' | 'user'>,
  { provider_id }: ProviderDataRow,
): Promise<Map<ProviderTextKey, DataUpdateRow>> {
  const latest = await findLatestUpdates(db, user.customerId, provider_id)
  return new Map(latest.flatMap((update) => (update.status === 'pending' ? [[update.key, update] as const] : [])))
}
