import { useQueryClient } from '@tanstack/react-query'
import { offerTotals } from '@vendor-panel/domain'
import { Button, DatePicker, Dialog, MoneyField, NumberField, Select, Stack, Text, TextArea } from '@vendor-panel/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Facts } from '../../../shared/Facts.tsx'
import { RecordForm } from '../../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../../shared/form/refusal-errors.ts'
import { useRecordForm, type RecordFormState } from '../../../shared/form/use-record-form.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { OfflineHint } from '../../../shared/OfflineHint.tsx'
import { useFallbackFocus } from '../../../shared/use-fallback-focus.ts'
import { useFormat } from '../../../shared/use-format.ts'
import { useMinute } from '../../../shared/use-minute.ts'
import { useUser } from '../../../shared/user.ts'
import { useWrite } from '../../../shared/use-write.ts'
import { refreshLead } from '../lead-cache.ts'
import type { Lead } from '../lead-row.ts'
import { offerBody, offerValueProblems, type OfferValues } from './offer-form.ts'
import * as styles from './offer.css.ts'
import { OfferDay } from './OfferDay.tsx'
import { OfferLines } from './OfferLines.tsx'
import { OfferLinesRead } from './OfferLinesRead.tsx'

type DialogProps = { lead: Lead; initial: OfferValues; onClose: () => void }

/** An offer is composed, looked at, and then sent. */
export function OfferDialog({ lead, initial, onClose }: DialogProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const formId = useId()
  const now = useMinute()
  const { timeZone } = useUser().details
  const [isPreview, setPreview] = useState(false)
  const sending = useWrite('createLeadOffer', {
    refetch: ['listLeadOffers', 'listLeadMessages', 'listLeadHistory', 'getLeadStats'],
    done: () => intl.formatMessage({ id: 'leads.offer.sent' }, { name: lead.couple.name }),
    hasForm: true,
  })
  const form = useRecordForm<OfferValues>({
    initial,
    check: (values) => offerValueProblems(values, now, timeZone),
    send: async (values, { idempotencyKey }) => {
      await sending.write({ path: { leadId: lead.id }, body: offerBody(values, lead.version), idempotencyKey })
      void refreshLead(client, lead.id).catch(() => {})
      onClose()
    },
    refusal: (error, names, formIntl) => {
      setPreview(false)
      if (error.code === 'stale_version') void refreshLead(client, lead.id).catch(() => {})
      return refusalErrors(error, names, formIntl)
    },
  })
  // Not a submission: an offer that is only looked at stays unsaved, and a press outside asks.
  const preview = () => setPreview(form.check())
  const previewButton = useFallbackFocus(isPreview)
  return (
    <Dialog
      title={intl.formatMessage({ id: isPreview ? 'leads.offer.preview' : 'leads.offer.new' })}
      size="lg"
      strings={{ close: intl.formatMessage({ id: 'leads.offer.cancel' }) }}
      onClose={onClose}
      actions={
        isPreview ? (
          <>
            <Button key="back" onPress={() => setPreview(false)}>
              {intl.formatMessage({ id: 'leads.offer.back' })}
            </Button>
            <SendButton key="send" isPending={form.isPending} onSend={form.submit} />
          </>
        ) : (
          <>
            <Button key="cancel" onPress={onClose}>
              {intl.formatMessage({ id: 'leads.offer.cancel' })}
            </Button>
            <Button key="preview" ref={previewButton} type="submit" form={formId} variant="primary">
              {intl.formatMessage({ id: 'leads.offer.toPreview' })}
            </Button>
          </>
        )
      }
    >
      <RecordForm form={{ ...form, submit: preview }} id={formId}>
        <OfflineHint text={intl.formatMessage({ id: 'leads.offer.offline' })} />
        {isPreview ? <Preview lead={lead} values={form.values} /> : <Fields lead={lead} form={form} />}
      </RecordForm>
    </Dialog>
  )
}

const doublePressMs = 500

/** Where Preview was: it is disabled until the second press of a double press on Preview is over, which would send the offer unseen. */
function SendButton({ isPending, onSend }: { isPending: boolean; onSend: () => void }) {
  const intl = useIntl()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doublePressMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button variant="primary" isDisabled={!isReady} isPending={isPending} onPress={onSend}>
      {intl.formatMessage({ id: 'leads.offer.send' })}
    </Button>
  )
}

function Fields({ lead, form }: { lead: Lead; form: RecordFormState<OfferValues> }) {
  const intl = useIntl()
  const format = useFormat()
  const { values } = form
  const strings = { clear: intl.formatMessage({ id: 'leads.offer.clearDate' }) }
  const { total } = offerTotals({ ...values, lines: values.lines.map((line) => ({ ...line, note: null })) })
  return (
    <>
      <div className={styles.pair}>
        <DatePicker label={intl.formatMessage({ id: 'leads.offer.eventDate' })} strings={strings} {...form.field('eventDate')} />
        <NumberField label={intl.formatMessage({ id: 'leads.offer.guestCount' })} {...form.field('guestCount')} />
      </div>
      <OfferDay lead={lead} form={form} />
      <OfferLines lead={lead} form={form} />
      <div className={styles.pair}>
        <MoneyField label={intl.formatMessage({ id: 'leads.offer.reduction' })} currency={lead.currency} {...form.field('reduction')} />
        <DatePicker label={intl.formatMessage({ id: 'leads.offer.validUntil' })} strings={strings} {...form.field('validUntil')} />
      </div>
      <div className={styles.total} aria-live="polite">
        <span>{intl.formatMessage({ id: 'leads.offer.total' })}</span>
        <span>{format.money(total, lead.currency)}</span>
      </div>
      <TextArea
        label={intl.formatMessage({ id: 'leads.offer.note' })}
        description={intl.formatMessage({ id: 'leads.offer.noteHelp' })}
        rows={4}
        {...form.field('note')}
      />
      <Select
        label={intl.formatMessage({ id: 'leads.offer.locale' })}
        options={Object.entries(languageNames).map(([value, label]) => ({ value: value as OfferValues['locale'], label }))}
        {...form.field('locale')}
      />
    </>
  )
}

/** What the couple gets, before it is sent. */
function Preview({ lead, values }: { lead: Lead; values: OfferValues }) {
  const intl = useIntl()
  const format = useFormat()
  const letter = useRef<HTMLElement>(null)
  // The pressed button was replaced.
  useEffect(() => letter.current?.focus(), [])
  const { eventDate, spaceName, guestCount, validUntil, note } = values
  const facts = [
    eventDate && format.dayWithWeekday(eventDate),
    spaceName,
    guestCount !== null && intl.formatMessage({ id: 'leads.offer.guests' }, { count: guestCount }),
  ].filter((fact) => fact !== null && fact !== false && fact !== '')
  return (
    <Stack gap="lg">
      <Text>{intl.formatMessage({ id: 'leads.offer.previewBody' }, { name: lead.couple.name, email: lead.email ?? '' })}</Text>
      <section ref={letter} tabIndex={-1} className={styles.card} aria-label={intl.formatMessage({ id: 'leads.offer.preview' })}>
        {facts.length > 0 && (
          <Text>
            <Facts facts={facts} />
          </Text>
        )}
        <OfferLinesRead lines={values.lines} reduction={values.reduction} currency={lead.currency} />
        {note.trim() !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'leads.offer.untilDay' }, { day: format.day(validUntil ?? '') })}
        </Text>
      </section>
    </Stack>
  )
}
