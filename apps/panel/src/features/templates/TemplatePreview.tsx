import { useQuery } from '@tanstack/react-query'
import { fillTemplate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Select, Stack, Text } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useTemplateValues } from '../../shared/template-values.ts'
import * as styles from './templates.css.ts'

/** The text as a couple of the account would receive it. Variables without a value and names that are no variable are reported (TMPL-05). */
export function TemplatePreview({ subject, body }: { subject: string; body: string }) {
  const intl = useIntl()
  const [chosenId, setChosenId] = useState<number>()
  const { data, isError, refetch } = useQuery(query('listLeads'))
  const leads = data?.data.filter(({ isShown }) => isShown) ?? []
  const lead = leads.find(({ id }) => id === chosenId) ?? leads[0]
  const { data: values, isError: isUnknown, refetch: readValues } = useTemplateValues(lead?.id ?? 0, lead !== undefined)
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (data && !lead) return <Text tone="muted">{intl.formatMessage({ id: 'templates.preview.noCouples' })}</Text>
  if (isUnknown) return <LoadFailed onRetry={() => void readValues()} />
  if (!lead || !values) return <RowsSkeleton />
  const [filledSubject, filledBody] = [fillTemplate(subject, values), fillTemplate(body, values)]
  const missing = [...new Set([...filledSubject.missing, ...filledBody.missing])]
  const unknown = [...new Set([...filledSubject.unknown, ...filledBody.unknown])]
  return (
    <Stack gap="md">
      <Select
        label={intl.formatMessage({ id: 'templates.preview.couple' })}
        options={leads.map(({ id, couple }) => ({ value: String(id), label: couple.name }))}
        value={String(lead.id)}
        onChange={(id) => setChosenId(Number(id))}
      />
      {missing.length > 0 && (
        <Banner tone="caution" isLive>
          {intl.formatMessage(
            { id: 'templates.preview.missing' },
            { variables: intl.formatList(missing.map((variable) => intl.formatMessage({ id: `templates.variable.${variable}` }))) },
          )}
        </Banner>
      )}
      {unknown.length > 0 && (
        <Banner tone="caution" isLive>
          {intl.formatMessage({ id: 'templates.preview.unknown' }, { names: intl.formatList(unknown.map((name) => `{${name}}`)) })}
        </Banner>
      )}
      <div className={styles.preview}>
        <strong dir="auto">{filledSubject.text}</strong>
        <p className={styles.letter} dir="auto">
          {filledBody.text}
        </p>
      </div>
    </Stack>
  )
}
