/** One call that the switchboard connects: a caller who dials the number and the code reaches the couple. */
export interface SwitchboardRoute {
  /** The switchboard number of the provider, E.164. */
  number: string
  /** The code of the couple. */
  code: string
  /** E.164. */
  couplePhone: string
  /** The same for a request that is sent again: a carrier connects it once. */
  reference: string
}

/** The interface of telephony carriers, called outside of transactions. They report calls by `createIntakeCallEvent`. */
export interface Telephony {
  connect(route: SwitchboardRoute): Promise<'connected' | 'failed'>
}

/** Without a configured carrier, a call fails at once with a clear error. */
export const missingTelephony: Telephony = { connect: () => Promise.resolve('failed') }

/** The carrier of the demo: connects every call but those to numbers that end in 0000. `npm run demo -- call` reports calls. */
export const simulatedTelephony: Telephony = {
  connect: ({ couplePhone }) => Promise.resolve(couplePhone.endsWith('0000') ? 'failed' : 'connected'),
}
