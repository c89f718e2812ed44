import { Checkbox, NumberField, Select, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useSpaces } from '../../shared/use-spaces.ts'
import type { SessionUser } from '../../shared/user.ts'
import { bookingLinkFieldProblems, type BookingLinkFields } from './booking-link-form.ts'
import * as styles from './booking.css.ts'
import { HoursField } from './HoursField.tsx'
import { useWeekdays } from './use-weekdays.ts'

type BookingLinkFormProps = {
  title: string
  onClose: () => void
  initial: BookingLinkFields
  /** The providers to choose from; omitted for a change, which keeps the provider. */
  providers?: SessionUser['providers']
  etag?: string | null
  reload?: () => Promise<Loaded<BookingLinkFields>>
  send: (fields: BookingLinkFields, submission: Submission<BookingLinkFields>) => Promise<unknown>
}

/** The fields of a booking link: what couples book, when, and how much time is kept free. */
export function BookingLinkForm({ title, onClose, initial, providers, send, ...versions }: BookingLinkFormProps) {
  const intl = useIntl()
  const form = useRecordForm<BookingLinkFields>({
    ...versions,
    initial,
    check: bookingLinkFieldProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  const { providerId } = form.values
  const spaces = useSpaces(providerId === '' ? null : Number(providerId))
  const describe = useDescription(spaces.options)
  return (
    <RecordFormDialog
      form={form}
      title={title}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'booking.close' }), save: intl.formatMessage({ id: 'booking.save' }) }}
      describe={describe}
    >
      {providers && providers.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'booking.provider' })}
          options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('providerId')}
          onChange={(providerId) => form.change({ providerId, spaceId: '' })}
        />
      )}
      <TextField
        label={intl.formatMessage({ id: 'booking.linkTitle' })}
        description={intl.formatMessage({ id: 'booking.linkTitleHelp' })}
        {...form.field('title')}
      />
      {spaces.failure && <LoadFailed onRetry={spaces.failure.onRetry} />}
      {spaces.options.length > 0 && (
        <Select
          label={intl.formatMessage({ id: 'booking.space' })}
          description={intl.formatMessage({ id: 'booking.spaceHelp' })}
          options={[{ value: '', label: intl.formatMessage({ id: 'booking.wholeProvider' }) }, ...spaces.options]}
          {...form.field('spaceId')}
        />
      )}
      <HoursField
        rows={form.values.hours}
        onChange={(hours) => form.change({ hours })}
        errorAt={form.errorAt}
        errorMessage={form.errorAt('hours')}
      />
      <div className={styles.pair}>
        <NumberField label={intl.formatMessage({ id: 'booking.duration' })} {...form.field('durationMinutes')} />
        <NumberField label={intl.formatMessage({ id: 'booking.maxPerDay' })} {...form.field('maxPerDay')} />
        <NumberField label={intl.formatMessage({ id: 'booking.bufferBefore' })} {...form.field('bufferBeforeMinutes')} />
        <NumberField label={intl.formatMessage({ id: 'booking.bufferAfter' })} {...form.field('bufferAfterMinutes')} />
        <NumberField label={intl.formatMessage({ id: 'booking.notice' })} {...form.field('minNoticeHours')} />
        <NumberField label={intl.formatMessage({ id: 'booking.horizon' })} {...form.field('horizonDays')} />
      </div>
      <Checkbox label={intl.formatMessage({ id: 'booking.skipsWeddings' })} {...form.field('skipsWeddingDays')} />
      <Checkbox label={intl.formatMessage({ id: 'booking.takes' })} {...form.field('isActive')} />
    </RecordFormDialog>
  )
}

/** The fields as text, to compare two versions. */
function useDescription(spaces: ReturnType<typeof useSpaces>['options']) {
  const intl = useIntl()
  const { name } = useWeekdays()
  const number = (value: number | null) => (value === null ? '' : intl.formatNumber(value))
  const yesNo = (value: boolean) => intl.formatMessage({ id: value ? 'booking.yes' : 'booking.no' })
  return (fields: BookingLinkFields) => [
    { label: intl.formatMessage({ id: 'booking.linkTitle' }), text: fields.title },
    {
      label: intl.formatMessage({ id: 'booking.space' }),
      text: spaces.find(({ value }) => value === fields.spaceId)?.label ?? intl.formatMessage({ id: 'booking.wholeProvider' }),
    },
    {
      label: intl.formatMessage({ id: 'booking.hours' }),
      text: fields.hours.map(({ weekday, from, to }) => `${name(Number(weekday), 'short')} ${from ?? ''}–${to ?? ''}`).join(', '),
    },
    { label: intl.formatMessage({ id: 'booking.duration' }), text: number(fields.durationMinutes) },
    { label: intl.formatMessage({ id: 'booking.maxPerDay' }), text: number(fields.maxPerDay) },
    { label: intl.formatMessage({ id: 'booking.bufferBefore' }), text: number(fields.bufferBeforeMinutes) },
    { label: intl.formatMessage({ id: 'booking.bufferAfter' }), text: number(fields.bufferAfterMinutes) },
    { label: intl.formatMessage({ id: 'booking.notice' }), text: number(fields.minNoticeHours) },
    { label: intl.formatMessage({ id: 'booking.horizon' }), text: number(fields.horizonDays) },
    { label: intl.formatMessage({ id: 'booking.skipsWeddings' }), text: yesNo(fields.skipsWeddingDays) },
    { label: intl.formatMessage({ id: 'booking.takes' }), text: yesNo(fields.isActive) },
  ]
}
