import type { TransportResult } from '../jobs/deliver.ts'

export interface Sms {
  messageId: string
  /** E.164. */
  recipient: string
  body: string
}

/** The interface of SMS transports. */
export interface SmsTransport {
  send(sms: Sms): Promise<TransportResult>
}

/** Without a configured carrier, an SMS fails at once with a clear error. */
export const missingSmsTransport: SmsTransport = { send: () => Promise.resolve('rejected') }
