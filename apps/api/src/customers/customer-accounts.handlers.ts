import type { components } from '@vendor-panel/contract'
import { ibanText, isIban, type FieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import {
  deleteAccount,
  findAccounts,
  hasSameAccount,
  insertAccount,
  lockAccount,
  updateAccount,
  type AccountRow,
} from './customer-accounts.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'

export const customerAccountHandlers: Handlers<
  'listCustomerAccounts' | 'createCustomerAccount' | 'updateCustomerAccount' | 'deleteCustomerAccount'
> = {
  async listCustomerAccounts({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    return { status: 200, body: { data: (await findAccounts(db, user.customerId)).map(toAccount) } }
  },

  async createCustomerAccount(context, { path, body }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    const number = accountNumber(body)
    if (!number) throw new Refusal(422, 'invalid', { errors: [{ path: 'iban', code: 'required' }] })
    if (await hasSameAccount(db, user.customerId, number, 0)) throw new Refusal(409, 'account_exists')
    const { holder, bank } = body
    const account = { customer_id: user.customerId, holder: holder.trim(), bank: bank.trim(), created_at: instantText(now()) }
    const row = await insertAccount(db, { ...account, ...number })
    await audit(context, { action: 'created', entity: 'customer_account', entityId: row.id })
    return { status: 201, body: { data: toAccount(row) } }
  },

  async updateCustomerAccount(context, { path, body }) {
    const { db, user } = context
    const before = await requireAccount(context, path)
    const number = accountNumber(body)
    if (number && (await hasSameAccount(db, user.customerId, number, before.id))) throw new Refusal(409, 'account_exists')
    const row = await updateAccount(db, user.customerId, before.id, {
      ...number,
      ...(body.holder && { holder: body.holder.trim() }),
      ...(body.bank && { bank: body.bank.trim() }),
      // PAY-16: a change needs a new application
      merchant_status: 'pending',
      reject_reason: null,
    })
    await audit(context, { action: 'updated', entity: 'customer_account', entityId: row.id, detail: Object.keys(body).join(', ') })
    return { status: 200, body: { data: toAccount(row) } }
  },

  async deleteCustomerAccount(context, { path }) {
    const { id } = await requireAccount(context, path)
    const headers = await undoable(context, { entity: 'customer_account', entityId: id }, { table: 'customer_accounts', ids: [id] })
    await deleteAccount(context.db, context.user.customerId, id)
    return { status: 204, headers }
  },
}

async function requireAccount(
  { db, user }: VendorContext,
  { customerId, customerAccountId }: { customerId: number; customerAccountId: number },
): Promise<AccountRow> {
  requireOwnCustomer(user, customerId)
  requireManager(user)
  return requireFound(await lockAccount(db, user.customerId, customerAccountId))
}

interface AccountInput {
  holder?: string
  bank?: string
  iban?: string
  accountNumber?: string
}

/** The IBAN or account number as it is stored; undefined if neither is given. Refuses both at once, blank names, and an invalid IBAN. */
function accountNumber({
  holder,
  bank,
  iban,
  accountNumber: number,
}: AccountInput): Pick<AccountRow, 'iban' | 'account_number'> | undefined {
  const problems: FieldProblem[] = []
  if (holder?.trim() === '') problems.push({ path: 'holder', code: 'required' })
  if (bank?.trim() === '') problems.push({ path: 'bank', code: 'required' })
  if (iban !== undefined && number !== undefined) problems.push({ path: 'accountNumber', code: 'not_allowed' })
  else if (iban !== undefined && !isIban(iban)) problems.push({ path: 'iban', code: 'not_allowed' })
  refuseProblems(problems)
  if (iban !== undefined) return { iban: ibanText(iban), account_number: null }
  return number === undefined ? undefined : { iban: null, account_number: number.trim() }
}

function toAccount(row: AccountRow): components['schemas']['CustomerAccount'] {
  return {
    id: row.id,
    holder: row.holder,
    bank: row.bank,
    iban: row.iban,
    accountNumber: row.account_number,
    merchantStatus: row.merchant_status,
    rejectReason: row.reject_reason,
    createdAt: row.created_at,
  }
}
