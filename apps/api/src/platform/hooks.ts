/**
 * What a folder registers with the platform besides its operations, in `<noun>.hooks.ts`. The generator finds these files; the platform
 * itself imports no product folder.
 */
import type { components } from '@vendor-panel/contract'
import type { VendorContext } from './contract/context.ts'
import type { Db } from './db/kysely.ts'
import type { FileStore } from './files/file-store.ts'
import type { Erasing } from './erasure/erasure.ts'
import type { Delivering } from './jobs/deliver.ts'
import type { EndedDelivery } from './jobs/deliveries.queries.ts'

type AuditEntity = components['schemas']['AuditEntity']

/** Whether this user may see a record with this id. */
type Finder = (context: VendorContext, id: number) => Promise<boolean>
/** Runs in the same transaction after a change of a record was undone. */
type AfterUndo = (context: Pick<VendorContext, 'db' | 'user' | 'now'>, entityId: number) => Promise<void>

/** The resources of a job. */
export interface JobTools extends Delivering {
  files: FileStore
  hooks: AllHooks
  now(): Temporal.Instant
}
/** The payload is what was queued under its name. */
export type Job = (tools: JobTools, payload: never, isLastAttempt: boolean) => Promise<void>

export interface Hooks {
  /** By the name of a path parameter. Used for operations that are not built yet. */
  finders?: Record<string, Finder>
  /** By the record's name in the audit log. */
  afterUndo?: { [Entity in AuditEntity]?: AfterUndo }
  /** Passes the result of a delivery on to its record. */
  afterDelivery?: (db: Db, customerId: number, ended: EndedDelivery) => Promise<void>
  /** Deletes permanently what was marked as deleted before this time, so that its files can be removed. */
  purge?: (db: Db, customerId: number, before: string) => Promise<void>
  /** Erases what the folder keeps about a couple (LEAD-27). */
  erase?: (erasing: Erasing) => Promise<void>
  /** By the name under which they are queued. */
  jobs?: Record<string, Job>
}

/** The hooks of all folders. */
export type AllHooks = Readonly<Required<Hooks>>

/** Joins the hooks of all folders; throws for duplicates. */
export function joinHooks(folders: readonly Hooks[]): AllHooks {
  return {
    finders: joined(folders.map(({ finders }) => finders)),
    afterUndo: joined(folders.map(({ afterUndo }) => afterUndo)),
    jobs: joined(folders.map(({ jobs }) => jobs)),
    async afterDelivery(...args) {
      for (const { afterDelivery } of folders) await afterDelivery?.(...args)
    },
    async erase(...args) {
      for (const { erase } of folders) await erase?.(...args)
    },
    async purge(...args) {
      for (const { purge } of folders) await purge?.(...args)
    },
  }
}

function joined<Entries extends object>(parts: readonly (Entries | undefined)[]): Entries {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two folders register "${twice}"`)
  return Object.fromEntries(entries) as Entries
}
