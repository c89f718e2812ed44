import { useQueryClient } from '@tanstack/react-query'
import { createLeadInteractionBody, shapeProblems } from '@vendor-panel/domain/shape'
import type { CallResult } from '@vendor-panel/domain'
import { Button, Heading, Inline, RadioGroup, TextArea } from '@vendor-panel/ui'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Facts } from '../../shared/Facts.tsx'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { CallRecord } from './CallRow.tsx'
import { callResultIds, callResults } from './call-results.ts'
import { interactionReads } from './interaction-reads.ts'
import { refreshLead } from './lead-cache.ts'
import * as styles from './LeadCalls.css.ts'
import type { Lead } from './lead-row.ts'
import { useOutbox } from './outbox/use-outbox.ts'

type Fields = { result: CallResult | null; note: string }

type FormProps = {
  lead: Lead
  /** The call, if the switchboard has reported it. */
  call: CallRecord | undefined
  /** Whether the vendor asked for the form, which takes the focus. */
  hasFocus: boolean
  onClose: () => void
}

/** Asks for the result of a call (LEAD-22, COMM-07). */
export function CallResultForm({ lead, call, hasFocus, onClose }: FormProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const titleId = useId()
  const firstResult = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) firstResult.current?.focus()
  }, [hasFocus])
  const client = useQueryClient()
  const { write } = useWrite('createLeadInteraction', {
    refetch: interactionReads,
    done: () => intl.formatMessage({ id: 'leads.calls.saved' }),
    hasForm: true,
  })
  const sendOrKeep = useOutbox(lead)
  const bodyOf = ({ result, note }: Fields) => ({
    type: 'call' as const,
    result: result!,
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(call && { callId: call.id }),
  })
  const form = useRecordForm<Fields>({
    initial: { result: null, note: '' },
    check: (fields) => shapeProblems(createLeadInteractionBody, bodyOf(fields)),
    send: async (fields, { idempotencyKey }) => {
      await sendOrKeep('createLeadInteraction', bodyOf(fields), idempotencyKey, write)
      // The result may change the status of the couple (LEAD-23).
      await refreshLead(client, lead.id).catch(() => {})
      onClose()
    },
  })
  const name = [
    intl.formatMessage({ id: `leads.calls.${call?.direction ?? 'out'}` }),
    ...(call ? [format.moment(call.startedAt, now)] : []),
  ]
  return (
    <section className={styles.dial} aria-labelledby={titleId}>
      <Heading level={2} size="sm" id={titleId}>
        <Facts facts={name} />
      </Heading>
      <RecordForm form={form}>
        <RadioGroup
          label={intl.formatMessage({ id: 'leads.calls.ask' })}
          options={callResults.map((value) => ({ value, label: intl.formatMessage({ id: callResultIds[value] }) }))}
          isRequired
          inputRef={firstResult}
          {...form.field('result')}
        />
        <TextArea label={intl.formatMessage({ id: 'leads.calls.note' })} rows={2} {...form.field('note')} />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'leads.calls.save' })}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {intl.formatMessage({ id: 'leads.calls.notNow' })}
          </Button>
        </Inline>
      </RecordForm>
    </section>
  )
}
