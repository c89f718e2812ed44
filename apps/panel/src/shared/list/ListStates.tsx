import { Text } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { LoadFailed } from '../LoadFailed.tsx'
import { RowsSkeleton } from '../RowsSkeleton.tsx'
import type { Pages } from './use-pages.ts'

type ListStatesProps = {
  list: Pick<Pages<unknown>, 'rows' | 'isLoading' | 'isFailed' | 'retry'> & Partial<Pick<Pages<unknown>, 'isStale'>>
  skeleton?: ReactNode
  /** Shown instead of rows; a text is muted. */
  empty: ReactNode
  children: ReactNode
}

/** The rows of a list, or their replacement: skeleton, failure with Retry, or the empty state. */
export function ListStates({ list, skeleton = <RowsSkeleton />, empty, children }: ListStatesProps) {
  if (list.isLoading || (list.isStale && list.rows.length === 0)) return skeleton
  if (list.isFailed) return <LoadFailed onRetry={list.retry} />
  if (list.rows.length === 0) return typeof empty === 'string' ? <Text tone="muted">{empty}</Text> : empty
  return children
}
