import type { Insertable } from 'kysely'
import type { Db } from '../db/kysely.ts'
import type { OutboxMailsTable, OutboxSmsTable } from './outbox.tables.ts'

export function findOutboxMails(db: Db, limit: number) {
  return db.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

export function findOutboxSms(db: Db, limit: number) {
  return db.selectFrom('outbox_sms').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

export async function insertOutboxMail(db: Db, mail: Insertable<OutboxMailsTable>): Promise<void> {
  await db.insertInto('outbox_mails').values(mail).execute()
}

export async function insertOutboxSms(db: Db, sms: Insertable<OutboxSmsTable>): Promise<void> {
  await db.insertInto('outbox_sms').values(sms).execute()
}
