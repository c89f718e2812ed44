import { DemoError, type Running } from './couple.ts'
import { sendMail } from './send-mail.ts'

const texts = ['Thank you! Saturday at eleven is perfect for us.', 'That sounds lovely. We will talk to our parents and answer tomorrow.']

/** The couple of the newest mail in the outbox that can be answered answers it from its mail program. */
export async function replyByMail(running: Running): Promise<string> {
  const { origin } = running
  const outbox = await fetch(`${origin}/dev/outbox`).catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  const page = await outbox.text()
  // Only addresses of couples: those of users name a user behind the couple.
  const [, from, to] = /<bdi>([^<]+)<\/bdi> · <bdi>[^<]*<\/bdi> · <bdi>(r-[0-9a-z]+-0-[^<]+)<\/bdi>/.exec(page) ?? []
  if (from === undefined || to === undefined)
    throw new DemoError('There is no mail that a couple can answer. Write to one first, from its Messages tab.')
  const text = texts[Math.floor(Math.random() * texts.length)]!
  const quoted = 'On Monday, we wrote:\n> Dear couple'
  await sendMail(running, { from, to, subject: 'Re: Your wedding', text: `${text}\n\n${quoted}` })
  return `${from} answered: ${text}`
}
