import { useQueryClient } from '@tanstack/react-query'
import { isContactHidden } from '@vendor-panel/domain'
import { Columns, DatePicker, MoneyField, NumberField, Select, TextArea, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { PhoneField } from '../../shared/PhoneField.tsx'
import { useVersioned, type Versions } from '../../shared/form/use-versioned.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { refreshLead } from './lead-cache.ts'
import { bodyOf, dataProblems, fieldsOf, type DataFields } from './lead-data-form.ts'
import type { Lead } from './lead-row.ts'

type LeadDataDialogProps = { lead: Lead; onClose: () => void }

/** Changes the details of a couple; another user's change in the meantime is shown next to the own one (LEAD-47, `If-Match`). */
export function LeadDataDialog({ lead, onClose }: LeadDataDialogProps) {
  const intl = useIntl()
  const read = useVersioned('getLeadData', { path: { leadId: lead.id } }, fieldsOf)
  if (!read.versions)
    return (
      <RecordLoadingDialog
        title={intl.formatMessage({ id: 'leads.data.title' })}
        close={intl.formatMessage({ id: 'leads.action.cancel' })}
        onClose={onClose}
        read={read}
      />
    )
  return <LeadDataForm lead={lead} versions={read.versions} onClose={onClose} />
}

type LeadDataFormProps = LeadDataDialogProps & { versions: Versions<DataFields> }

function LeadDataForm({ lead, versions, onClose }: LeadDataFormProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const describe = useDescription(lead)
  const types = useConfigChoices('organization_type')
  const { write } = useWrite('replaceLeadData', {
    refetch: ['getLeadData'],
    done: () => intl.formatMessage({ id: 'leads.data.saved' }),
    hasForm: true,
  })
  const form = useRecordForm<DataFields>({
    ...versions,
    check: (fields) => dataProblems(fields, lead),
    send: async (fields, { ifMatch }) => {
      await write({ path: { leadId: lead.id }, body: bodyOf(fields, lead), ...(ifMatch !== undefined && { ifMatch }) })
      await refreshLead(client, lead.id).catch(() => {})
      onClose()
    },
  })
  const clear = { clear: intl.formatMessage({ id: 'leads.action.dateClear' }) }
  const hidden = isContactHidden(lead.contactPreference)
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'leads.data.title' })}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'leads.action.cancel' }), save: intl.formatMessage({ id: 'leads.data.save' }) }}
      describe={describe}
    >
      <TextField label={intl.formatMessage({ id: 'leads.details.name' })} autoComplete="off" {...form.field('name')} />
      {!hidden && (
        <Columns>
          <PhoneField label={intl.formatMessage({ id: 'leads.details.phone' })} {...form.field('phone')} />
          <TextField type="email" label={intl.formatMessage({ id: 'leads.details.email' })} autoComplete="off" {...form.field('email')} />
        </Columns>
      )}
      <Columns>
        <DatePicker label={intl.formatMessage({ id: 'leads.details.weddingDate' })} strings={clear} {...form.field('weddingDate')} />
        <DatePicker
          label={intl.formatMessage({ id: 'leads.details.organizationDate' })}
          strings={clear}
          {...form.field('organizationDate')}
        />
      </Columns>
      <Columns>
        <NumberField label={intl.formatMessage({ id: 'leads.details.guestCount' })} {...form.field('guestCount')} />
        <MoneyField
          label={intl.formatMessage({ id: 'leads.details.budgetPerPerson' })}
          currency={lead.currency}
          {...form.field('budgetPerPerson')}
        />
      </Columns>
      <Columns>
        <TextField label={intl.formatMessage({ id: 'leads.data.city' })} autoComplete="off" {...form.field('city')} />
        <Select
          label={intl.formatMessage({ id: 'leads.data.ceremonyType' })}
          options={[{ value: '', label: intl.formatMessage({ id: 'leads.fact.none' }) }, ...types.options]}
          {...form.field('ceremonyType')}
        />
      </Columns>
      {types.failure && <LoadFailed onRetry={types.failure.onRetry} />}
      <TextArea label={intl.formatMessage({ id: 'leads.data.needs' })} {...form.field('needs')} />
    </RecordFormDialog>
  )
}

/** The fields as text, to compare two versions. */
function useDescription(lead: Lead) {
  const intl = useIntl()
  const format = useFormat()
  const typeLabel = useConfigLabel('organization_type')
  const day = (date: string | null) => (date === null ? '' : format.day(date))
  return (fields: DataFields) => [
    { label: intl.formatMessage({ id: 'leads.details.name' }), text: fields.name },
    { label: intl.formatMessage({ id: 'leads.details.phone' }), text: fields.phone },
    { label: intl.formatMessage({ id: 'leads.details.email' }), text: fields.email },
    { label: intl.formatMessage({ id: 'leads.details.weddingDate' }), text: day(fields.weddingDate) },
    { label: intl.formatMessage({ id: 'leads.details.organizationDate' }), text: day(fields.organizationDate) },
    {
      label: intl.formatMessage({ id: 'leads.details.guestCount' }),
      text: fields.guestCount === null ? '' : intl.formatNumber(fields.guestCount),
    },
    {
      label: intl.formatMessage({ id: 'leads.details.budgetPerPerson' }),
      text: fields.budgetPerPerson === null ? '' : format.money(fields.budgetPerPerson, lead.currency),
    },
    { label: intl.formatMessage({ id: 'leads.data.city' }), text: fields.city },
    { label: intl.formatMessage({ id: 'leads.data.ceremonyType' }), text: typeLabel(fields.ceremonyType || null) ?? fields.ceremonyType },
    { label: intl.formatMessage({ id: 'leads.data.needs' }), text: fields.needs },
  ]
}
