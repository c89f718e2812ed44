import { sandboxCards } from '../platform/bank/sandbox-cards.ts'
import { DemoError, type Running } from './couple.ts'

/** The bank decides the payment that waits on its page for longest; without one it lists the cards that it treats in different ways. */
export async function decidePayment({ bank }: Running, decision: 'approve' | 'decline'): Promise<string> {
  if (!bank) throw new DemoError('The system that runs here has no sandbox bank.')
  const { origin, secret } = bank
  const ask = async (method: 'GET' | 'POST', path: string) => {
    const response = await fetch(`${origin}${path}`, { method, headers: { authorization: `Bearer ${secret}` } }).catch(() => {
      throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
    })
    return ((await response.json()) as { waiting: { page: string; amount: number; currency: string }[] }).waiting
  }
  const oldest = (await ask('GET', '/waiting')).at(-1)
  const cards = sandboxCards.map(({ number, about }) => `  ${number}  ${about}`).join('\n')
  if (!oldest) return `No payment waits for the bank. Its cards, with any name, any code and any expiry to come:\n${cards}`
  await ask('POST', `/waiting/${oldest.page}?decision=${decision}`)
  const done = decision === 'approve' ? 'approved' : 'declined'
  return `The bank has ${done} the payment of ${oldest.amount} ${oldest.currency}. Continue on its page, or press “Check again” in the panel.`
}
