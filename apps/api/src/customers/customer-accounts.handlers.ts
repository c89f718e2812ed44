import type { components } from '@vendor-panel/contract'
import { accountNumberText, bankAccountProblems, canApplyForPayments, ibanText, type BankAccount } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'
import {
  deleteAccount,
  findAccount,
  findAccountDocuments,
  findAccounts,
  hasSameAccount,
  insertAccount,
  lockAccount,
  updateAccount,
  type AccountRow,
  type DocumentRow,
} from './customer-accounts.queries.ts'

type CustomerAccount = components['schemas']['CustomerAccount']

export const customerAccountHandlers: Handlers<
  'listCustomerAccounts' | 'createCustomerAccount' | 'getCustomerAccount' | 'updateCustomerAccount' | 'deleteCustomerAccount'
> = {
  async listCustomerAccounts({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    return { status: 200, body: { data: await toAccounts(db, user.customerId, await findAccounts(db, user.customerId)) } }
  },

  async createCustomerAccount(context, { path, body }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    const { holder, bank, iban = null, accountNumber = null } = body
    const columns = columnsOf({ holder, bank, iban, accountNumber })
    if (await hasSameAccount(db, user.customerId, columns, 0)) throw new Refusal(409, 'account_exists')
    const at = instantText(now())
    const row = await insertAccount(db, { customer_id: user.customerId, ...columns, applied_at: at, created_at: at })
    await audit(context, { action: 'created', entity: 'customer_account', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: await toAccount(db, row) } }
  },

  async getCustomerAccount(context, { path }) {
    const row = await openAccount(context, path)
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toAccount(context.db, row) } }
  },

  async updateCustomerAccount(context, { path, body }) {
    const { db, user, now } = context
    const before = await lockedAccount(context, path)
    requireVersion(context, before.version)
    const { holder = before.holder, bank = before.bank } = body
    const isRenumbered = body.iban !== undefined || body.accountNumber !== undefined
    const { iban = null, accountNumber = null } = isRenumbered ? body : { iban: before.iban, accountNumber: before.account_number }
    const columns = columnsOf({ holder, bank, iban, accountNumber })
    if (await hasSameAccount(db, user.customerId, columns, before.id)) throw new Refusal(409, 'account_exists')
    const isChanged = (Object.keys(columns) as (keyof typeof columns)[]).some((name) => columns[name] !== before[name])
    // PAY-16: a change needs a new application; what was rejected can be sent again as it is.
    const isApplying = isChanged || canApplyForPayments(before.merchant_status)
    const application = { merchant_status: 'pending', reject_reason: null, applied_at: instantText(now()) } as const
    const row = isApplying ? await updateAccount(db, user.customerId, before.id, { ...columns, ...application }) : before
    await audit(context, { action: 'updated', entity: 'customer_account', entityId: row.id, detail: Object.keys(body).join(', ') })
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toAccount(db, row) } }
  },

  async deleteCustomerAccount(context, { path }) {
    const { db, user } = context
    const { id } = await lockedAccount(context, path)
    const documents = await findAccountDocuments(db, user.customerId, [id])
    const headers = await undoable(
      context,
      { entity: 'customer_account', entityId: id },
      { table: 'customer_accounts', ids: [id] },
      { table: 'customer_account_documents', ids: documents.map((document) => document.id) },
    )
    await deleteAccount(db, user.customerId, id)
    return { status: 204, headers }
  },
}

interface AccountPath {
  customerId: number
  customerAccountId: number
}

/** A bank account of the user's customer, for account managers. */
export async function openAccount({ db, user }: VendorContext, { customerId, customerAccountId }: AccountPath): Promise<AccountRow> {
  requireOwnCustomer(user, customerId)
  requireManager(user)
  return requireFound(await findAccount(db, user.customerId, customerAccountId))
}

/** The same for a change: locked until the transaction ends. */
export async function lockedAccount({ db, user }: VendorContext, { customerId, customerAccountId }: AccountPath): Promise<AccountRow> {
  requireOwnCustomer(user, customerId)
  requireManager(user)
  return requireFound(await lockAccount(db, user.customerId, customerAccountId))
}

/** The columns of a bank account, or its problems as a refusal (PAY-16). */
function columnsOf(account: BankAccount): Pick<AccountRow, 'holder' | 'bank' | 'iban' | 'account_number'> {
  refuseProblems(bankAccountProblems(account))
  const { holder, bank, iban, accountNumber } = account
  return {
    holder: holder.trim(),
    bank: bank.trim(),
    iban: iban === null ? null : ibanText(iban),
    account_number: accountNumber === null ? null : accountNumberText(accountNumber),
  }
}

export async function toAccount(db: Db, row: AccountRow): Promise<CustomerAccount> {
  const [account] = await toAccounts(db, row.customer_id, [row])
  if (!account) throw new Error('The answer lacks its bank account')
  return account
}

async function toAccounts(db: Db, customerId: number, rows: readonly AccountRow[]): Promise<CustomerAccount[]> {
  const ids = rows.map(({ id }) => id)
  const documents = await findAccountDocuments(db, customerId, ids)
  return rows.map((row) => ({
    id: row.id,
    holder: row.holder,
    bank: row.bank,
    iban: row.iban,
    accountNumber: row.account_number,
    merchantStatus: row.merchant_status,
    rejectReason: row.reject_reason,
    documents: documents.filter((document) => document.customer_account_id === row.id).map(toDocument),
    appliedAt: row.applied_at,
    createdAt: row.created_at,
  }))
}

export function toDocument({ id, name, content_type, size }: DocumentRow): components['schemas']['AccountDocument'] {
  return { id, name, contentType: content_type, size }
}
