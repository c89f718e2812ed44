import type { components } from '@vendor-panel/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

type Schemas = components['schemas']
export type AgreementTextRow = NonNullable<Awaited<ReturnType<typeof findAgreementText>>>

function texts(db: Db) {
  return db
    .selectFrom('agreement_texts')
    .select(['id', 'type', 'locale', 'version', 'title', 'body', 'is_required as isRequired', 'published_at as publishedAt'])
}

export function findAgreementText(db: Db, id: number) {
  return texts(db).where('id', '=', id).executeTakeFirst()
}

/** The newest version of each type, in the requested locale, else in another one of the same language, else in English. */
export function findAgreementTexts(db: Db, type: Schemas['AgreementType'] | undefined, locale: Schemas['Locale']) {
  const sameLanguage = `${locale.slice(0, 2)}_%`
  return texts(db)
    .distinctOn('type')
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .where((of) => of.or([of('locale', '=', locale), of(sql<string>`locale`, 'like', sameLanguage), of('locale', '=', 'en_CA')]))
    .orderBy('type')
    .orderBy('version', 'desc')
    .orderBy(sql`locale = ${locale}`, 'desc')
    .orderBy(sql`locale like ${sameLanguage}`, 'desc')
    .execute()
}
