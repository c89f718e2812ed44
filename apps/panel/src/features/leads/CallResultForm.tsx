import { useQueryClient } from '@tanstack/react-query'
import { createLeadInteractionBody, shapeProblems } from '@vendor-panel/domain/shape'
import type { CallResult } from '@vendor-panel/domain'
import { Button, Inline, RadioGroup, TextArea } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useWrite } from '../../shared/use-write.ts'
import { callResultIds, callResults } from './call-results.ts'
import { interactionReads } from './interaction-reads.ts'
import { refreshLead } from './lead-cache.ts'
import * as styles from './LeadCalls.css.ts'
import type { Lead } from './lead-row.ts'
import { useOutbox } from './outbox/use-outbox.ts'

type Fields = { result: CallResult | null; note: string }

/** Asks for the result of a call (LEAD-22, COMM-07); `callId` names it if the switchboard has reported it. */
export function CallResultForm({ lead, callId, onClose }: { lead: Lead; callId: number | undefined; onClose: () => void }) {
  const intl = useIntl()
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
    ...(callId !== undefined && { callId }),
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
  return (
    <section className={styles.dial} aria-label={intl.formatMessage({ id: 'leads.calls.ask' })}>
      <RecordForm form={form}>
        <RadioGroup
          label={intl.formatMessage({ id: 'leads.calls.ask' })}
          options={callResults.map((value) => ({ value, label: intl.formatMessage({ id: callResultIds[value] }) }))}
          isRequired
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
