import type { LineOutcome } from '../jobs/deliver.ts'

export interface Sms {
  messageId: string
  /** E.164. */
  recipient: string
  body: string
}

/** The interface of SMS transports. */
export interface SmsLine {
  send(sms: Sms): Promise<LineOutcome>
}

/** Without a configured carrier, an SMS fails at once with a clear error. */
export const closedSmsLine: SmsLine = { send: () => Promise.resolve('rejected') }
