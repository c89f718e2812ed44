import type { FieldProblem } from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/sdk'
import { Button, FactList, Heading, Inline, Stack, Text } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm, type DescribedField } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type RecordFormState } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './provider-pages.css.ts'
import { useProviderRecord, type ProviderRecord } from './provider-record.ts'
import { useTypedFacts, type ShownFacts } from './typed-texts.tsx'

type ProviderFormProps<Values extends object> = {
  providerId: number
  name: 'contact' | 'location' | 'social'
  canWrite: boolean
  valuesOf: (provider: ProviderRecord) => Values
  problemsOf: (values: Values) => readonly FieldProblem[]
  /** The changed fields as the body. */
  bodyOf: (values: Values, changed: Partial<Values>) => Body<'updateProvider'>
  describe: (values: Values) => readonly DescribedField[]
  /** What couples see of them, for the preview. */
  shownOf: (values: Values) => Partial<ShownFacts>
  children: (form: RecordFormState<Values>) => ReactNode
}

/** A part of a provider's data as a form, saved at once; what another user has saved in the meantime is shown next to it (`If-Match`). */
export function ProviderForm<Values extends object>(props: ProviderFormProps<Values>) {
  const { providerId, name, canWrite, valuesOf, describe } = props
  const intl = useIntl()
  const id = useId()
  const { data, isError, error, refetch } = useProviderRecord(providerId)
  if (error && [403, 404].includes(error.status)) throw error
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap="xs">
        <Heading level={2} size="lg" id={id}>
          {intl.formatMessage({ id: `provider-pages.${name}.title` })}
        </Heading>
        <Text tone="muted" isProse>
          {intl.formatMessage({ id: `provider-pages.${name}.help` })}
        </Text>
      </Stack>
      {data && canWrite ? (
        <LoadedForm {...props} provider={data.answer.data} etag={data.etag} />
      ) : data ? (
        <FactList facts={describe(valuesOf(data.answer.data)).map(({ label, text }) => ({ id: label, label, value: text || '–' }))} />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  )
}

type LoadedFormProps<Values extends object> = ProviderFormProps<Values> & { provider: ProviderRecord; etag: string | null }

function LoadedForm<Values extends object>(props: LoadedFormProps<Values>) {
  const { providerId, name, provider, etag, valuesOf, problemsOf, bodyOf, describe, shownOf, children } = props
  const intl = useIntl()
  const record = useProviderRecord(providerId)
  const { write } = useWrite('updateProvider', {
    refetch: ['getProviderStrength', 'listProviders', 'listMissingData'],
    done: () => intl.formatMessage({ id: `provider-pages.${name}.saved` }),
    hasForm: true,
  })
  const form = useRecordForm<Values>({
    initial: valuesOf(provider),
    etag,
    reload: async () => {
      const latest = await record.reload()
      return { values: valuesOf(latest.answer.data), etag: latest.etag }
    },
    check: problemsOf,
    send: async (values, { changed, ifMatch, keepOpen }) => {
      let saved: string | null = null
      const body = bodyOf(values, changed)
      const onHeaders = (headers: Headers) => (saved = headers.get('etag'))
      const answer = await write({ path: { providerId }, body, onHeaders, ...(ifMatch !== undefined && { ifMatch }) })
      keepOpen(saved, valuesOf(answer.data))
      record.write(answer, saved)
    },
  })
  useTypedFacts(shownOf(form.values))
  return (
    <RecordForm form={form} describe={describe} aria-label={intl.formatMessage({ id: `provider-pages.${name}.title` })}>
      {children(form)}
      <Inline>
        <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!form.isDirty}>
          {intl.formatMessage({ id: 'provider-pages.save' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}
