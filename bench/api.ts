/** Pages of 25 couples, with their count, that one backend process returns per second, compared with plain node:http and pg. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/free-port.mjs'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const seconds = 4
const connections = 20

export async function measureApi({ backendPort, token, connection }: System, rounds: number): Promise<Row[]> {
  const floor = await startFloor(connection)
  const contestants = { ours: `http://127.0.0.1:${backendPort}/api/leads?limit=25`, floor: `http://127.0.0.1:${floor.port}/` }
  const rates = { ours: [] as number[], floor: [] as number[] }
  try {
    for (const url of Object.values(contestants)) await rate(url, token, 2)
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(contestants)) rates[name as keyof typeof rates].push(await rate(url, token, seconds))
    }
  } finally {
    floor.stop()
  }
  return [
    {
      what: 'API: 25 couples and their count',
      unit: 'answers/s',
      ours: median(rates.ours),
      floor: median(rates.floor),
      ratioMin: 0.75,
      ratioMinAim: 0.85,
    },
  ]
}

async function startFloor(connection: object): Promise<{ port: number; stop: () => void }> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), CONNECTION: JSON.stringify(connection) }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor/api.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return { port, stop: () => child.kill() }
}

/** In a process of its own: the load generator must not share a thread with the server. */
async function rate(url: string, token: string, duration: number): Promise<number> {
  const headers = [`X-Access-Token=${token}`, 'X-Consumer-Key=vendor-panel-web', 'Accept-Language=en-CA'].flatMap((header) => [
    '-H',
    header,
  ])
  const program = fileURLToPath(import.meta.resolve('autocannon'))
  const child = spawn(process.execPath, [program, '-j', '-n', '-c', String(connections), '-d', String(duration), ...headers, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  await once(child, 'close')
  const result = JSON.parse(text) as { requests: { average: number }; non2xx: number; errors: number }
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused ${result.non2xx} times and failed ${result.errors} times`)
  return result.requests.average
}
