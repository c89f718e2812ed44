import { useQuery } from '@tanstack/react-query'
import { lengthProblem, locales, present, testimonialRequestProblem, type Locale } from '@vendor-panel/domain'
import { createTestimonialRequestBounds as bounds } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Button, Dialog, RadioGroup, Select, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../form/RecordForm.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { languageNames } from '../language-names.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { RowsSkeleton } from '../RowsSkeleton.tsx'
import { useFormat } from '../use-format.ts'
import { useUser } from '../user.ts'
import { useWrite } from '../use-write.ts'

const channels = ['email', 'sms'] as const
type Channel = (typeof channels)[number]
type RequestValues = { channel: Channel; locale: Locale; message: string }
type RequestDialogProps = { leadId: number; onClose: () => void }

/** Asks a couple for a testimonial, by e-mail or SMS; shows the reason if it cannot be asked (TEST-04, TEST-05, TEST-07). */
export function RequestDialog({ leadId, onClose }: RequestDialogProps) {
  const intl = useIntl()
  const format = useFormat()
  const formId = useId()
  const { data, isError, refetch } = useQuery(query('getCoupleProvider', { path: { coupleProviderId: leadId } }))
  const couple = data?.data
  const sentAt = couple?.testimonialRequest?.sentAt
  const problem =
    couple &&
    testimonialRequestProblem({
      leadStatus: null,
      isConfirmedByCouple: couple.hasAgreement,
      hasCommented: couple.testimonialId !== null,
      askedDaysAgo: sentAt === undefined ? null : Temporal.Instant.from(sentAt).until(Temporal.Now.instant()).total({ unit: 'days' }),
    })
  const isReachable = couple !== undefined && couple.openChannels.length > 0
  const isOpen = problem === null && isReachable
  return (
    <Dialog
      title={intl.formatMessage({ id: 'testimonials.request.title' })}
      strings={{ close: intl.formatMessage({ id: 'testimonials.request.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'testimonials.request.cancel' })}</Button>
          {isOpen && (
            <Button type="submit" form={formId} variant="primary">
              {intl.formatMessage({ id: 'testimonials.request.send' })}
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !couple ? (
        <RowsSkeleton />
      ) : (
        <>
          {sentAt !== undefined && problem !== 'already_commented' && (
            <Banner tone="info">{intl.formatMessage({ id: 'testimonials.request.asked' }, { day: format.full(sentAt) })}</Banner>
          )}
          {problem && <Banner tone="caution">{intl.formatMessage({ id: `testimonials.request.${problem}` })}</Banner>}
          {problem === null && !isReachable && (
            <Banner tone="caution">{intl.formatMessage({ id: 'testimonials.request.unreachable' })}</Banner>
          )}
          {isOpen && (
            <RequestForm id={formId} leadId={leadId} coupleName={couple.couple.name} openChannels={couple.openChannels} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  )
}

type RequestFormProps = RequestDialogProps & { id: string; coupleName: string; openChannels: readonly Channel[] }

function RequestForm({ id, leadId, coupleName, openChannels, onClose }: RequestFormProps) {
  const intl = useIntl()
  const { preferredLanguage } = useUser()
  const { write } = useWrite('createTestimonialRequest', {
    refetch: ['getCoupleProvider', 'listCoupleProviders', 'getTestimonialRequestCounts', 'listLeadMessages', 'listLeadHistory'],
    done: () => intl.formatMessage({ id: 'testimonials.request.sent' }, { name: coupleName }),
    hasForm: true,
  })
  const form = useRecordForm<RequestValues>({
    initial: { channel: openChannels[0] ?? 'email', locale: preferredLanguage ?? 'en_CA', message: '' },
    check: ({ message }) => present([lengthProblem('message', message, bounds.message)]),
    send: ({ channel, locale, message }, { idempotencyKey }) =>
      write({ path: { coupleProviderId: leadId }, body: { channel, locale, message: message.trim() || null }, idempotencyKey }).then(
        onClose,
      ),
  })
  return (
    <RecordForm form={form} id={id}>
      <p>{intl.formatMessage({ id: 'testimonials.request.intro' }, { name: coupleName })}</p>
      <TextArea
        label={intl.formatMessage({ id: 'testimonials.request.message' })}
        description={intl.formatMessage({ id: 'testimonials.request.messageHelp' })}
        marker={intl.formatMessage({ id: 'testimonials.request.optional' })}
        rows={4}
        {...form.field('message')}
      />
      <RadioGroup
        label={intl.formatMessage({ id: 'testimonials.request.channel' })}
        orientation="horizontal"
        options={channels.map((value) => ({
          value,
          label: intl.formatMessage({ id: `testimonials.request.channel.${value}` }),
          isDisabled: !openChannels.includes(value),
          // A closed channel is explained (LEAD-26).
          ...(!openChannels.includes(value) && { description: intl.formatMessage({ id: `testimonials.request.closed.${value}` }) }),
        }))}
        {...form.field('channel')}
      />
      <Select
        label={intl.formatMessage({ id: 'testimonials.request.language' })}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field('locale')}
      />
    </RecordForm>
  )
}
