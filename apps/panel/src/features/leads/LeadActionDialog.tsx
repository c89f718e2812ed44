import { fieldProblem, parseDate, present, type FieldProblem } from '@vendor-panel/domain'
import { Button, DatePicker, Dialog, MoneyField, Select, Text, TextArea, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { createLeadActionBody, shapeProblems } from '@vendor-panel/domain/shape'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import type { FormField } from '../../shared/form/use-form.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { Lead } from './lead-row.ts'
import type { LeadActionInput, useLeadAction } from './use-lead-action.ts'

export type FormAction = 'offer' | 'deal' | 'reject' | 'other-provider' | 'report-spam'

const texts = {
  offer: { title: 'leads.action.offerTitle', submit: 'leads.action.offerSubmit' },
  deal: { title: 'leads.action.dealTitle', submit: 'leads.action.dealSubmit' },
  reject: { title: 'leads.action.rejectTitle', submit: 'leads.action.rejectSubmit' },
  'other-provider': { title: 'leads.action.otherTitle', submit: 'leads.action.otherSubmit' },
  'report-spam': { title: 'leads.action.spamTitle', submit: 'leads.action.spamSubmit' },
} as const

type Fields = {
  note: string
  amount: number | null
  organizationDate: string | null
  rejectReasonId: string
  reasonId: string
  name: string
}

/** The fields of one action as the contract takes them. */
function bodyOf(type: FormAction, fields: Fields): LeadActionInput {
  const note = fields.note.trim() === '' ? {} : { note: fields.note.trim() }
  switch (type) {
    case 'offer':
      return { type, ...note }
    case 'other-provider':
      return { type, ...note, ...(fields.name.trim() !== '' && { name: fields.name.trim() }) }
    case 'reject':
      return { type, ...note, ...(fields.rejectReasonId !== '' && { rejectReasonId: fields.rejectReasonId }) }
    case 'report-spam':
      return { type, reasonId: fields.reasonId, ...note }
    case 'deal':
      return { type, amount: fields.amount, organizationDate: fields.organizationDate, ...note }
  }
}

function problemsOf(type: FormAction, fields: Fields): FieldProblem[] {
  const isNoAmount = fields.amount !== null && !Number.isInteger(fields.amount)
  const isNoDate = fields.organizationDate !== null && parseDate(fields.organizationDate) === null
  const complete = { ...fields, ...(isNoAmount && { amount: null }), ...(isNoDate && { organizationDate: null }) }
  return [
    ...present([isNoAmount && fieldProblem('amount', 'invalid_number'), isNoDate && fieldProblem('organizationDate', 'invalid_date')]),
    ...shapeProblems(createLeadActionBody, bodyOf(type, complete)),
  ]
}

type LeadActionDialogProps = { type: FormAction; lead: Lead; action: ReturnType<typeof useLeadAction>; onClose: () => void }

/** Asks for the details of a change of status (LEAD-33, LEAD-34, LEAD-37). */
export function LeadActionDialog({ type, lead, action, onClose }: LeadActionDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const form = useRecordForm<Fields>({
    initial: {
      note: '',
      amount: null,
      organizationDate: lead.couple.organizationDate ?? lead.couple.weddingDate,
      rejectReasonId: '',
      reasonId: '',
      name: '',
    },
    check: (fields) => problemsOf(type, fields),
    send: (fields, { idempotencyKey }) => action.send(bodyOf(type, fields), idempotencyKey).then(onClose),
    // Any other refusal concerns the couple, not the form: a toast names the couple.
    refusal: (error, ...form) => (error.status === 422 ? refusalErrors(error, ...form) : null),
  })
  const values = { name: lead.couple.name }
  return (
    <Dialog
      title={intl.formatMessage({ id: texts[type].title }, values)}
      strings={{ close: intl.formatMessage({ id: 'leads.action.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'leads.action.cancel' })}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            tone={type === 'report-spam' || type === 'reject' ? 'critical' : 'accent'}
            isPending={form.isPending}
          >
            {intl.formatMessage({ id: texts[type].submit })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId}>
        {type === 'report-spam' && <Text>{intl.formatMessage({ id: 'leads.action.spamBody' })}</Text>}
        {type === 'deal' && (
          <>
            <MoneyField
              label={intl.formatMessage({ id: 'leads.action.dealAmount' })}
              description={intl.formatMessage({ id: 'leads.action.dealAmountHelp' })}
              currency={lead.currency}
              {...form.field('amount')}
            />
            <DatePicker
              label={intl.formatMessage({ id: 'leads.action.dealDate' })}
              strings={{ clear: intl.formatMessage({ id: 'leads.action.dateClear' }) }}
              {...form.field('organizationDate')}
            />
          </>
        )}
        {type === 'other-provider' && (
          <TextField
            label={intl.formatMessage({ id: 'leads.action.otherName' })}
            description={intl.formatMessage({ id: 'leads.action.otherNameHelp' })}
            {...form.field('name')}
          />
        )}
        {(type === 'reject' || type === 'report-spam') && (
          <Reason type={type} {...form.field(type === 'reject' ? 'rejectReasonId' : 'reasonId')} />
        )}
        <TextArea
          label={intl.formatMessage({ id: 'leads.action.note' })}
          description={intl.formatMessage({ id: 'leads.action.noteHelp' })}
          {...form.field('note')}
        />
      </RecordForm>
    </Dialog>
  )
}

function Reason({ type, ...field }: { type: 'reject' | 'report-spam' } & FormField<string>) {
  const intl = useIntl()
  const choices = useConfigChoices(type === 'reject' ? 'info_request_reject_reason_id' : 'lead_report_reasons')
  // A rejection needs no reason (LEAD-34); a report does, without a preselected one (LEAD-33).
  const none = {
    value: '',
    label: intl.formatMessage({ id: type === 'reject' ? 'leads.action.rejectReasonNone' : 'leads.action.spamReasonNone' }),
  }
  return (
    <>
      <Select label={intl.formatMessage({ id: 'leads.action.reason' })} options={[none, ...choices.options]} {...field} />
      {choices.failure && <LoadFailed onRetry={choices.failure.onRetry} />}
    </>
  )
}
