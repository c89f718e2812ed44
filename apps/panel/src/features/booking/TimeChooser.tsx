import type { Answer } from '@vendor-panel/sdk'
import { Button, ChoiceGrid, ErrorBanner, Stack } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './booking-page.css.ts'
import type { ReadyTimes } from './use-free-times.ts'
import { useViewingFormat } from './use-viewing-format.ts'

type Days = Answer<'getBookingPage'>['data']['days']

type TimeChooserProps = {
  days: readonly Days[number][]
  timeZone: string
  /** The chosen start. */
  value: string | null
  onChange: (startAt: string | null) => void
  /** Loads later days, if there are any. */
  more: { load: () => void; status: ReadyTimes['more'] } | null
}

/** A day first, then one of its free times. */
export function TimeChooser({ days, timeZone, value, onChange, more }: TimeChooserProps) {
  const intl = useIntl()
  const format = useViewingFormat(timeZone)
  const dayOf = (startAt: string | null) => days.find(({ slots }) => startAt !== null && slots.includes(startAt))
  const [chosenDate, setChosenDate] = useState<string | null>(null)
  // The day of the chosen time, which may have been chosen elsewhere; before a time is chosen, the chosen day.
  const day = dayOf(value) ?? days.find(({ date }) => date === chosenDate)
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <ChoiceGrid
          label={intl.formatMessage({ id: 'booking.page.day' })}
          name="day"
          choices={days.map(({ date }) => ({
            value: date,
            label: format.day(date),
            detail: format.weekday(date),
            name: format.longDay(date),
          }))}
          value={day?.date ?? null}
          onChange={(date) => {
            setChosenDate(date)
            onChange(null)
          }}
        />
        {more?.status === 'failed' && <ErrorBanner>{intl.formatMessage({ id: 'booking.page.failed' })}</ErrorBanner>}
        {more && (
          <div>
            <Button size="sm" isPending={more.status === 'loading'} onPress={more.load}>
              {intl.formatMessage({ id: 'booking.page.later' })}
            </Button>
          </div>
        )}
      </Stack>
      {day && (
        <div key={day.date} className={styles.appears}>
          <ChoiceGrid
            label={intl.formatMessage({ id: 'booking.page.time' })}
            name="time"
            choices={day.slots.map((slot) => ({ value: slot, label: format.time(slot) }))}
            value={value}
            onChange={onChange}
          />
        </div>
      )}
    </Stack>
  )
}
