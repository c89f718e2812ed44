import { useQuery } from '@tanstack/react-query'
import { localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Bdi, ButtonLink, Heading, Link, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import * as page from './DashboardPage.css.ts'
import { HowItGoes } from './HowItGoes.tsx'
import * as styles from './TasksNow.css.ts'

/** The lower part of Home, which is loaded after the couples: how it goes, what comes next, and what couples wrote (SHELL-43). */
export function HomeMore() {
  const intl = useIntl()
  return (
    <>
      <HowItGoes />
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

type SectionProps = {
  title: string
  all: { href: string; text: string }
  read: { isError: boolean; refetch: () => unknown }
  /** The rows; undefined while they are loaded. */
  rows: readonly { key: number; row: ReactNode }[] | undefined
  empty: string
}

function Section({ title, all, read, rows, empty }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={page.section}>
      <div className={page.sectionHead}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Link variant="standalone" href={all.href}>
          {all.text}
        </Link>
      </div>
      {rows ? (
        rows.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <ul className={styles.tasks}>
            {rows.map(({ key, row }) => (
              <li key={key} className={styles.task}>
                {row}
              </li>
            ))}
          </ul>
        )
      ) : read.isError ? (
        <LoadFailed onRetry={() => void read.refetch()} />
      ) : (
        <Stack gap="sm">
          <Skeleton width="lg" />
          <Skeleton width="md" />
        </Stack>
      )}
    </section>
  )
}

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
  return (
    <Section
      title={intl.formatMessage({ id: 'dashboard.appointments' })}
      all={{ href: paths.calendar(), text: intl.formatMessage({ id: 'dashboard.appointments.all' }) }}
      read={read}
      rows={next?.map(({ id, title, startAt, allDay }) => ({
        key: id,
        row: (
          <Link
            href={paths.calendar({}, { date: localDate(Temporal.Instant.from(startAt), timeZone).toString() })}
            variant="bare"
            className={styles.link}
          >
            <bdi className={styles.name}>{title}</bdi>
            <span className={styles.time}>
              <Text as="span" size="sm" tone="muted">
                {allDay ? format.dayShort(localDate(Temporal.Instant.from(startAt), timeZone).toString()) : format.moment(startAt, now)}
              </Text>
            </span>
          </Link>
        ),
      }))}
      empty={intl.formatMessage({ id: 'dashboard.appointments.none' }, { days: appointmentDays })}
    />
  )
}

const testimonialsMax = 3

function LatestTestimonials() {
  const intl = useIntl()
  const read = useQuery(query('listTestimonials', { query: { limit: testimonialsMax } }))
  return (
    <Section
      title={intl.formatMessage({ id: 'dashboard.testimonials' })}
      all={{ href: paths.testimonials(), text: intl.formatMessage({ id: 'dashboard.testimonials.all' }) }}
      read={read}
      rows={read.data?.data.map(({ id, brideName, groomName, comment, star }) => ({
        key: id,
        row: (
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
        ),
      }))}
      empty={intl.formatMessage({ id: 'dashboard.testimonials.none' })}
    />
  )
}
