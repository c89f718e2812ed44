import { aboutTextProblems, charCount, countWords, countryConfig, providerTextCharsMax, providerTextProblems } from '@vendor-panel/domain'
import { Button, Inline, Text, TextArea } from '@vendor-panel/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useTypedText } from './typed-texts.tsx'
import { useRequestedField } from './use-requested-field.ts'
import { textOf, useProviderTexts, type TextField } from './use-provider-texts.ts'

type Values = { value: string }
type TextFormProps = {
  provider: Provider
  field: TextField
  etag: string | null
  onSaved: (text: string) => void
  onDirty: (isDirty: boolean) => void
}

const rows: Record<TextField['key'], number> = { summary: 2, about: 14, services: 5, directions: 4 }

/** Writes a text: it is sent for approval complete, or saved as a draft (PROV-12, PROV-13). */
export function TextForm({ provider, field, etag, onSaved, onDirty }: TextFormProps) {
  const intl = useIntl()
  const { key } = field
  const { countryCode } = useUser().details
  const { write: cache, reload } = useProviderTexts(provider.id)
  const label = intl.formatMessage({ id: `provider-pages.text.${key}` })
  const isDraft = useRef(false)
  const input = useRef<HTMLTextAreaElement>(null)
  useRequestedField(key, input)
  const wordBand = countryConfig(countryCode).aboutTextWordBand
  const { write } = useWrite('replaceProviderData', {
    refetch: ['listDataUpdates', 'listChangeRequests', 'getProviderStrength'],
    done: ({ data }) => {
      const status = data.fields.find((one) => one.key === key)?.status ?? 'active'
      return intl.formatMessage({ id: 'provider-pages.saved' }, { status, text: label })
    },
    hasForm: true,
  })
  const form = useRecordForm<Values>({
    initial: { value: textOf(field) },
    etag,
    reload: async () => {
      const { answer, etag: latest } = await reload()
      const again = answer.data.fields.find((one) => one.key === key) ?? field
      return { values: { value: textOf(again) }, etag: latest }
    },
    check: ({ value }) =>
      isDraft.current ? [] : providerTextProblems(key, value, wordBand).map((problem) => ({ ...problem, path: 'value' })),
    send: async ({ value }, { ifMatch, keepOpen }) => {
      let saved: string | null = null
      onSaved(value.trim())
      const body = { fields: [{ key, value }], isDraft: isDraft.current }
      const onHeaders = (headers: Headers) => (saved = headers.get('etag'))
      const answer = await write({ path: { providerId: provider.id }, body, ...(ifMatch !== undefined && { ifMatch }), onHeaders })
      keepOpen(saved, { value: value.trim() })
      cache(answer, saved)
    },
  })
  const { value } = form.values
  useTypedText(key, value)
  const notifyDirty = useEffectEvent(onDirty)
  useEffect(() => notifyDirty(form.isDirty), [form.isDirty])
  const submit = (asDraft: boolean) => {
    isDraft.current = asDraft
    form.submit()
  }
  // A draft and a rejected text can be sent as they are.
  const isSettled = ['active', 'pending', 'passive'].includes(field.status)
  const { warnings } = key === 'about' ? aboutTextProblems(value, wordBand) : { warnings: [] }
  return (
    <RecordForm form={form} aria-label={label} describe={({ value: text }) => [{ label, text }]}>
      <TextArea
        label={intl.formatMessage({ id: 'provider-pages.text.label' })}
        rows={rows[key]}
        inputRef={input}
        note={
          key === 'about'
            ? intl.formatMessage({ id: 'provider-pages.count.words' }, { words: countWords(value), chars: charCount(value.trim()) })
            : intl.formatMessage({ id: 'provider-pages.count.chars' }, { chars: charCount(value.trim()), max: providerTextCharsMax[key] })
        }
        {...form.field('value')}
      />
      {warnings.map(({ code, params }) => (
        <Text key={code} tone="caution" size="sm">
          {intl.formatMessage({ id: 'provider-pages.warning.words' }, params)}
        </Text>
      ))}
      <Inline gap="sm">
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          isDisabled={!form.isDirty && isSettled}
          onPress={() => submit(false)}
        >
          {intl.formatMessage({ id: 'provider-pages.send' })}
        </Button>
        <Button isDisabled={!form.isDirty} onPress={() => submit(true)}>
          {intl.formatMessage({ id: 'provider-pages.saveDraft' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}
