import { fieldProblem, parseDate, present, type FieldProblem } from '@vendor-panel/domain'
import { listLeadsFilters } from '@vendor-panel/domain/bounds'
import { Button, DatePicker, Dialog, Select, Stack } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { useUser } from '../../shared/user.ts'
import { LeadFacets } from './LeadFacets.tsx'
import { SavedViews } from './SavedViews.tsx'
import { leadsPath, leadSorts, type LeadFilters, type LeadSort } from './leads-url.ts'

type LeadDue = NonNullable<LeadFilters['due']>
type Fields = {
  providerId: string
  readStatus: '' | 'read' | 'unread'
  due: '' | LeadDue
  tags: readonly string[]
  sources: readonly string[]
  start: string | null
  end: string | null
  sort: LeadSort
}
const dues: readonly LeadDue[] = listLeadsFilters.due.enum

function filterProblems({ start, end }: Fields): FieldProblem[] {
  const isNoDay = (text: string | null) => text !== null && parseDate(text) === null
  return present([
    isNoDay(start) && fieldProblem('start', 'invalid_date'),
    isNoDay(end)
      ? fieldProblem('end', 'invalid_date')
      : start !== null && end !== null && end < start && fieldProblem('end', 'not_after_start'),
  ])
}

/** The filters of the page with those of the dialog; chips and search stay. */
const narrowed = ({ displayStates, isAnswered, q }: LeadFilters, fields: Fields): LeadFilters => {
  const { providerId, readStatus, due, tags, sources, start, end, sort } = fields
  return {
    ...(displayStates && { displayStates }),
    ...(isAnswered !== undefined && { isAnswered }),
    ...(q && { q }),
    ...(providerId && { providerIds: [Number(providerId)] }),
    ...(readStatus && { readStatus }),
    ...(due && { due }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(sources.length > 0 && { sources: [...sources] }),
    ...(start && { createdAtStart: start }),
    ...(end && { createdAtEnd: end }),
    ...(sort !== 'newest' && { sort }),
  }
}

type LeadFilterDialogProps = { filters: LeadFilters; onClose: () => void }

/** Provider, read status, due time, tags, sources, dates and order of the list (LEAD-45); states are chips, and the search is above. */
export function LeadFilterDialog({ filters, onClose }: LeadFilterDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const [, navigate] = useLocation()
  const { providers } = useUser()
  const dateStrings = { clear: intl.formatMessage({ id: 'leads.filter.dateClear' }) }
  const form = useForm<Fields>({
    initial: {
      providerId: String(filters.providerIds?.[0] ?? ''),
      readStatus: filters.readStatus ?? '',
      due: filters.due ?? '',
      tags: filters.tags ?? [],
      sources: filters.sources ?? [],
      start: filters.createdAtStart ?? null,
      end: filters.createdAtEnd ?? null,
      sort: filters.sort ?? 'newest',
    },
    check: filterProblems,
    sentences: { not_after_start: 'leads.field.datesBackwards' },
    send: async (fields) => {
      navigate(leadsPath(narrowed(filters, fields)))
      onClose()
    },
    refusal: () => null,
  })
  const clear = () => {
    navigate(leadsPath({}))
    onClose()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.filters' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button onPress={clear}>{intl.formatMessage({ id: 'leads.filtersClear' })}</Button>
          <Button type="submit" form={formId} variant="primary">
            {intl.formatMessage({ id: 'leads.filtersApply' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <SavedViews filters={filters} onOpen={onClose} />
        <Form form={form} id={formId}>
          {providers.length > 1 && (
            <Select
              label={intl.formatMessage({ id: 'leads.filter.provider' })}
              options={[
                { value: '', label: intl.formatMessage({ id: 'leads.filter.providerAll' }) },
                ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...form.field('providerId')}
            />
          )}
          <Select
            label={intl.formatMessage({ id: 'leads.filter.read' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'leads.filter.readAll' }) },
              { value: 'unread', label: intl.formatMessage({ id: 'leads.filter.unreadOnly' }) },
              { value: 'read', label: intl.formatMessage({ id: 'leads.filter.readOnly' }) },
            ]}
            {...form.field('readStatus')}
          />
          <Select
            label={intl.formatMessage({ id: 'leads.filter.dueTime' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'leads.due.any' }) },
              ...dues.map((value) => ({ value, label: intl.formatMessage({ id: `leads.due.${value}` }) })),
            ]}
            {...form.field('due')}
          />
          <LeadFacets filters={filters} tags={form.field('tags')} sources={form.field('sources')} />
          <DatePicker label={intl.formatMessage({ id: 'leads.filter.from' })} strings={dateStrings} {...form.field('start')} />
          <DatePicker
            label={intl.formatMessage({ id: 'leads.filter.to' })}
            description={intl.formatMessage({ id: 'leads.filter.datesHelp' })}
            strings={dateStrings}
            {...form.field('end')}
          />
          <Select
            label={intl.formatMessage({ id: 'leads.filter.sort' })}
            options={leadSorts.map((value) => ({ value, label: intl.formatMessage({ id: `leads.sort.${value}` }) }))}
            {...form.field('sort')}
          />
        </Form>
      </Stack>
    </Dialog>
  )
}
