import type { Db } from '../db/kysely.ts'

export function findOutboxMails(db: Db, limit: number) {
  return db.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

export function findOutboxSms(db: Db, limit: number) {
  return db.selectFrom('outbox_sms').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
