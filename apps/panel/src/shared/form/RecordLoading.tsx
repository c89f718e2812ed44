import { Dialog, type DialogProps } from '@vendor-panel/ui'
import { LoadFailed } from '../LoadFailed.tsx'
import { RowsSkeleton } from '../RowsSkeleton.tsx'

type RecordLoadingProps = {
  /** The read of `useVersioned`. */
  read: { isError: boolean; refetch: () => Promise<unknown> }
}

/** Instead of the form until its record is loaded. */
export const RecordLoading = ({ read }: RecordLoadingProps) =>
  read.isError ? <LoadFailed onRetry={() => void read.refetch()} /> : <RowsSkeleton />

/** The same for a form that is a dialog. */
export const RecordLoadingDialog = ({
  read,
  close,
  ...dialog
}: RecordLoadingProps & Pick<DialogProps, 'title' | 'size' | 'onClose'> & { close: string }) => (
  <Dialog {...dialog} strings={{ close }}>
    <RecordLoading read={read} />
  </Dialog>
)
