/**
 * `npm start`, `npm run dev`, `serve`, `seed`, `demo` and `bench`: prepares what the command needs, then runs it on the project's own Node.
 * Plain JavaScript without dependencies, because it runs on any Node (20.19 or newer).
 */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ensureInstalled, environment, node, root } from './install.mjs'
import { ensureGenerated, ensurePanel } from './make.mjs'

const port = { port: { type: 'string' } }
const data = { data: { type: 'string' } }
const commands = {
  start: {
    about: 'Starts everything on this machine, with a demo to sign in to.',
    options: { ...port, ...data, 'no-seed': { type: 'boolean' }, reset: { type: 'boolean' }, yes: { type: 'boolean' } },
    run: () => server(['try', ...flags('no-seed', 'reset')]),
    hasPanel: true,
  },
  dev: {
    about: 'The same with hot reload: Vite in front, the backend restarted on every change.',
    options: { ...port, ...data },
    run: dev,
  },
  serve: {
    about: 'Serves for real: makes no account, prints no password.',
    options: { ...port, ...data },
    run: () => server(['serve']),
    hasPanel: true,
  },
  seed: {
    about: 'Fills the database with the demo, with as many couples as asked for.',
    options: { ...data, leads: { type: 'string' }, yes: { type: 'boolean' } },
    run: () => server(['seed', ...(values.leads ? [`--leads=${values.leads}`] : []), '--yes']),
  },
  erase: {
    about: 'Erases the personal data of one couple, for good.',
    options: { ...data, lead: { type: 'string' }, yes: { type: 'boolean' } },
    run: () => server(['erase', ...given('lead'), '--yes']),
  },
  demo: {
    about:
      'Plays somebody the vendor waits for, in the running system: `npm run demo -- couple`, `booking`, `call`, `offer`, `reply`, `like`, `portal-mail`, `seo`, `sales`, `merchant`, `bank` or `admin`.',
    options: {
      ...data,
      answer: { type: 'boolean' },
      lead: { type: 'string' },
      provider: { type: 'string' },
      link: { type: 'string' },
      out: { type: 'boolean' },
      end: { type: 'string' },
      decline: { type: 'boolean' },
      to: { type: 'string' },
      reject: { type: 'string' },
      all: { type: 'boolean' },
      customer: { type: 'string' },
      user: { type: 'string' },
    },
    who: true,
    run: demo,
  },
  bench: { about: 'Measures pages, API and SDK against their floors.', any: true, options: {}, run: bench, hasPanel: true },
}
const explanations = {
  port: '--port <number>   where to listen (4310)',
  data: '--data <folder>   where data is kept (.data)',
  'no-seed': '--no-seed         leaves a new database empty',
  reset: '--reset           throws all data away first; asks before it does',
  yes: '--yes             does not ask',
  leads: '--leads <number>  how many couples (400)',
  answer: '--answer          the couple that asked last writes again',
  lead: '--lead <id>       which couple; for the demo with --answer',
  provider: '--provider <id>   whom the couple asks (1)',
  link: '--link <token>    the booking link by which the couple books',
  out: '--out             the vendor calls, not the couple',
  end: '--end <how>       how the call ends: ended, missed, unreachable or disconnected (missed)',
  decline: '--decline         the couple declines the offer',
  reject: '--reject <text>   why the search engine team or the payment team rejects; without it approves',
  customer: '--customer <id>   whose application the payment team decides, or whose user an operator acts as (1)',
  user: '--user <id>       which user an operator acts as (1)',
  all: '--all             decides all that waits, not only the latest',
  to: '--to <address>    the forwarding address that gets the enquiry, if it was renewed',
}

const [name = 'start', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) stop(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
const { values, positionals } = readOptions()
if (values.help) {
  console.log(help())
  process.exit()
}
const risk = riskOf()
if (risk && !values.yes && !(await isSure(risk))) stop('Nothing was changed.')
ensureInstalled()
try {
  await (command.hasPanel ? ensurePanel() : ensureGenerated())
} catch (error) {
  stop(error.message)
}
command.run()

function readOptions() {
  if (command.any) return { values: { help: args.includes('--help') }, positionals: args }
  try {
    return parseArgs({ args, options: { ...command.options, help: { type: 'boolean' } }, allowPositionals: Boolean(command.who) })
  } catch (error) {
    const [, word] = /'(-[^' ]*)/.exec(error.message) ?? []
    const reason =
      error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? `There is no option ${word}.`
        : error.message.replace(/\n[^]*/, '').replace(/\.?$/, '.')
    return stop(`${reason} Options: ${[...Object.keys(command.options), 'help'].map((option) => `--${option}`).join(', ')}.`)
  }
}

function help() {
  const options = Object.keys(command.options).map((option) => `  ${explanations[option]}`)
  return [`npm ${name === 'start' ? 'start' : `run ${name}`} -- [options]`, command.about, ...options].join('\n')
}

/** What the command does that cannot be taken back. */
function riskOf() {
  if (values.reset) return `throws away everything in ${dataFolder()}`
  if (name === 'seed' && process.env.DATABASE_URL) return 'adds accounts of the demo to the database that DATABASE_URL names'
  if (name === 'erase' && values.lead) return `erases the data of couple ${values.lead} for good`
  return undefined
}

async function isSure(risk) {
  if (!process.stdin.isTTY) stop(`This ${risk}. Add --yes where there is no terminal.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`This ${risk}. Type yes to go on: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

function server(args) {
  keepRunning([launch(['--conditions=@vendor-panel/source', 'apps/api/src/server.ts', ...args], serverEnvironment(values.port))])
}

/** Vite serves the panel and proxies all other requests to the backend. */
function dev() {
  const front = Number(values.port ?? 4310)
  const back = front + 1
  const watch = ['--watch', '--watch-preserve-output', '--conditions=@vendor-panel/source', 'apps/api/src/server.ts', 'try']
  const backend = launch(watch, { ...serverEnvironment(String(back)), PUBLIC_ORIGIN: `http://localhost:${front}` })
  const vite = launch(
    [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(front), '--strictPort', '--clearScreen', 'false'],
    { API_ORIGIN: `http://localhost:${back}` },
    'apps/panel',
  )
  keepRunning([backend, vite])
}

function demo() {
  keepRunning([
    launch([
      '--conditions=@vendor-panel/source',
      'apps/api/src/demo/demo.cli.ts',
      `--data=${dataFolder()}`,
      ...flags('answer', 'out', 'decline', 'all'),
      ...given('lead', 'provider', 'link', 'end', 'to', 'reject', 'customer', 'user'),
      ...positionals,
    ]),
  ])
}

function bench() {
  keepRunning([launch(['--conditions=@vendor-panel/source', 'bench/run.ts', ...positionals])])
}

function serverEnvironment(wantedPort) {
  return {
    DATA_DIR: dataFolder(),
    ...(wantedPort && { PORT: wantedPort }),
  }
}

function dataFolder() {
  return resolve(values.data ?? process.env.DATA_DIR ?? join(root, '.data'))
}

function flags(...names) {
  return names.filter((option) => values[option]).map((option) => `--${option}`)
}

function given(...names) {
  return names.filter((option) => values[option] !== undefined).map((option) => `--${option}=${values[option]}`)
}

/**
 * In a process group of its own, so that Ctrl+C reaches it once, through this process; the channel notifies it when this process has ended.
 */
function launch(args, env = {}, folder = '.') {
  return spawn(node, args, {
    cwd: join(root, folder),
    env: { ...environment, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Runs until the first of them ends; passes signals on, and waits until all have ended. */
function keepRunning(children) {
  let code
  let running = children.length
  let lastSignal = 0
  const tell = (signal) => {
    // npm and the terminal may both pass on the same Ctrl+C.
    if (Date.now() - lastSignal < 500) return
    lastSignal = Date.now()
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal))
  for (const child of children) {
    child.on('exit', (ended) => {
      code ??= ended ?? 1
      running -= 1
      if (running === 0) process.exit(code)
      for (const other of children) other.kill('SIGTERM')
    })
  }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
