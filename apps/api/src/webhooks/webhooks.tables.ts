import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']
type Event = Schemas['WebhookEvent']
type OptionalInstant = ColumnType<string | null, string | undefined, string | null>

export interface WebhookTables {
  webhooks: {
    customer_id: number
    id: Generated<number>
    url: string
    description: string
    events: ColumnType<Schemas['WebhookEventType'][], string, string>
    /** The key of the signatures; never answered after it was made. */
    secret: string
    /** Signs too until `previous_until`. */
    previous_secret: ColumnType<string | null, string | undefined, string | null>
    previous_until: OptionalInstant
    /** The panel's URL when it was added: only one on loopback has receivers there. */
    panel_origin: string
    is_active: Generated<boolean>
    failing_since: OptionalInstant
    switched_off_at: OptionalInstant
    created_at: Instant
  }
  webhook_deliveries: {
    customer_id: number
    id: Generated<number>
    webhook_id: number
    /** The id in the event. */
    event_id: Generated<string>
    type: Event['type']
    data: ColumnType<Event['data'], string, never>
    status: Generated<Schemas['WebhookDeliveryStatus']>
    tries: Generated<number>
    /** Tries since it was queued or replayed. */
    round_tries: Generated<number>
    response_status: ColumnType<number | null, number | undefined, number | null>
    failure: ColumnType<Schemas['WebhookFailure'] | null, Schemas['WebhookFailure'] | undefined, Schemas['WebhookFailure'] | null>
    last_try_at: OptionalInstant
    next_try_at: OptionalInstant
    created_at: Generated<string>
  }
}
