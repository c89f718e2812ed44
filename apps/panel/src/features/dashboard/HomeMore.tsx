import { useQuery } from '@tanstack/react-query'
import { localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Bdi, ButtonLink, Link, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ListSection } from '../../shared/list/ListSection.tsx'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import * as page from './DashboardPage.css.ts'
import { PerformanceSection } from './PerformanceSection.tsx'
import * as styles from './TasksNow.css.ts'

/** The lower part of Home, which is loaded after the couples: how it goes, what comes next, and what couples wrote (SHELL-43). */
export function HomeMore() {
  const intl = useIntl()
  return (
    <>
      <PerformanceSection />
      <div className={page.columns}>
        <NextAppointments />
        <LatestTestimonials />
      </div>
      <Banner
        tone="promote"
        title={intl.formatMessage({ id: 'dashboard.referral.title' })}
        actions={
          <ButtonLink size="sm" href={paths.referProvider()}>
            {intl.formatMessage({ id: 'dashboard.referral.action' })}
          </ButtonLink>
        }
      >
        {intl.formatMessage({ id: 'dashboard.referral.body' })}
      </Banner>
    </>
  )
}

/** Placeholders of a few short rows. */
const placeholder = (
  <Stack gap="sm">
    <Skeleton width="lg" />
    <Skeleton width="md" />
  </Stack>
)

const appointmentDays = 14
const appointmentsMax = 4

function NextAppointments() {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { timeZone } = useUser().details
  const from = localDate(now, timeZone)
  const read = useQuery(
    query('listAllCalendarEvents', { query: { from: from.toString(), to: from.add({ days: appointmentDays }).toString() } }),
  )
  const next = read.data?.data
    .filter(({ type, endAt }) => type === 'appointment' && Temporal.Instant.compare(endAt, now) > 0)
    .slice(0, appointmentsMax)
  // An event takes place in the zone of its provider, as the calendar shows it (CAL-02).
  const zones = new Map(read.data?.meta.providers.map((provider) => [provider.id, provider.timeZone]))
  const dayOf = ({ startAt, providerId }: { startAt: string; providerId: number }) =>
    localDate(Temporal.Instant.from(startAt), zones.get(providerId) ?? timeZone).toString()
  return (
    <ListSection
      title={intl.formatMessage({ id: 'dashboard.appointments' })}
      all={{ href: paths.calendar(), text: intl.formatMessage({ id: 'dashboard.appointments.all' }) }}
      read={read}
      items={next}
      skeleton={placeholder}
      empty={intl.formatMessage({ id: 'dashboard.appointments.none' }, { days: appointmentDays })}
    >
      {(event) => (
        <Link href={paths.calendar({}, { date: dayOf(event) })} variant="bare" className={styles.link}>
          <bdi className={styles.name}>{event.title}</bdi>
          <span className={styles.time}>
            <Text as="span" size="sm" tone="muted">
              {event.allDay ? format.dayShort(dayOf(event)) : format.moment(event.startAt, now)}
            </Text>
          </span>
        </Link>
      )}
    </ListSection>
  )
}

const testimonialsMax = 3

function LatestTestimonials() {
  const intl = useIntl()
  const read = useQuery(query('listTestimonials', { query: { limit: testimonialsMax } }))
  return (
    <ListSection
      title={intl.formatMessage({ id: 'dashboard.testimonials' })}
      all={{ href: paths.testimonials(), text: intl.formatMessage({ id: 'dashboard.testimonials.all' }) }}
      read={read}
      items={read.data?.data}
      skeleton={placeholder}
      empty={intl.formatMessage({ id: 'dashboard.testimonials.none' })}
    >
      {({ brideName, groomName, comment, star }) => (
        <div className={styles.row}>
          <span className={styles.name}>
            <Bdi>{intl.formatMessage({ id: 'dashboard.testimonials.couple' }, { one: brideName, other: groomName })}</Bdi>
          </span>
          <Text as="span" size="sm" tone="muted">
            {intl.formatMessage({ id: 'dashboard.testimonials.stars' }, { count: star })}
          </Text>
          <div className={styles.quote}>
            <Text isTruncated>
              <Bdi>{comment}</Bdi>
            </Text>
          </div>
        </div>
      )}
    </ListSection>
  )
}
