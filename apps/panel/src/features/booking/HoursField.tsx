import { createBookingLinkBounds } from '@vendor-panel/domain/bounds'
import { Button, ErrorBanner, Heading, IconButton, Select, Stack, TimeField } from '@vendor-panel/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { newHours, type HoursRow } from './booking-link-form.ts'
import * as styles from './booking.css.ts'
import { useWeekdays } from './use-weekdays.ts'

type HoursFieldProps = {
  rows: readonly HoursRow[]
  onChange: (rows: readonly HoursRow[]) => void
  errorAt: (path: string) => string | undefined
  errorMessage: string | undefined
}

/** The times of the week at which viewings are possible, a row for each. */
export function HoursField({ rows, onChange, errorAt, errorMessage }: HoursFieldProps) {
  const intl = useIntl()
  const { choices, name } = useWeekdays()
  const change = (index: number, part: Partial<HoursRow>) => onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const lastDay = Number(rows.at(-1)?.weekday ?? 1)
  return (
    <Stack gap="sm" as="section">
      <Heading level={3} size="body">
        {intl.formatMessage({ id: 'booking.hours' })}
      </Heading>
      {errorMessage && <ErrorBanner>{errorMessage}</ErrorBanner>}
      {rows.map((row, index) => (
        <div key={index} className={styles.hours}>
          <div className={styles.weekday}>
            <Select
              label={intl.formatMessage({ id: 'booking.weekday' })}
              isLabelHidden={index > 0}
              options={choices}
              value={row.weekday}
              onChange={(weekday) => change(index, { weekday })}
              name={`hours[${index}].weekday`}
            />
          </div>
          <TimeField
            label={intl.formatMessage({ id: 'booking.from' })}
            isLabelHidden={index > 0}
            value={row.from}
            onChange={(from) => change(index, { from })}
            name={`hours[${index}].from`}
            errorMessage={errorAt(`hours[${index}].from`)}
          />
          <TimeField
            label={intl.formatMessage({ id: 'booking.to' })}
            isLabelHidden={index > 0}
            value={row.to}
            onChange={(to) => change(index, { to })}
            name={`hours[${index}].to`}
            errorMessage={errorAt(`hours[${index}].to`)}
          />
          <div className={styles.remove}>
            <IconButton
              label={intl.formatMessage({ id: 'booking.removeHours' }, { day: name(Number(row.weekday), 'long') })}
              icon={Trash2}
              onPress={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </div>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          isDisabled={rows.length >= createBookingLinkBounds.hours.maxItems}
          onPress={() => onChange([...rows, newHours((lastDay % 7) + 1)])}
        >
          {intl.formatMessage({ id: 'booking.addHours' })}
        </Button>
      </div>
    </Stack>
  )
}
