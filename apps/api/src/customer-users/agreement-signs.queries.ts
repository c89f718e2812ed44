import type { Db } from '../platform/db/kysely.ts'

function signs(db: Db, customerId: number, customerUserId: number) {
  return db
    .selectFrom('agreement_signs as sign')
    .innerJoin('agreement_texts as text', 'text.id', 'sign.agreement_text_id')
    .select(['sign.id', 'sign.customer_user_id as customerUserId', 'sign.agreement_text_id as agreementTextId'])
    .select(['text.type', 'text.version', 'text.title', 'sign.signed_at as signedAt'])
    .where('sign.customer_id', '=', customerId)
    .where('sign.customer_user_id', '=', customerUserId)
}

export function findAgreementSigns(db: Db, customerId: number, customerUserId: number) {
  return signs(db, customerId, customerUserId).orderBy('sign.signed_at', 'desc').orderBy('sign.id', 'desc').execute()
}

/** Signs an agreement once: a second call changes nothing. Returns the existing signature. */
export async function insertAgreementSign(
  db: Db,
  sign: { customer_id: number; customer_user_id: number; agreement_text_id: number; signed_at: string },
) {
  await db
    .insertInto('agreement_signs')
    .values(sign)
    .onConflict((conflict) => conflict.columns(['customer_id', 'customer_user_id', 'agreement_text_id']).doNothing())
    .execute()
  return signs(db, sign.customer_id, sign.customer_user_id)
    .where('sign.agreement_text_id', '=', sign.agreement_text_id)
    .executeTakeFirstOrThrow()
}
