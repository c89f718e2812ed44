/**
 * What a folder registers with the platform besides its operations, in `<noun>.hooks.ts`. The generator finds these files; the platform
 * itself imports no product folder.
 */
import type { components } from '@vendor-panel/contract'
import type { PaymentBank } from './bank/payment-bank.ts'
import type { VendorContext } from './contract/context.ts'
import type { Db } from './db/kysely.ts'
import type { FileStore } from './files/file-store.ts'
import type { Erasing } from './erasure/erasure.ts'
import type { Delivering } from './jobs/deliver.ts'
import type { EndedDelivery } from './jobs/deliveries.queries.ts'
import type { MailFile } from './mail/mail-transport.ts'

type Schemas = components['schemas']
type AuditEntity = Schemas['AuditEntity']
/** The figures of tips that several folders count. */
type PageFigures = Pick<Schemas['ProviderStrength'], 'photoCount' | 'commentCount'>

/** Whether this user may see a record with this id. */
type Finder = (context: VendorContext, id: number) => Promise<boolean>
/** Runs in the same transaction after a change of a record was undone. */
type AfterUndo = (context: Pick<VendorContext, 'db' | 'user' | 'now'>, entityId: number) => Promise<void>

/** The resources of a job. */
export interface JobTools extends Delivering {
  files: FileStore
  hooks: AllHooks
  /** The bank that charges cards; without one its jobs fail, and are tried again. */
  bank?: PaymentBank | undefined
  /** The address of the service that reads review websites; without one no review is imported. */
  reviewServiceUrl?: string | undefined
  /** A `mailto:` or `https:` address, for push services that have a problem with this sender (RFC 8292). */
  pushContact?: string | undefined
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
  /** The files that are sent with a vendor's mail to a couple; read in the transaction that takes the delivery. */
  filesOfMessage?: (sources: { db: Db; files: Pick<FileStore, 'open'> }, customerId: number, leadMessageId: number) => Promise<MailFile[]>
  /** Deletes permanently what was marked as deleted before this time, so that its files can be removed. */
  purge?: (db: Db, customerId: number, before: string) => Promise<void>
  /** What waits for approval on the page of a provider (PROV-10). */
  changeRequests?: (db: Db, customerId: number, providerId: number) => Promise<Schemas['ChangeRequest'][]>
  /** What the folder counts for the tips about the page of a provider; missing figures are 0 (PROV-31). */
  pageFigures?: (db: Db, customerId: number, providerId: number) => Promise<Partial<PageFigures>>
  /** Erases what the folder keeps about a couple (LEAD-27). */
  erase?: (erasing: Erasing) => Promise<void>
  /** By the name under which they are queued. */
  jobs?: Record<string, Job>
  /** When a job without a payload runs, as in crontab; it also runs at each start. */
  timetable?: Record<string, string>
}

/** The hooks of all folders. */
export type AllHooks = Readonly<
  Required<Omit<Hooks, 'pageFigures'>> & { pageFigures: (...args: Parameters<NonNullable<Hooks['pageFigures']>>) => Promise<PageFigures> }
>

/** Joins the hooks of all folders; throws for duplicates. */
export function joinHooks(folders: readonly Hooks[]): AllHooks {
  return {
    finders: joined(folders.map(({ finders }) => finders)),
    afterUndo: joined(folders.map(({ afterUndo }) => afterUndo)),
    jobs: joined(folders.map(({ jobs }) => jobs)),
    timetable: joined(folders.map(({ timetable }) => timetable)),
    async afterDelivery(...args) {
      for (const { afterDelivery } of folders) await afterDelivery?.(...args)
    },
    async filesOfMessage(...args) {
      const found: MailFile[] = []
      for (const { filesOfMessage } of folders) found.push(...((await filesOfMessage?.(...args)) ?? []))
      return found
    },
    async changeRequests(...args) {
      const found: Schemas['ChangeRequest'][] = []
      for (const { changeRequests } of folders) found.push(...((await changeRequests?.(...args)) ?? []))
      return found
    },
    async pageFigures(...args) {
      const figures = { photoCount: 0, commentCount: 0 }
      for (const { pageFigures } of folders) Object.assign(figures, await pageFigures?.(...args))
      return figures
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
