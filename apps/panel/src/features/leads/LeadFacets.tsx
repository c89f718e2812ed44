import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, CheckboxGroup, Inline, Stack } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useSourceLabel } from '../../shared/use-source-label.ts'
import type { LeadFilters } from './leads-url.ts'

type Field = { value: readonly string[]; onChange: (values: string[]) => void }
type LeadFacetsProps = { filters: LeadFilters; tags: Field; sources: Field }

/** The tags and sources of the couples in the range, with their numbers; chosen ones stay, also without a couple. */
export function LeadFacets({ filters, tags, sources }: LeadFacetsProps) {
  const intl = useIntl()
  const sourceLabel = useSourceLabel()
  const { createdAtStart, createdAtEnd, providerIds } = filters
  const range = { ...(createdAtStart && { createdAtStart }), ...(createdAtEnd && { createdAtEnd }), ...(providerIds && { providerIds }) }
  const { data, isError, refetch } = useQuery(query('getLeadFacets', { query: range }))
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <>
      <Choices
        label={intl.formatMessage({ id: 'leads.filter.tags' })}
        field={tags}
        found={data?.data.tags.map(({ tag, count }) => ({ value: tag, label: tag, count })) ?? []}
      />
      <Choices
        label={intl.formatMessage({ id: 'leads.filter.sources' })}
        field={sources}
        found={data?.data.sources.map(({ source, count }) => ({ value: source, label: sourceLabel(source), count })) ?? []}
      />
    </>
  )
}

const shownAtFirst = 5

type Choice = { value: string; label: string; count: number }

function Choices({ label, field, found }: { label: string; field: Field; found: readonly Choice[] }) {
  const intl = useIntl()
  const [isWhole, setWhole] = useState(false)
  const absent = field.value.filter((value) => !found.some((choice) => choice.value === value))
  const choices = [...found, ...absent.map((value) => ({ value, label: value, count: 0 }))]
  if (choices.length === 0) return null
  const shown = choices.filter(({ value }, index) => isWhole || index < shownAtFirst || field.value.includes(value))
  return (
    <Stack gap="sm">
      <CheckboxGroup
        label={label}
        options={shown.map(({ value, label: name, count }) => ({
          value,
          label: (
            <>
              <bdi>{name}</bdi> ({intl.formatNumber(count)})
            </>
          ),
        }))}
        value={field.value}
        onChange={field.onChange}
      />
      {shown.length < choices.length && (
        <Inline>
          <Button size="sm" variant="quiet" onPress={() => setWhole(true)}>
            {intl.formatMessage({ id: 'leads.filter.showAll' }, { count: choices.length - shown.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
