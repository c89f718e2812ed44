import { Button } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../LoadFailed.tsx'
import type { Pages } from './use-pages.ts'

type ShowMoreProps = {
  list: Pick<Pages<unknown>, 'hasMore' | 'isMoreLoading' | 'isMoreFailed' | 'showMore' | 'retry'>
  /** What there is more of, where "Show more" says too little. */
  label?: string
}

/** Loads a further page of a list, and says so when that fails. */
export function ShowMore({ list, label }: ShowMoreProps) {
  const intl = useIntl()
  if (list.isMoreFailed) return <LoadFailed onRetry={list.retry} />
  if (!list.hasMore) return null
  return (
    <Button variant="quiet" isPending={list.isMoreLoading} onPress={list.showMore}>
      {label ?? intl.formatMessage({ id: 'app.list.more' })}
    </Button>
  )
}
