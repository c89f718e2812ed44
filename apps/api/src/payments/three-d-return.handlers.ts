import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findPaymentByReference } from './payments.queries.ts'
import { customerOf } from './reference.ts'
import { recordResult } from './record-result.ts'

export const threeDReturnHandlers: Handlers<'createThreeDReturn'> = {
  /** The form may come again, late or never: the result is what the bank says when it is asked (PAY-10). */
  async createThreeDReturn({ bank, inCustomer, now, origin, log }, { body: { reference, signature } }) {
    const customerId = customerOf(reference)
    if (customerId === undefined || !bank.isSigned(reference, signature)) throw new Refusal(404, 'not_found')
    const payment = await inCustomer(customerId, (db) => findPaymentByReference(db, customerId, reference))
    if (!payment) throw new Refusal(404, 'not_found')
    if (payment.status === 'pending') {
      const result = await bank.result(reference).catch((error: Error) => {
        log.warn({ reason: error.message }, 'the bank did not answer')
        return { status: 'unknown' } as const
      })
      await inCustomer(customerId, (db) => recordResult({ db, user: { customerId, id: null }, now }, payment.id, result))
    }
    return { status: 303, headers: { Location: `${origin}/checkout?payment=${payment.id}` } }
  },
}
