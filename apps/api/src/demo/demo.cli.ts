/** `npm run demo -- couple|booking`: acts as a couple over HTTP, against the running system. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bookViewing } from './booking.ts'
import { sendCoupleMessage, requestQuote, DemoError, type Running } from './couple.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: '.data' },
    answer: { type: 'boolean', default: false },
    lead: { type: 'string' },
    provider: { type: 'string', default: '1' },
    link: { type: 'string' },
  },
})
const lastLeadFile = join(values.data, 'demo-couple.json')

/** What can be played, by its name. */
const parts: Record<string, () => Promise<string>> = {
  async couple() {
    const running = findRunning()
    if (values.answer) return sendCoupleMessage(running, values.lead ? idOf(values.lead) : lastLead())
    const { leadId, said } = await requestQuote(running, idOf(values.provider))
    writeFileSync(lastLeadFile, JSON.stringify({ leadId }))
    return said
  },
  booking: () => bookViewing(findRunning(), values.link === undefined ? { providerId: idOf(values.provider) } : { token: values.link }),
}

try {
  const [name = ''] = positionals
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (!part) throw new DemoError(`"${name}" cannot be played. Try: npm run demo -- ${Object.keys(parts).join(' | ')}`)
  console.log(await part())
} catch (error) {
  console.error(error instanceof DemoError ? error.message : error)
  process.exitCode = 1
}

/** The URL and service key of the running server, from the file that it writes. */
function findRunning(): Running {
  try {
    return JSON.parse(readFileSync(join(values.data, 'running.json'), 'utf8')) as Running
  } catch {
    throw new DemoError(`Nothing is running with the data in ${values.data}. Start it with npm start, or name its folder with --data.`)
  }
}

function lastLead(): number {
  try {
    return (JSON.parse(readFileSync(lastLeadFile, 'utf8')) as { leadId: number }).leadId
  } catch {
    throw new DemoError('No couple has asked yet. Let one ask first: npm run demo -- couple')
  }
}

function idOf(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < 1) throw new DemoError(`"${text}" is no number of a couple or provider.`)
  return id
}
