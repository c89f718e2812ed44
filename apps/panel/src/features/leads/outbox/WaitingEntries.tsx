import { lazily } from '../../../shared/lazily.tsx'
import { useAtomValue } from '../../../shared/store.ts'
import { withMessages } from '../../../shared/with-messages.ts'
import { outboxEntries } from './outbox-entries.ts'
import type { OutboxOperation } from './outbox-entry.ts'

const OutboxEntries = lazily(
  withMessages(['app.outbox', 'leads.calls'], () => import('./OutboxEntries.tsx').then((code) => code.OutboxEntries)),
)

/** What waits to be sent about a couple, next to what was sent. */
export function WaitingEntries({ leadId, operations }: { leadId: number; operations: readonly OutboxOperation[] }) {
  const entries = useAtomValue(outboxEntries).filter((entry) => entry.leadId === leadId && operations.includes(entry.operation))
  return entries.length > 0 && <OutboxEntries entries={entries} />
}
