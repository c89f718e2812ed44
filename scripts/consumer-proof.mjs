/**
 * Tests the packages as their users install them: packs them, installs the tarballs in two empty projects outside the workspace (a Node
 * script, and a page with
 * Vite, React and strict TypeScript), and runs the samples of `docs/samples` there against the running backend. Also checks what a bundle
 * must not contain.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch, ensureChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { guard } from './guard.mjs'
import { ensureInstalled, environment, node, root } from './install.mjs'
import { ensureGenerated, ensurePackages, packages } from './make.mjs'

const samples = join(root, 'docs/samples')
const signIn = { USERNAME: 'mara', PASSWORD: 'wedding-demo' }

const strict = {
  target: 'es2024',
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  allowImportingTsExtensions: true,
  lib: ['es2025', 'esnext.temporal'],
}

ensureInstalled()
await ensureGenerated()
await ensurePackages()
const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-consumer-'))
guard(folder)
const children = []
try {
  const tarballs = pack()
  const backend = startBackend()
  // Awaited below; until then a rejection is not unhandled.
  backend.catch(() => {})
  const script = makeScript(tarballs)
  const page = makePage(tarballs)
  const origin = await backend
  runScript(script, origin)
  await runPage(page, origin)
  console.log('The packages work for those who install them.')
} finally {
  for (const child of children) {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** Runs a command to its end; throws its output if it fails. */
function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...environment, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

function check(isRight, sentence) {
  if (!isRight) throw new Error(sentence)
}

/** The tarballs by package name. */
function pack() {
  const said = run('npm', ['pack', '--json', '--pack-destination', folder, ...packages.flatMap((path) => ['-w', path])], root)
  const packed = JSON.parse(said)
  return Object.fromEntries(Object.values(packed).map(({ name, filename }) => [name, `file:${join(folder, filename)}`]))
}

/** An empty project with these dependencies; packages that are not tarballs get the version of the workspace. */
function makeProject(name, tarballs, others, settings) {
  const project = join(folder, name)
  mkdirSync(project)
  const versions = others.map((other) => [
    other,
    JSON.parse(readFileSync(join(root, 'node_modules', other, 'package.json'), 'utf8')).version,
  ])
  const dependencies = { ...tarballs, ...Object.fromEntries(versions) }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], project)
  return project
}

function makeScript({ '@vendor-panel/contract': contract, '@vendor-panel/sdk': sdk }) {
  const project = makeProject('script', { '@vendor-panel/contract': contract, '@vendor-panel/sdk': sdk }, ['typescript', '@types/node'], {
    compilerOptions: { ...strict, types: ['node'] },
    include: ['*.ts'],
  })
  const installed = readdirSync(join(project, 'node_modules'))
  check(
    !installed.some((name) => /^(react|firebase|@firebase|@tanstack)$/.test(name)),
    'The SDK brings React or Firebase to those who did not ask.',
  )
  for (const file of ['script.ts', 'five-minutes.ts']) cpSync(join(samples, file), join(project, file))
  run('npx', ['tsc'], project)
  return project
}

function runScript(project, origin) {
  const said = run(node, ['script.ts'], project, { ...signIn, API: `${origin}/api` })
  check(/^[1-9]\d* couples wait for an answer\.$/m.test(said) && /^Note \d+ is with couple \d+\.$/m.test(said), `The script said:\n${said}`)
}

function makePage(tarballs) {
  const others = ['@tanstack/react-query', 'react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite']
  const project = makeProject('page', tarballs, others, {
    compilerOptions: {
      ...strict,
      // React Aria's own types fail under this option.
      exactOptionalPropertyTypes: false,
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: [...strict.lib, 'dom', 'dom.iterable'],
      types: ['vite/client'],
    },
    include: ['*.ts', '*.tsx'],
  })
  cpSync(join(samples, 'page'), project, { recursive: true })
  run('npx', ['tsc'], project)
  run('npx', ['vite', 'build', '--logLevel', 'warn'], project)
  const assets = join(project, 'dist/assets')
  const carried = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'))
  check(!carried.some((text) => /firebase/i.test(text)), 'A page without events carries Firebase.')
  return project
}

async function runPage(project, origin) {
  await ensureChromium()
  const { chromium } = await import('playwright')
  const port = await freePort()
  writeFileSync(
    join(project, 'vite.config.mjs'),
    `export default { preview: { port: ${port}, strictPort: true, proxy: { '/api': '${origin}' } } }\n`,
  )
  await started(
    spawn(node, ['node_modules/vite/bin/vite.js', 'preview'], { cwd: project, env: { ...environment, NO_COLOR: '1' } }),
    /Local:/,
  )
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(15_000)
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(`http://localhost:${port}`)
    await page.getByLabel('Username').fill(signIn.USERNAME)
    await page.getByRole('textbox', { name: 'Password' }).fill('not hers')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('textbox', { name: 'Password' }).fill(signIn.PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    // Identified by path, not by position: the notes of the couples arrive in any order.
    const couple = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Note for/ }) })
      .first()
    const before = await couple.getByText(/\d+ notes/).textContent()
    await couple.getByRole('button').click()
    await couple.getByText(before.replace(/\d+(?= notes)/, (count) => String(Number(count) + 1))).waitFor()
    const file = {
      name: 'Price list.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, '%')]),
    }
    await page.getByLabel('A file for your answers').setInputFiles(file)
    await page.getByText(/^(\d{6}) of \1 bytes sent$/).waitFor()
    await page.getByRole('listitem').getByText(file.name, { exact: true }).waitFor()
    const background = await couple.getByRole('button').evaluate((button) => getComputedStyle(button).borderRadius)
    check(background !== '0px', 'The page has none of the library’s styles.')
    check(errors.length === 0, `The page threw ${errors.join('; ')}`)
  } finally {
    await browser.close()
  }
}

/** The backend with the demo data in a folder of its own; returns its origin. */
async function startBackend() {
  const port = await freePort()
  const server = ['--conditions=@vendor-panel/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/server.ts'), 'try']
  const env = { ...environment, DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: 'localhost', NODE_OPTIONS: '' }
  delete env.DATABASE_URL
  delete env.DATABASE_OWNER_URL
  await started(spawn(node, server, { env }), /Ready at/)
  return `http://localhost:${port}`
}

/** Waits until a process prints that it is ready; throws its output if it ends first. */
function started(child, ready) {
  children.push(child)
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (part) => {
      said += part
      if (ready.test(said)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${said}`)))
  })
}
