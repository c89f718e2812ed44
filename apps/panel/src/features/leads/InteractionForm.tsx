import { useQueryClient } from '@tanstack/react-query'
import { callProblem, fieldProblem, interactionResultProblem, present, type CallResult, type InteractionType } from '@vendor-panel/domain'
import { createLeadInteractionBody, shapeProblems } from '@vendor-panel/domain/shape'
import { Button, Inline, RadioGroup, Select, TextArea } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useUser } from '../../shared/user.ts'
import { callResultIds, callResults } from './call-results.ts'
import { interactionReads } from './interaction-reads.ts'
import { refreshLead } from './lead-cache.ts'
import * as styles from './LeadCalls.css.ts'
import type { Lead } from './lead-row.ts'
import { instantOf, momentOf, momentProblems, MomentFields } from './moment-fields.tsx'
import { useOutbox } from './outbox/use-outbox.ts'

type Fields = { type: InteractionType; result: CallResult | ''; day: string | null; time: string | null; note: string }

const types: readonly InteractionType[] = ['call', 'whatsapp', 'viewing']

/** Records what happened outside of the panel: a call, a WhatsApp chat, a viewing (LEAD-05, LEAD-22). */
export function InteractionForm({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const { timeZone } = useUser().details
  const [isClosed, setClosed] = useState(false)
  const [initial] = useState<Fields>(() => ({ type: 'call', result: '', note: '', ...momentOf(Temporal.Now.instant(), timeZone) }))
  const { write } = useWrite('createLeadInteraction', {
    refetch: interactionReads,
    done: () => intl.formatMessage({ id: 'leads.timeline.added' }),
    hasForm: true,
  })
  const sendOrKeep = useOutbox(lead)
  const resultOf = ({ type, result }: Fields) => (type === 'call' && result !== '' ? result : null)
  const bodyOf = (fields: Fields) => {
    const result = resultOf(fields)
    const at = instantOf(fields, timeZone)
    return {
      type: fields.type,
      ...(result && { result }),
      ...(fields.note.trim() !== '' && { note: fields.note.trim() }),
      // The fields have no seconds: a time of this minute is now.
      ...(at && (fields.day !== initial.day || fields.time !== initial.time) && { at: at.toString({ smallestUnit: 'millisecond' }) }),
    }
  }
  const problemsOf = (fields: Fields) => {
    const wrong = interactionResultProblem(fields.type, resultOf(fields))
    const now = Temporal.Now.instant()
    // The request has a second; the fields have only a minute.
    const askedAt = Temporal.Instant.from(lead.createdAt).subtract({ minutes: 1 })
    return [
      ...present([wrong !== null && fieldProblem('result', wrong)]),
      ...momentProblems(fields, timeZone, (at) => callProblem(at, askedAt, now)),
      ...shapeProblems(createLeadInteractionBody, bodyOf(fields)),
    ]
  }
  const form = useRecordForm<Fields>({
    initial,
    check: problemsOf,
    send: async (fields, { idempotencyKey }) => {
      await sendOrKeep('createLeadInteraction', bodyOf(fields), idempotencyKey, write)
      await refreshLead(client, lead.id).catch(() => {})
      onClose()
    },
    refusal: (error, ...rest) => {
      if (error.status !== 402) return refusalErrors(error, ...rest)
      setClosed(true)
      return null
    },
  })
  return (
    <section className={styles.dial} aria-label={intl.formatMessage({ id: 'leads.timeline.add' })}>
      <RecordForm form={form}>
        <RadioGroup
          label={intl.formatMessage({ id: 'leads.timeline.type' })}
          orientation="horizontal"
          options={types.map((value) => ({ value, label: intl.formatMessage({ id: `leads.history.${value}` }) }))}
          {...form.field('type')}
        />
        {form.values.type === 'call' && (
          <Select
            label={intl.formatMessage({ id: 'leads.timeline.result' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'leads.action.spamReasonNone' }) },
              ...callResults.map((value) => ({ value, label: intl.formatMessage({ id: callResultIds[value] }) })),
            ]}
            {...form.field('result')}
          />
        )}
        <MomentFields form={form} />
        <TextArea label={intl.formatMessage({ id: 'leads.action.note' })} rows={2} {...form.field('note')} />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'leads.timeline.save' })}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {intl.formatMessage({ id: 'leads.action.cancel' })}
          </Button>
        </Inline>
      </RecordForm>
      {isClosed && <UpgradeDialog lacking="whatsapp-lead" onClose={() => setClosed(false)} />}
    </section>
  )
}
