import { Banner, Button } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { useReplacement } from './use-replacement.ts'
import { useViewingFormat } from './use-viewing-format.ts'

type TakenTimeProps = ReturnType<typeof useReplacement> & {
  /** The chosen time. */
  startAt: string | null
  timeZone: string
}

/** Shows that the chosen time replaces one that was taken, or that there is no other yet; until the couple chooses another one. */
export function TakenTime({ replacement, replace, startAt, timeZone }: TakenTimeProps) {
  const intl = useIntl()
  const format = useViewingFormat(timeZone)
  if (startAt === null || replacement?.at !== startAt) return null
  return replacement.isFailed ? (
    <Banner
      tone="critical"
      isLive
      actions={
        <Button size="sm" onPress={() => void replace(startAt)}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'booking.page.takenOnly' })}
    </Banner>
  ) : (
    <Banner tone="caution" isLive>
      {intl.formatMessage({ id: 'booking.page.taken' }, { time: format.full(startAt) })}
    </Banner>
  )
}
