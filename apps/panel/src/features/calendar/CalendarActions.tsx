import { breakpoints, Button, ButtonLink, Menu, MenuItem, MenuTrigger } from '@vendor-panel/ui'
import { CalendarClock, CalendarSearch, Ellipsis, Rss, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import * as styles from './calendar.css.ts'

type CalendarActionsProps = {
  date: string
  /** The provider of the page; null on the page of all providers. */
  providerId: number | null
  /** Null if no calendar may be read. */
  onFeeds: (() => void) | null
  /** Null if no calendar may be changed. */
  onImport: (() => void) | null
  /** The button that adds an event. */
  add: ReactNode
}

/** The actions of the page: on a phone one button, and a menu of the rest. */
export function CalendarActions({ date, providerId, onFeeds, onImport, add }: CalendarActionsProps) {
  const intl = useIntl()
  const availability = paths.availability({}, { from: date })
  return (
    <>
      <div className={styles.wideOnly}>
        <ButtonLink href={availability} icon={CalendarSearch}>
          {intl.formatMessage({ id: 'calendar.availability' })}
        </ButtonLink>
      </div>
      <MenuTrigger>
        <Button icon={Ellipsis}>{intl.formatMessage({ id: 'calendar.more.menu' })}</Button>
        <Menu label={intl.formatMessage({ id: 'calendar.more.menu' })} placement="bottom end">
          {window.innerWidth < breakpoints.sm && (
            <MenuItem href={availability} icon={CalendarSearch}>
              {intl.formatMessage({ id: 'calendar.availability' })}
            </MenuItem>
          )}
          <MenuItem href={paths.bookingLinks({}, providerId === null ? {} : { providerId })} icon={CalendarClock}>
            {intl.formatMessage({ id: 'calendar.viewings' })}
          </MenuItem>
          {onFeeds && (
            <MenuItem onAction={onFeeds} icon={Rss}>
              {intl.formatMessage({ id: 'calendar.feeds' })}
            </MenuItem>
          )}
          {onImport && (
            <MenuItem onAction={onImport} icon={Upload}>
              {intl.formatMessage({ id: 'calendar.import' })}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {add}
    </>
  )
}
