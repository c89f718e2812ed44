import { forwardingAddress } from '../platform/mail/forwarding-address.ts'
import { demoForwardingSecret } from '../seed/demo-link.ts'
import { DemoError, type Running } from './couple.ts'
import { sendMail } from './send-mail.ts'

// No couple of the demo has the area code 902: a mail with a known phone number would be a message of its couple, not a new couple.
const mails = [
  {
    from: 'The Knot <leads@theknot.example>',
    replyTo: 'Priya Nair <priya.nair@example.com>',
    subject: 'You have a new lead',
    text: "Name: Priya Nair\nPartner's name: Tom Becker\nEmail: priya.nair@example.com\nPhone: (902) 555-0140\nWedding date: June 12, 2027\nGuest count: 120\nMessage: Is the garden free that weekend?",
  },
  {
    from: 'Ada Brandt <ada.brandt@example.com>',
    subject: 'Our wedding',
    text: 'Hello,\n\nwe are looking for a place for 80 guests in September. Do you have a date left?\n\nAda',
  },
]

/** Another portal, or a couple, writes to the forwarding address of a provider. */
export async function sendPortalMail(running: Running, to: { providerId: number } | { address: string }): Promise<string> {
  const { origin, inboundMail } = running
  if (inboundMail === undefined) throw new DemoError('The running server takes no mail. Start it with npm start.')
  const address = 'address' in to ? to.address : forwardingAddress(demoForwardingSecret(to.providerId), inboundMail.domain)
  const mail = mails[Math.floor(Math.random() * mails.length)]!
  await sendMail(running, { ...mail, to: address }).catch((error: Error) => {
    throw new DemoError(`${error.message}\nThe couples page shows the address of a provider under More: name it with --to.`)
  })
  return `${mail.from} wrote to ${address}.\n${origin}/leads`
}
