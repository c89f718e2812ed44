import type { LineOutcome } from '../jobs/deliver.ts'

export interface Sms {
  messageId: string
  /** E.164. */
  recipient: string
  body: string
}

/** The port to whoever carries SMS. */
export interface SmsLine {
  send(sms: Sms): Promise<LineOutcome>
}

/** Where no carrier is configured, an SMS fails at once and says so. */
export const closedSmsLine: SmsLine = { send: () => Promise.resolve('rejected') }
