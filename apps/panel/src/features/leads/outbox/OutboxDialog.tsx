import { Dialog, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useAtomValue } from '../../../shared/store.ts'
import { outboxEntries } from './outbox-entries.ts'
import { OutboxEntries } from './OutboxEntries.tsx'

/** All that waits to be sent, about any couple. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const entries = useAtomValue(outboxEntries)
  return (
    <Dialog
      title={intl.formatMessage({ id: 'app.outbox.title' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      size="lg"
      onClose={onClose}
    >
      {entries.length > 0 ? (
        <OutboxEntries entries={entries} onOpen={onClose} />
      ) : (
        <Text tone="muted">{intl.formatMessage({ id: 'app.outbox.empty' })}</Text>
      )}
    </Dialog>
  )
}
