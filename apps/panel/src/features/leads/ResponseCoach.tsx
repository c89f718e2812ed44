import type { components } from '@vendor-panel/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Dialog, Heading, Link, Skeleton, Text } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { durationText } from '../../shared/duration-text.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import * as styles from './ResponseCoach.css.ts'
import { leadPath } from './leads-url.ts'

type ProviderCoaching = components['schemas']['ResponseCoaching']

const refreshMs = 5 * 60_000

/** The own response time against the category, whom to answer first, and what that changes (RESP-01, RESP-07). */
export function ResponseCoach() {
  const intl = useIntl()
  const titleId = useId()
  const coaching = useCoaching()
  if (coaching.data?.data.length === 0) return null
  return (
    <section className={styles.coach} aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        {intl.formatMessage({ id: 'leads.coach.title' })}
      </Heading>
      <Coaching coaching={coaching} />
    </section>
  )
}

/** The same in a dialog, where the list of couples leaves no room for it, such as on a phone. */
export function ResponseDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const coaching = useCoaching()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.coach.title' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      size="lg"
      onClose={onClose}
    >
      <div className={styles.coach}>
        {coaching.data?.data.length === 0 ? (
          <Text tone="muted">{intl.formatMessage({ id: 'leads.coach.none' })}</Text>
        ) : (
          <Coaching coaching={coaching} onFollow={onClose} />
        )}
      </div>
    </Dialog>
  )
}

// Waiting goes on while the page is open.
const useCoaching = () => useQuery({ ...query('listResponseCoaching'), refetchInterval: refreshMs })

type CoachingProps = {
  coaching: ReturnType<typeof useCoaching>
  /** Called when the link of a couple is followed. */
  onFollow?: () => void
}

function Coaching({ coaching: { data, isPending, isError, refetch }, ...row }: CoachingProps) {
  'use memo'
  const all = data?.data ?? []
  return (
    <>
      {isPending && <Skeleton shape="block" />}
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      <div className={styles.providers}>
        {all.map((one) => (
          <ProviderCoach key={one.provider.id} coaching={one} hasName={all.length > 1} {...row} />
        ))}
      </div>
    </>
  )
}

type ProviderCoachProps = { coaching: ProviderCoaching; hasName: boolean; onFollow?: () => void }

function ProviderCoach({ coaching, hasName, onFollow }: ProviderCoachProps) {
  'use memo'
  const intl = useIntl()
  const { provider, meanMinutes, category, forecast, next, isCounting } = coaching
  return (
    <div className={styles.provider}>
      <div className={styles.figure}>
        {hasName && (
          <Text size="sm" weight="medium">
            <Bdi>{provider.name}</Bdi>
          </Text>
        )}
        <span className={styles.mean}>{meanMinutes !== null && durationText(intl, meanMinutes)}</span>
        <Text size="sm" tone="muted">
          {category
            ? intl.formatMessage(
                { id: 'leads.coach.category' },
                { time: durationText(intl, category.meanMinutes), count: category.providers },
              )
            : intl.formatMessage({ id: 'leads.coach.noCategory' })}
        </Text>
      </div>
      <div className={styles.advice}>
        {forecast ? <Forecast forecast={forecast} count={next.length} /> : <Text>{intl.formatMessage({ id: 'leads.coach.none' })}</Text>}
        {next.length > 0 && (
          <ol className={styles.couples}>
            {next.map((advice) => (
              <li key={advice.leadId} className={styles.couple}>
                <Link href={leadPath(advice.leadId, {}, 'messages')} variant="bare" className={styles.coupleLink} onClick={onFollow}>
                  <bdi className={styles.name}>{advice.coupleName}</bdi>
                  <Wait advice={advice} />
                </Link>
              </li>
            ))}
          </ol>
        )}
        {!isCounting && next.length > 0 && (
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: 'leads.coach.paused' })}
          </Text>
        )}
      </div>
    </div>
  )
}

/** The average if these couples are answered now, and if they are not. */
function Forecast({ forecast, count }: { forecast: NonNullable<ProviderCoaching['forecast']>; count: number }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const [time, otherwise] = [durationText(intl, forecast.meanMinutes), durationText(intl, forecast.meanMinutesOtherwise)]
  return (
    <Text isProse>
      {intl.formatMessage({ id: 'leads.coach.forecast' }, { count, time, otherwise, at: format.moment(forecast.at, now) })}
    </Text>
  )
}

function Wait({ advice: { dueAt, waitedMinutes, costMinutes } }: { advice: ProviderCoaching['next'][number] }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const waited = durationText(intl, waitedMinutes)
  const text =
    dueAt !== null
      ? intl.formatMessage({ id: 'leads.coach.inTime' }, { at: format.moment(dueAt, now) })
      : costMinutes >= 1
        ? intl.formatMessage({ id: 'leads.coach.costs' }, { waited, cost: durationText(intl, costMinutes) })
        : intl.formatMessage({ id: 'leads.coach.waited' }, { waited })
  return (
    <Text as="span" size="sm" tone={dueAt === null ? 'critical' : 'muted'} isNumeric>
      {text}
    </Text>
  )
}
