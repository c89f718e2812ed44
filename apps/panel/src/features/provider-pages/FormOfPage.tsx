import { useQueryClient } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, CheckboxGroup, FactList, Heading, Inline, NumberField, RadioGroup, TextField } from '@vendor-panel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type RecordFormState } from '../../shared/form/use-record-form.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { answerProblems, answersBody, answersOf, answerText, numberOf, type Answers, type PageForm } from './form-answers.ts'
import * as styles from './provider-pages.css.ts'
import { useTypedAnswers } from './typed-texts.tsx'

type FormOfPageProps = { purpose: 'page' | 'quote'; form: PageForm; provider: Provider; canWrite: boolean }

/** A form of the category, built from its description (PROV-23). */
export function FormOfPage(props: FormOfPageProps) {
  const { form, canWrite } = props
  // Another user has answered; a form that this user is filling in is kept, and saving it shows both versions.
  const [shown, setShown] = useState({ version: form.version, isDirty: false })
  if (form.version !== shown.version && !shown.isDirty) setShown({ version: form.version, isDirty: false })
  return (
    <div className={styles.form}>
      <Heading level={3} size="body">
        {form.title}
      </Heading>
      {canWrite ? (
        <Fields
          key={shown.version}
          {...props}
          onDirty={(isDirty) => setShown((before) => (before.isDirty === isDirty ? before : { ...before, isDirty }))}
        />
      ) : (
        <Facts form={form} />
      )}
    </div>
  )
}

type FieldsProps = FormOfPageProps & { onDirty: (isDirty: boolean) => void }

function Fields({ purpose, form: page, provider, onDirty }: FieldsProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const input = { refetch: ['listProviderForms', 'listInfoRequestForms', 'getProviderStrength'], hasForm: true } as const
  const done = () => intl.formatMessage({ id: 'provider-pages.forms.saved' }, { form: page.title })
  const pageWrite = useWrite('replaceProviderFormAnswers', { ...input, done })
  const quoteWrite = useWrite('replaceInfoRequestFormAnswers', { ...input, done })
  const providerId = provider.id
  const form = useRecordForm<Answers>({
    initial: answersOf(page),
    etag: `"${page.version}"`,
    reload: async () => {
      const { data } = await (purpose === 'page'
        ? client.query({ ...query('listProviderForms', { query: { providerId } }), staleTime: 0 })
        : client.query({ ...query('listInfoRequestForms', { path: { providerId } }), staleTime: 0 }))
      const latest = data.find(({ id }) => id === page.id) ?? page
      return { values: answersOf(latest), etag: `"${latest.version}"` }
    },
    check: (answers) => answerProblems(page, answers),
    send: async (answers, { ifMatch, keepOpen }) => {
      let etag: string | null = null
      const options = { onHeaders: (headers: Headers) => void (etag = headers.get('etag')), ...(ifMatch !== undefined && { ifMatch }) }
      const body = { answers: answersBody(answers) }
      if (purpose === 'page') await pageWrite.write({ path: { formId: page.id }, body: { ...body, providerId }, ...options })
      else await quoteWrite.write({ path: { formId: page.id, providerId }, body, ...options })
      keepOpen(etag)
    },
  })
  useTypedAnswers(page.id, form.values)
  const notifyDirty = useEffectEvent(onDirty)
  useEffect(() => notifyDirty(form.isDirty), [form.isDirty])
  return (
    <RecordForm
      form={form}
      aria-label={page.title}
      describe={(answers) => page.fields.map((field) => ({ label: field.label, text: answerText(field, answers[field.fieldName]) }))}
    >
      {page.fields.map((field) => (
        <AnswerField key={field.fieldName} field={field} form={form} />
      ))}
      <Inline>
        <Button type="submit" isPending={form.isPending} isDisabled={!form.isDirty}>
          {intl.formatMessage({ id: 'provider-pages.forms.save' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}

function AnswerField({ field, form }: { field: PageForm['fields'][number]; form: RecordFormState<Answers> }) {
  const intl = useIntl()
  const { fieldName, label, type, required, options } = field
  const { name, value, onChange, errorMessage } = form.field(fieldName)
  const [first] = value
  const texts = { name, label, errorMessage, ...(!required && { marker: intl.formatMessage({ id: 'provider-pages.optional' }) }) }
  const choices = options.map(({ id, label: text }) => ({ value: id, label: text }))
  if (type === 'choices') return <CheckboxGroup {...texts} options={choices} value={value} onChange={onChange} orientation="horizontal" />
  if (type === 'choice')
    return (
      <RadioGroup {...texts} options={choices} value={first ?? null} onChange={(chosen) => onChange([chosen])} orientation="horizontal" />
    )
  if (type === 'number')
    return (
      <div className={styles.short}>
        <NumberField {...texts} value={numberOf(value)} onChange={(number) => onChange(number === null ? [] : [String(number)])} />
      </div>
    )
  return <TextField {...texts} value={first ?? ''} onChange={(text) => onChange([text])} />
}

/** The answers, for users who may only read. */
function Facts({ form }: { form: PageForm }) {
  return (
    <FactList
      facts={form.fields.map((field) => ({ id: field.fieldName, label: field.label, value: answerText(field, field.values) || '–' }))}
    />
  )
}
