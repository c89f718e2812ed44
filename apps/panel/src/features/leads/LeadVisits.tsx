import { Disclosure, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'

/** The parts of the provider's page that the couple viewed, and for how long (LEAD-51); nothing without a visit. */
export function LeadVisits({ leadId }: { leadId: number }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const visits = usePages('listCoupleVisits', { query: { leadId } })
  if (visits.rows.length === 0) return null
  return (
    <Disclosure title={intl.formatMessage({ id: 'leads.visits.title' }, { count: visits.total ?? visits.rows.length })}>
      <Stack gap="sm">
        <Stack as="ul" gap="xs">
          {visits.rows.map(({ id, at, page, durationSeconds }) => (
            <li key={id}>
              <Text isNumeric>
                {intl.formatMessage({ id: `leads.visits.${page}` })}
                {durationSeconds !== null && ` · ${intl.formatMessage({ id: 'leads.visits.seconds' }, { seconds: durationSeconds })}`}
              </Text>
              <Text size="sm" tone="muted" isNumeric>
                <time dateTime={at}>{format.moment(at, now)}</time>
              </Text>
            </li>
          ))}
        </Stack>
        <ShowMore list={visits} />
      </Stack>
    </Disclosure>
  )
}
