import { createHmac } from 'node:crypto'
import { isSameSecret } from '../session/token.ts'

/** The thread that an address belongs to: the couple answers, or a user answers the couple. */
export interface ReplyThread {
  leadId: number
  userId: number | null
}

export interface ReplyAddresses {
  of(thread: ReplyThread): string
  /** The thread of an address; null if it is unknown or forged. */
  threadOf(address: string): ReplyThread | null
}

const macDigits = 32
/** Lower case only: some mail programs change the case. */
const localPart = /^r-([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-f]{32})$/

/** Addresses for answers that carry their thread, signed with the key of the installation. */
export function replyAddresses(key: string, domain: string): ReplyAddresses {
  const signature = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, macDigits)
  return {
    of({ leadId, userId }) {
      const thread = `${leadId.toString(36)}-${(userId ?? 0).toString(36)}`
      return `r-${thread}-${signature(thread)}@${domain}`
    },
    threadOf(address) {
      const at = address.lastIndexOf('@')
      if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null
      const [, lead = '', user = '', given = ''] = localPart.exec(address.slice(0, at).toLowerCase()) ?? []
      if (given === '' || !isSameSecret(given, signature(`${lead}-${user}`))) return null
      return { leadId: Number.parseInt(lead, 36), userId: Number.parseInt(user, 36) || null }
    },
  }
}
