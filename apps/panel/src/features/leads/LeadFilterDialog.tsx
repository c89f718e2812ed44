import { Button, Dialog, Select, Stack, Text, TextField } from '@vendor-panel/ui'
import { useId, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { useUser } from '../../shared/user.ts'
import { leadsPath, leadSorts, type LeadFilters, type LeadSort } from './leads-url.ts'

type LeadFilterDialogProps = { filters: LeadFilters; onClose: () => void }

/** Provider, read status, dates and order of the list (LEAD-45); the states are chips, the search stands above. */
export function LeadFilterDialog({ filters, onClose }: LeadFilterDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const [, navigate] = useLocation()
  const { providers } = useUser()
  const [providerId, setProviderId] = useState(String(filters.providerIds?.[0] ?? ''))
  const [readStatus, setReadStatus] = useState<'' | 'read' | 'unread'>(filters.readStatus ?? '')
  const [start, setStart] = useState(filters.createdAtStart ?? '')
  const [end, setEnd] = useState(filters.createdAtEnd ?? '')
  const [sort, setSort] = useState<LeadSort>(filters.sort ?? 'newest')
  const isBackwards = start !== '' && end !== '' && end < start

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBackwards) return
    const { displayStates, isAnswered, q } = filters
    navigate(
      leadsPath({
        ...(displayStates && { displayStates }),
        ...(isAnswered !== undefined && { isAnswered }),
        ...(q && { q }),
        ...(providerId && { providerIds: [Number(providerId)] }),
        ...(readStatus && { readStatus }),
        ...(start && { createdAtStart: start }),
        ...(end && { createdAtEnd: end }),
        ...(sort !== 'newest' && { sort }),
      }),
    )
    onClose()
  }
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
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          {providers.length > 1 && (
            <Select
              label={intl.formatMessage({ id: 'leads.filter.provider' })}
              value={providerId}
              onChange={setProviderId}
              options={[
                { value: '', label: intl.formatMessage({ id: 'leads.filter.providerAll' }) },
                ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
          <Select
            label={intl.formatMessage({ id: 'leads.filter.read' })}
            value={readStatus}
            onChange={setReadStatus}
            options={[
              { value: '', label: intl.formatMessage({ id: 'leads.filter.readAll' }) },
              { value: 'unread', label: intl.formatMessage({ id: 'leads.filter.unreadOnly' }) },
              { value: 'read', label: intl.formatMessage({ id: 'leads.filter.readOnly' }) },
            ]}
          />
          <TextField type="date" label={intl.formatMessage({ id: 'leads.filter.from' })} value={start} onChange={setStart} />
          <TextField
            type="date"
            label={intl.formatMessage({ id: 'leads.filter.to' })}
            value={end}
            onChange={setEnd}
            errorMessage={isBackwards && intl.formatMessage({ id: 'leads.field.datesBackwards' })}
          />
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: 'leads.filter.datesHelp' })}
          </Text>
          <Select
            label={intl.formatMessage({ id: 'leads.filter.sort' })}
            value={sort}
            onChange={setSort}
            options={leadSorts.map((value) => ({ value, label: intl.formatMessage({ id: `leads.sort.${value}` }) }))}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
