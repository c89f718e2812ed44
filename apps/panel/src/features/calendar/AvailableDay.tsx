import type { components } from '@vendor-panel/contract'
import { Bdi, Disclosure, Heading, Stack, StatusTag, Table, Text } from '@vendor-panel/ui'
import { Check, TriangleAlert, UsersRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { eventLooks } from './event-types.ts'

type Availability = components['schemas']['Availability']
type Quote = components['schemas']['AvailabilityQuote']

type AvailableDayProps = { date: string; rows: readonly Availability[]; guests: number | undefined }

/** One day: a sentence that answers the question, each provider and space, and the prices behind it. */
export function AvailableDay({ date, rows, guests }: AvailableDayProps) {
  const intl = useIntl()
  const format = useFormat()
  const day = intl.formatDate(date, {
    calendar: 'gregory',
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const suitable = rows.filter(({ isFree, guestsFit }) => isFree && guestsFit !== false)
  const least = leastOf(suitable)
  const priced = [...new Map(rows.map((row) => [row.provider.id, row])).values()].filter(({ quote }) => quote?.state === 'current')
  return (
    <section aria-label={day}>
      <Stack gap="sm">
        <Heading level={2} size="lg">
          {day}
        </Heading>
        <Text size="lg">
          {intl.formatMessage({ id: 'calendar.availability.answer' }, { count: suitable.length, total: rows.length, guests: guests ?? 0 })}
          {least &&
            ` ${intl.formatMessage({ id: 'calendar.availability.answerPrice' }, { price: format.money(least.amount, least.currency) })}`}
        </Text>
        <Table
          label={day}
          isLabelHidden
          items={[...suitable, ...rows.filter((row) => !suitable.includes(row))]}
          getKey={({ provider, space }) => `${provider.id} ${space?.id ?? ''}`}
          columns={[
            { id: 'space', header: intl.formatMessage({ id: 'calendar.availability.place' }), cell: spaceCell },
            { id: 'state', header: intl.formatMessage({ id: 'calendar.availability.state' }), cell: stateCell },
            {
              id: 'guests',
              header: intl.formatMessage({ id: 'calendar.availability.guests' }),
              cell: (row) => fitsCell(row, guests),
            },
            {
              id: 'price',
              header: intl.formatMessage({ id: 'calendar.availability.price' }),
              isNumeric: true,
              cell: priceCell,
            },
          ]}
        />
        {priced.length > 0 && (
          <Disclosure title={intl.formatMessage({ id: 'calendar.availability.prices' })}>
            <Stack gap="md">
              {priced.map(({ provider, quote }) => (
                <PriceTable key={provider.id} name={provider.name} quote={quote!} />
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </section>
  )
}

const spaceCell = (row: Availability) => <ProviderSpace row={row} />
const stateCell = (row: Availability) => <State row={row} />
/** Nothing if the number of guests or the capacity is unknown. */
const fitsCell = ({ guestsFit }: Availability, guests: number | undefined) =>
  guestsFit === null || guests === undefined ? null : <Fits isFitting={guestsFit} guests={guests} />
const priceCell = ({ quote }: Availability) => <PriceText quote={quote} />

/** The least price of the free rows, if they have one currency. */
function leastOf(rows: readonly Availability[]): { amount: number; currency: string } | null {
  const prices = rows.flatMap(({ quote }) => quote?.from ?? [])
  const [first] = prices
  if (!first || prices.some(({ currency }) => currency !== first.currency)) return null
  return { amount: Math.min(...prices.map(({ amount }) => amount)), currency: first.currency }
}

const ProviderSpace = ({ row: { provider, space } }: { row: Availability }) => (
  <>
    <Bdi>{space?.name ?? provider.name}</Bdi>
    {space && (
      <Text tone="muted" size="sm" as="div">
        <Bdi>{provider.name}</Bdi>
      </Text>
    )}
  </>
)

function State({ row: { isFree, reason } }: { row: Availability }) {
  const intl = useIntl()
  if (isFree)
    return (
      <StatusTag tone="positive" icon={Check}>
        {intl.formatMessage({ id: 'calendar.availability.free' })}
      </StatusTag>
    )
  const { label, tone, icon } = eventLooks[reason ?? 'blocked']
  return (
    <StatusTag tone={tone} icon={icon}>
      {intl.formatMessage({ id: label })}
    </StatusTag>
  )
}

function Fits({ isFitting, guests }: { isFitting: boolean; guests: number }) {
  const intl = useIntl()
  return (
    <StatusTag tone={isFitting ? 'positive' : 'caution'} icon={isFitting ? UsersRound : TriangleAlert}>
      {intl.formatMessage({ id: isFitting ? 'calendar.availability.fits' : 'calendar.availability.fitsNot' }, { guests })}
    </StatusTag>
  )
}

function PriceText({ quote }: { quote: Quote | null }) {
  const intl = useIntl()
  const format = useFormat()
  if (quote === null || quote.state === 'none') return '–'
  if (quote.state === 'outdated') return intl.formatMessage({ id: 'calendar.availability.outdated' })
  if (quote.from === null) return intl.formatMessage({ id: 'calendar.availability.byGuest' })
  return intl.formatMessage({ id: 'calendar.availability.fromPrice' }, { price: format.money(quote.from.amount, quote.from.currency) })
}

/** Each price of the day: by the guest or as a package, and for all guests. */
function PriceTable({ name, quote }: { name: string; quote: Quote }) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <Table
      label={name}
      items={quote.prices}
      getKey={({ catalogItemOptionId, weekPeriod }) => `${catalogItemOptionId} ${weekPeriod}`}
      columns={[
        { id: 'item', header: intl.formatMessage({ id: 'calendar.availability.item' }), cell: ({ item, option }) => `${item} · ${option}` },
        {
          id: 'price',
          header: intl.formatMessage({ id: 'calendar.availability.unitPrice' }),
          isNumeric: true,
          cell: ({ price, currency, unit, unitLabel }) =>
            intl.formatMessage(
              { id: 'calendar.availability.perUnit' },
              { price: format.money(price, currency), unit: unitLabel, number: unit },
            ),
        },
        {
          id: 'amount',
          header: intl.formatMessage({ id: 'calendar.availability.total' }),
          isNumeric: true,
          cell: ({ amount, currency }) => (amount === null ? '–' : format.money(amount, currency)),
        },
      ]}
    />
  )
}
