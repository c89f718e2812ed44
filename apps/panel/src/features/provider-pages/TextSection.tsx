import type { ProviderTextKey } from '@vendor-panel/domain'
import { Heading, Inline, Stack, Text } from '@vendor-panel/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import * as styles from './provider-pages.css.ts'
import { TextForm } from './TextForm.tsx'
import { TextState } from './TextState.tsx'
import { TextStatus } from './TextStatus.tsx'
import { textOf, useProviderTexts, type TextField } from './use-provider-texts.ts'

type TextSectionProps = { provider: Provider; textKey: ProviderTextKey; canWrite: boolean }

/** One text of the page: where its last edit stands, what waits next to what is published, and the form (PROV-09, PROV-13). */
export function TextSection({ provider, textKey, canWrite }: TextSectionProps) {
  const intl = useIntl()
  const id = useId()
  const { data, isError, error, refetch } = useProviderTexts(provider.id)
  const field = data?.answer.data.fields.find(({ key }) => key === textKey)
  // Without read permission the page shows a message, and who can help.
  if (error && [403, 404].includes(error.status)) throw error
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Heading level={2} size="lg" id={id}>
            {intl.formatMessage({ id: `provider-pages.text.${textKey}` })}
          </Heading>
          {field && <TextStatus status={field.status} />}
        </Inline>
        <Text tone="muted" isProse>
          {intl.formatMessage({ id: `provider-pages.text.${textKey}.help` })}
        </Text>
      </Stack>
      {field ? (
        <>
          <TextState field={field} canWrite={canWrite} />
          {canWrite ? (
            <EditedText provider={provider} field={field} etag={data?.etag ?? null} />
          ) : (
            <p dir="auto" className={styles.text}>
              {field.published ?? '–'}
            </p>
          )}
        </>
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  )
}

/** The form begins again when another user has written the text, unless this user is writing it: then saving shows both versions. */
function EditedText({ provider, field, etag }: { provider: Provider; field: TextField; etag: string | null }) {
  const text = textOf(field)
  const [shown, setShown] = useState({ text, form: 0, isDirty: false, saved: text })
  if (text !== shown.text) {
    const isOwn = text === shown.saved || shown.isDirty
    setShown({ ...shown, text, form: shown.form + (isOwn ? 0 : 1) })
  }
  return (
    <TextForm
      key={shown.form}
      provider={provider}
      field={field}
      etag={etag}
      onSaved={(saved) => setShown((before) => ({ ...before, saved }))}
      onDirty={(isDirty) => setShown((before) => (before.isDirty === isDirty ? before : { ...before, isDirty }))}
    />
  )
}
