import type { components } from '@vendor-panel/contract'
import { providerFormProblems, tidiedFormAnswers, type FieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { isMessageId, sentence, type Locale } from '../platform/messages/sentence.ts'
import { openProvider } from '../providers/provider-access.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { lockProvider, type ProviderRow } from '../providers/providers.queries.ts'
import {
  findFormAnswers,
  findFormFields,
  findForms,
  saveFormAnswers,
  type FormAnswersRow,
  type FormFieldRow,
  type FormRow,
} from './provider-forms.queries.ts'

type Schemas = components['schemas']
type Sent = readonly Schemas['ProviderFormAnswer'][]

export const providerFormHandlers: Handlers<
  'listProviderForms' | 'replaceProviderFormAnswers' | 'listInfoRequestForms' | 'replaceInfoRequestFormAnswers'
> = {
  async listProviderForms(context, { query }) {
    const provider = await openProvider(context, query.providerId, 'info', 'read')
    return { status: 200, body: { data: await listForms(context, provider, 'page', query.group) } }
  },

  async replaceProviderFormAnswers(context, { path, body }) {
    const provider = await openProvider(context, body.providerId, 'info', 'write')
    return { status: 200, ...(await answerForm(context, provider, 'page', path.formId, body.answers)) }
  },

  async listInfoRequestForms(context, { path }) {
    const provider = await openProvider(context, path.providerId, 'info', 'read')
    return { status: 200, body: { data: await listForms(context, provider, 'quote') } }
  },

  async replaceInfoRequestFormAnswers(context, { path, body }) {
    const provider = await openProvider(context, path.providerId, 'info', 'write')
    return { status: 200, ...(await answerForm(context, provider, 'quote', path.formId, body.answers)) }
  },
}

async function listForms(
  { db, user, locale }: VendorContext,
  provider: ProviderRow,
  purpose: FormRow['purpose'],
  group?: string,
): Promise<Schemas['ProviderForm'][]> {
  const forms = await findForms(db, provider.category_id, { purpose, group })
  const fields = await findFormFields(
    db,
    forms.map(({ id }) => id),
  )
  const answers = await findFormAnswers(db, user.customerId, provider.id)
  return forms.map((form) =>
    toForm(
      locale,
      form,
      fields,
      answers.find(({ form_id }) => form_id === form.id),
    ),
  )
}

/** Replaces the answers of a form of the provider's category (PROV-23). */
async function answerForm(context: VendorContext, provider: ProviderRow, purpose: FormRow['purpose'], formId: number, sent: Sent) {
  const { db, user, locale } = context
  const [found] = await findForms(db, provider.category_id, { purpose, id: formId })
  const form = requireFound(found)
  await lockProvider(db, user.customerId, provider.id)
  const before = (await findFormAnswers(db, user.customerId, provider.id)).find(({ form_id }) => form_id === form.id)
  requireVersion(context, before?.version ?? 1)
  const fields = await findFormFields(db, [form.id])
  const answers = tidiedFormAnswers(sent)
  refuseProblems(problemsOf(fields, sent, answers))
  const row = { form_id: form.id, answers, version: (before?.version ?? 1) + 1 }
  await saveFormAnswers(db, user.customerId, provider.id, row)
  await audit(context, { action: 'updated', entity: 'provider_form', entityId: form.id, detail: form.key })
  await announceProviderPage(db, user.customerId, provider.id)
  return { headers: versionHeaders(row.version), body: { data: toForm(locale, form, fields, row) } }
}

/** The problems at the answers of the body; those of fields without an answer at the field's name. */
function problemsOf(fields: readonly FormFieldRow[], sent: Sent, answers: Record<string, string[]>): FieldProblem[] {
  const repeated = sent.flatMap(({ fieldName }, index) =>
    sent.findIndex((answer) => answer.fieldName === fieldName) < index
      ? [{ path: `answers[${index}].fieldName`, code: 'not_allowed' } as const]
      : [],
  )
  const rules = fields.map(({ field_name, type, is_required, options }) => ({
    fieldName: field_name,
    type,
    required: is_required,
    options: options.map((id) => ({ id })),
  }))
  const problems = providerFormProblems(rules, answers).map((problem) => {
    const index = sent.findIndex(({ fieldName }) => fieldName === problem.path)
    return index === -1 ? problem : { ...problem, path: `answers[${index}].values` }
  })
  return [...repeated, ...problems]
}

function toForm(
  locale: Locale,
  form: FormRow,
  fields: readonly FormFieldRow[],
  answered: FormAnswersRow | undefined,
): Schemas['ProviderForm'] {
  return {
    id: form.id,
    group: form.form_group,
    title: labelOf(locale, `provider_form.${form.key}`),
    version: answered?.version ?? 1,
    fields: fields
      .filter(({ form_id }) => form_id === form.id)
      .map(({ field_name, type, is_required, options }) => ({
        fieldName: field_name,
        label: labelOf(locale, `provider_form_field.${field_name}`),
        type,
        required: is_required,
        options: options.map((id) => ({ id, label: labelOf(locale, `provider_form_option.${field_name}.${id}`) })),
        values: answered?.answers[field_name] ?? [],
      })),
  }
}

/** A form added by an operator has no message and is shown by its key. */
function labelOf(locale: Locale, key: string): string {
  return isMessageId(key) ? sentence(locale, key) : (key.split('.').at(-1) ?? key)
}
