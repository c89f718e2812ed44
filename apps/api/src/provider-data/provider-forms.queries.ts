import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ProviderDataTables } from './provider-data.tables.ts'

export type FormRow = Selectable<ProviderDataTables['provider_forms']>
export type FormFieldRow = Selectable<ProviderDataTables['provider_form_fields']>
export type FormAnswersRow = Pick<Selectable<ProviderDataTables['provider_form_answers']>, 'form_id' | 'answers' | 'version'>

interface FormFilter {
  purpose?: FormRow['purpose']
  group?: string | undefined
  id?: number
}

/** The forms of a category, in their order. */
export function findForms(db: Db, categoryId: number, { purpose, group, id }: FormFilter): Promise<FormRow[]> {
  return db
    .selectFrom('provider_forms')
    .selectAll()
    .where((of) => of.or([of('category_id', 'is', null), of('category_id', '=', categoryId)]))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose!))
    .$if(group !== undefined, (query) => query.where('form_group', '=', group!))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('position')
    .execute()
}

export function findFormFields(db: Db, formIds: readonly number[]): Promise<FormFieldRow[]> {
  return db
    .selectFrom('provider_form_fields')
    .selectAll()
    .where('form_id', '=', (of) => of.fn.any(of.val([...formIds])))
    .orderBy('position')
    .execute()
}

export function findFormAnswers(db: Db, customerId: number, providerId: number): Promise<FormAnswersRow[]> {
  return db
    .selectFrom('provider_form_answers')
    .select(['form_id', 'answers', 'version'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .execute()
}

/** Replaces the answers; the provider is locked. */
export async function saveFormAnswers(
  db: Db,
  customerId: number,
  providerId: number,
  { form_id, answers, version }: FormAnswersRow,
): Promise<void> {
  const written = { answers: JSON.stringify(answers), version }
  await db
    .insertInto('provider_form_answers')
    .values({ customer_id: customerId, provider_id: providerId, form_id, ...written })
    .onConflict((conflict) => conflict.columns(['customer_id', 'provider_id', 'form_id']).doUpdateSet(written))
    .execute()
}
