import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Select, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { RecordFormState } from '../../../shared/form/use-record-form.ts'
import type { Lead } from '../lead-row.ts'
import type { OfferValues } from './offer-form.ts'

type Availability = components['schemas']['Availability']

/** The availability and the prices of the day of the offer; empty without a day. */
export function useOfferDay(lead: Lead, { eventDate, guestCount }: Pick<OfferValues, 'eventDate' | 'guestCount'>): readonly Availability[] {
  const guests = guestCount !== null && guestCount >= 1 && guestCount <= 9_999 ? { guests: guestCount } : {}
  const { data } = useQuery({
    ...query('listAvailability', { query: { dates: [eventDate ?? ''], providerIds: [lead.provider.id], ...guests } }),
    enabled: eventDate !== null,
    // While the number of guests is typed, the last answer stays.
    placeholderData: (before) => before,
  })
  return eventDate === null ? [] : (data?.data ?? [])
}

/** Whether the day is free, and in which space. */
export function OfferDay({ lead, form }: { lead: Lead; form: RecordFormState<OfferValues> }) {
  const intl = useIntl()
  const rows = useOfferDay(lead, form.values)
  const isFree = rows.some((row) => row.isFree)
  const spaces = rows.flatMap(({ space, isFree: isSpaceFree, guestsFit }) =>
    space
      ? [
          {
            value: space.name,
            label: intl.formatMessage(
              { id: !isSpaceFree ? 'leads.offer.spaceTaken' : guestsFit === false ? 'leads.offer.spaceSmall' : 'leads.offer.spaceFree' },
              { space: space.name },
            ),
          },
        ]
      : [],
  )
  const { spaceName } = form.values
  const isOther = spaceName !== '' && !spaces.some(({ value }) => value === spaceName)
  return (
    <>
      {rows.length > 0 && (
        <Banner tone={isFree ? 'positive' : 'caution'} isLive>
          {intl.formatMessage({ id: isFree ? 'leads.offer.dayFree' : 'leads.offer.dayTaken' })}
        </Banner>
      )}
      {spaces.length > 0 ? (
        <Select
          label={intl.formatMessage({ id: 'leads.offer.space' })}
          options={[
            { value: '', label: intl.formatMessage({ id: 'leads.offer.noSpace' }) },
            ...spaces,
            ...(isOther ? [{ value: spaceName, label: spaceName }] : []),
          ]}
          {...form.field('spaceName')}
        />
      ) : (
        spaceName !== '' && <TextField label={intl.formatMessage({ id: 'leads.offer.space' })} {...form.field('spaceName')} />
      )}
    </>
  )
}
