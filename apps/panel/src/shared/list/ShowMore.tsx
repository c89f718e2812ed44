import { Button, Text } from '@vendor-panel/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../LoadFailed.tsx'
import type { Pages } from './use-pages.ts'

type ShowMoreProps = {
  list: Pick<Pages<unknown>, 'rows' | 'total' | 'hasMore' | 'isMoreLoading' | 'isMoreFailed' | 'showMore' | 'retry'>
  /** The label, if "Show more" is not specific enough. */
  label?: string
  /** The list loads its next page by itself when its end comes into view: no button, and `label` is shown while it loads. */
  isAutomatic?: boolean
}

/**
 * Loads a further page of a list, and reports a failure. If the pressed control is removed, focus moves to its replacement:
 * the button, Retry, or the number of rows; if the user has moved it elsewhere, the change is only announced.
 */
export function ShowMore({ list, label, isAutomatic = false }: ShowMoreProps) {
  const intl = useIntl()
  const { rows, total, hasMore, isMoreLoading, isMoreFailed } = list
  const region = useRef<HTMLDivElement>(null)
  const [isUsed, setUsed] = useState(false)
  const shows = isMoreFailed ? 'failure' : hasMore && !isAutomatic ? 'button' : isMoreLoading ? 'loading' : isUsed ? 'count' : null
  useEffect(() => {
    // A browser moves the focus of a removed element to the body.
    if (isUsed && shows && document.activeElement === document.body)
      region.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus()
  }, [isUsed, shows])

  if (shows === null) return null
  const use = (load: () => void) => () => {
    setUsed(true)
    load()
  }
  const status =
    shows === 'loading'
      ? label
      : shows === 'count' && intl.formatMessage({ id: 'app.list.shown' }, { shown: rows.length, total: total ?? rows.length })
  return (
    <div ref={region}>
      {shows === 'failure' && <LoadFailed onRetry={use(list.retry)} />}
      {shows === 'button' && (
        <Button variant="quiet" isPending={isMoreLoading} onPress={use(list.showMore)}>
          {label ?? intl.formatMessage({ id: 'app.list.more' })}
        </Button>
      )}
      {status && (
        <Text tone="muted" role="status" tabIndex={-1}>
          {status}
        </Text>
      )}
    </div>
  )
}
