import { ButtonLink, CopyField, Heading, Inline, RowActions, Stack, Switch, Text } from '@vendor-panel/ui'
import { Eye } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { useSpaces } from '../../shared/use-spaces.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { BookingLink } from './booking-link-form.ts'
import * as styles from './booking.css.ts'
import { useWeekdays } from './use-weekdays.ts'

type BookingLinkRowProps = { link: BookingLink; providerName: string | undefined; canWrite: boolean; onEdit: () => void }

/** One booking link: what couples book, its address to copy, and whether it takes bookings. */
export function BookingLinkRow({ link, providerName, canWrite, onEdit }: BookingLinkRowProps) {
  const intl = useIntl()
  const { customer } = useUser()
  const { daysOf } = useWeekdays()
  const { id: bookingLinkId, title, token, isActive } = link
  const path = { customerId: customer.id, bookingLinkId }
  const space = useSpaces(link.spaceId === null ? null : link.providerId).options.find(({ value }) => value === String(link.spaceId))
  const removal = useWrite('deleteBookingLink', {
    refetch: ['listBookingLinks'],
    done: () => intl.formatMessage({ id: 'booking.deleted' }, { title }),
  })
  const change = useWrite('updateBookingLink', {
    refetch: ['listBookingLinks'],
    done: ({ data }) => intl.formatMessage({ id: data.isActive ? 'booking.switchedOn' : 'booking.switchedOff' }, { title }),
  })
  const address = paths.bookViewing({ token })
  return (
    <article className={styles.link}>
      <div className={styles.head}>
        <Stack gap="xxs">
          <Heading level={3} size="body">
            <bdi>{title}</bdi>
          </Heading>
          <Text tone="muted">
            {intl.formatMessage({ id: 'booking.facts' }, { minutes: link.durationMinutes, max: link.maxPerDay, days: daysOf(link.hours) })}
          </Text>
          {(providerName || space) && (
            <Text tone="muted">
              {providerName && <bdi>{providerName}</bdi>}
              {providerName && space && ' · '}
              {space && <bdi>{space.label}</bdi>}
            </Text>
          )}
        </Stack>
        <Inline gap="xs">
          <ButtonLink size="sm" variant="quiet" icon={Eye} href={address} target="_blank" rel="noreferrer">
            {intl.formatMessage({ id: 'booking.preview' })}
          </ButtonLink>
          {canWrite && (
            <RowActions
              strings={{
                edit: intl.formatMessage({ id: 'booking.edit' }),
                editOf: intl.formatMessage({ id: 'booking.editOf' }, { title }),
                delete: intl.formatMessage({ id: 'booking.delete' }),
                deleteOf: intl.formatMessage({ id: 'booking.deleteOf' }, { title }),
              }}
              onEdit={onEdit}
              onDelete={() => removal.write({ path })}
              isPending={removal.isPending}
            />
          )}
        </Inline>
      </div>
      <div className={styles.address}>
        <CopyField
          label={intl.formatMessage({ id: 'booking.address' })}
          value={`${location.origin}${address}`}
          strings={{
            copy: intl.formatMessage({ id: 'booking.copy' }, { title }),
            copied: intl.formatMessage({ id: 'booking.copied' }),
            selected: intl.formatMessage({ id: 'booking.selected' }),
          }}
        />
      </div>
      {canWrite ? (
        <div className={styles.filter}>
          <Switch
            label={intl.formatMessage({ id: 'booking.takes' })}
            aria-label={intl.formatMessage({ id: 'booking.takesOf' }, { title })}
            value={isActive}
            isDisabled={change.isPending}
            onChange={(next) => void change.write({ path, body: { isActive: next } }).catch(() => {})}
          />
        </div>
      ) : (
        !isActive && <Text tone="muted">{intl.formatMessage({ id: 'booking.off' })}</Text>
      )}
    </article>
  )
}
