import { createLeadActionBounds } from '@vendor-panel/domain/shape'
import { Banner, Button, Dialog, Select, Stack, Text, TextArea, TextField } from '@vendor-panel/ui'
import { useId, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { readAmount } from '../../shared/amount.ts'
import { useConfigChoices } from '../../shared/config-items.ts'
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

type Fields = { note: string; amount: string; organizationDate: string; reasonId: string; name: string }
type Problems = { [Field in keyof Fields]?: 'leads.field.required' | 'leads.field.number' | undefined }

/** What the fields say, as the contract takes it; or what is wrong with them, as message ids. */
function readFields(type: FormAction, fields: Fields, locale: string): { body: LeadActionInput } | { problems: Problems } {
  const note = fields.note.trim() === '' ? {} : { note: fields.note.trim() }
  switch (type) {
    case 'offer':
      return { body: { type, ...note } }
    case 'other-provider':
      return { body: { type, ...note, ...(fields.name.trim() !== '' && { name: fields.name.trim() }) } }
    case 'reject':
      return { body: { type, ...note, ...(fields.reasonId !== '' && { rejectReasonId: fields.reasonId }) } }
    case 'report-spam':
      return fields.reasonId === ''
        ? { problems: { reasonId: 'leads.field.required' } }
        : { body: { type, reasonId: fields.reasonId, ...note } }
    case 'deal': {
      const amount = fields.amount.trim() === '' ? null : readAmount(fields.amount, locale)
      if (amount === undefined) return { problems: { amount: 'leads.field.number' } }
      return { body: { type, amount, organizationDate: fields.organizationDate || null, ...note } }
    }
  }
}

type LeadActionDialogProps = { type: FormAction; lead: Lead; action: ReturnType<typeof useLeadAction>; onClose: () => void }

/** Asks what belongs to a change of state (LEAD-33, LEAD-34, LEAD-37). */
export function LeadActionDialog({ type, lead, action, onClose }: LeadActionDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const [fields, setFields] = useState<Fields>({
    note: '',
    amount: '',
    organizationDate: lead.couple.organizationDate ?? lead.couple.weddingDate ?? '',
    reasonId: '',
    name: '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const change = (field: keyof Fields) => (text: string) => {
    setFields((before) => ({ ...before, [field]: text }))
    setProblems((before) => ({ ...before, [field]: undefined }))
  }
  const refused = action.error?.status === 422 ? action.error : null
  const errorOf = (field: keyof Fields, path: string = field) => {
    const problem = problems[field]
    return problem ? intl.formatMessage({ id: problem }) : refused?.fieldErrors.find((error) => error.path === path)?.message
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readFields(type, fields, intl.locale)
    if ('problems' in read) setProblems(read.problems)
    else action.run(read.body, onClose)
  }
  const values = { name: lead.couple.name, currency: lead.currency }
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
            isPending={action.isPending}
          >
            {intl.formatMessage({ id: texts[type].submit })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          {refused && (
            <Banner tone="critical" isLive>
              {intl.formatMessage({ id: 'leads.form.failed' })}
            </Banner>
          )}
          {type === 'report-spam' && <Text>{intl.formatMessage({ id: 'leads.action.spamBody' })}</Text>}
          {type === 'deal' && (
            <>
              <TextField
                label={intl.formatMessage({ id: 'leads.action.dealAmount' }, values)}
                description={intl.formatMessage({ id: 'leads.action.dealAmountHelp' })}
                inputMode="numeric"
                value={fields.amount}
                onChange={change('amount')}
                onBlur={() => {
                  const amount = readAmount(fields.amount, intl.locale)
                  if (typeof amount === 'number') change('amount')(intl.formatNumber(amount))
                }}
                errorMessage={errorOf('amount')}
              />
              <TextField
                type="date"
                label={intl.formatMessage({ id: 'leads.action.dealDate' })}
                value={fields.organizationDate}
                onChange={change('organizationDate')}
                errorMessage={errorOf('organizationDate')}
              />
            </>
          )}
          {type === 'other-provider' && (
            <TextField
              label={intl.formatMessage({ id: 'leads.action.otherName' })}
              description={intl.formatMessage({ id: 'leads.action.otherNameHelp' })}
              value={fields.name}
              onChange={change('name')}
              maxLength={createLeadActionBounds['other-provider'].name.maxLength}
              errorMessage={errorOf('name')}
            />
          )}
          {(type === 'reject' || type === 'report-spam') && (
            <Reason
              type={type}
              value={fields.reasonId}
              onChange={change('reasonId')}
              errorMessage={errorOf('reasonId', type === 'reject' ? 'rejectReasonId' : 'reasonId')}
            />
          )}
          <TextArea
            label={intl.formatMessage({ id: 'leads.action.note' })}
            description={intl.formatMessage({ id: 'leads.action.noteHelp' })}
            value={fields.note}
            onChange={change('note')}
            maxLength={createLeadActionBounds[type].note.maxLength}
            errorMessage={errorOf('note')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function Reason({
  type,
  ...props
}: {
  type: 'reject' | 'report-spam'
  value: string
  onChange: (id: string) => void
  errorMessage: string | undefined
}) {
  const intl = useIntl()
  const choices = useConfigChoices(type === 'reject' ? 'info_request_reject_reason_id' : 'lead_report_reasons')
  // A rejection may do without a reason (LEAD-34); a report may not, but none is chosen for the vendor (LEAD-33).
  const none = {
    value: '',
    label: intl.formatMessage({ id: type === 'reject' ? 'leads.action.rejectReasonNone' : 'leads.action.spamReasonNone' }),
  }
  return <Select label={intl.formatMessage({ id: 'leads.action.reason' })} options={[none, ...choices]} {...props} />
}
