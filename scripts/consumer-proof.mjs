/**
 * Tests the packages as their users install them: packs them, installs the tarballs in empty projects outside the workspace (a Node script, a
 * page and a server with Vite, React and strict TypeScript, a server with React 18), and runs the samples of `docs/samples` there against the
 * running backend. TypeScript 5.9 and 7 check in both module resolutions that right calls compile and wrong ones do not (`consumer/`). Also checks what
 * a bundle and a tarball must not contain.
 */
import { spawn } from 'node:child_process'
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
const consumer = join(import.meta.dirname, 'consumer')
const signIn = { USERNAME: 'mara', PASSWORD: 'wedding-demo' }
/** The compilers that users have, by the name under which they are installed; the older one is that of the contract's generator. */
const compilers = { typescript: versionOf('typescript'), 'typescript-5': `npm:typescript@${versionOf('typescript', 'openapi')}` }
/** The oldest React that the query layer supports. */
const oldReact = '18.3.1'

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
const [backendPort, pagePort, serverPort] = [await freePort(), await freePort(), await freePort()]
const [origin, pageOrigin, serverOrigin] = [backendPort, pagePort, serverPort].map((port) => `http://localhost:${port}`)
guard(folder)
const children = []
try {
  const tarballs = await pack()
  const backend = startBackend()
  await Promise.all([proveScript(tarballs, backend), provePage(tarballs, backend), proveOldReact(tarballs)])
  console.log('The packages work for those who install them.')
} finally {
  for (const child of children) {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** Runs a command to its end and returns its output; throws it if the command fails, unless the caller judges that. */
async function run(command, args, cwd, { env = {}, isJudged = false } = {}) {
  const child = spawn(command, args, { cwd, env: { ...environment, ...env }, shell: process.platform === 'win32' })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part))
  const [code] = await once(child, 'close')
  if (code !== 0 && !isJudged) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
  return output
}

function check(isRight, sentence) {
  if (!isRight) throw new Error(sentence)
}

/** The entries of a package that have types, as they are imported. */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return Object.keys(exports).flatMap((entry) => (/\.(json|css)$/.test(entry) ? [] : [`${name}${entry.slice(1)}`]))
}

/** The version that the workspace has of a package. */
function versionOf(name, workspace = '') {
  return JSON.parse(readFileSync(join(root, workspace, 'node_modules', name, 'package.json'), 'utf8')).version
}

/** The tarballs by package name. */
async function pack() {
  const workspaces = packages.flatMap((path) => ['-w', path])
  // They are built: `prepack` would do so again.
  const output = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...workspaces], root)
  const packed = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))))
  for (const { name, files } of packed) checkFiles(name, new Set(files.map(({ path }) => path)))
  return Object.fromEntries(packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]))
}

/** A tarball has its licence and its changes, and is debugged in its sources. */
function checkFiles(name, files) {
  const folder = packages.find((path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).name === name)
  // The bundler maps no module that only re-exports.
  const hasCode = (file) =>
    /^(?!import |export \{|\/\/|"use client";|\/\* empty css|\s*$)/m.test(readFileSync(join(root, folder, file), 'utf8'))

  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md']) check(files.has(file), `The tarball of ${name} lacks ${file}.`)
  const built = [...files].filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file) && !files.has(`${file}.map`) && hasCode(file))
  const pages = [...files].filter((file) => file.endsWith('.html'))
  check(built.length === 0, `The tarball of ${name} has no source maps of ${built.join(', ')}.`)
  check(pages.length === 0, `The tarball of ${name} has ${pages.join(', ')}.`)
}

/** An empty project with these dependencies. */
async function makeProject(name, dependencies, settings) {
  const project = join(folder, name)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], project)
  return project
}

/** The versions of the workspace by name. */
function sameVersions(...names) {
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]))
}

function compile(project, compiler, ...args) {
  return run(node, [join(project, 'node_modules', compiler, 'bin/tsc'), '--pretty', 'false', ...args], project, { isJudged: true })
}

async function proveScript({ '@vendor-panel/contract': contract, '@vendor-panel/sdk': sdk }, backend) {
  const dependencies = { '@vendor-panel/contract': contract, '@vendor-panel/sdk': sdk, ...sameVersions('typescript', '@types/node') }
  const project = await makeProject('script', dependencies, { compilerOptions: { ...strict, types: ['node'] }, include: ['*.ts'] })
  const installed = readdirSync(join(project, 'node_modules'))
  check(
    !installed.some((name) => /^(react|firebase|@firebase|@tanstack)$/.test(name)),
    'The SDK brings React or Firebase to those who did not ask.',
  )
  for (const file of ['script.ts', 'five-minutes.ts']) cpSync(join(samples, file), join(project, file))
  const errors = await compile(project, 'typescript')
  check(errors === '', `The script does not compile:\n${errors}`)
  await backend
  const output = await run(node, ['script.ts'], project, { env: { ...signIn, API: `${origin}/api` } })
  check(
    /^[1-9]\d* couples wait for an answer\.$/m.test(output) && /^Note \d+ is with couple \d+\.$/m.test(output),
    `The script printed:\n${output}`,
  )
}

async function proveOldReact({ '@vendor-panel/contract': contract, '@vendor-panel/sdk': sdk }) {
  const react = { react: oldReact, 'react-dom': oldReact, ...sameVersions('@tanstack/react-query') }
  const project = await makeProject('react-18', { '@vendor-panel/contract': contract, '@vendor-panel/sdk': sdk, ...react }, {})
  await proveQuery(project, oldReact)
}

async function proveQuery(project, version) {
  cpSync(join(consumer, 'query.ts'), join(project, 'query.ts'))
  const output = await run(node, ['query.ts'], project)
  check(
    output.startsWith(`${version} <p>`) && output.includes(', idle</p>') && !output.includes('nobody'),
    `The query layer on React printed:\n${output}`,
  )
}

async function provePage(tarballs, backend) {
  const react = sameVersions('@tanstack/react-query', 'react', 'react-dom', '@types/node', '@types/react', '@types/react-dom', 'vite')
  const project = await makeProject(
    'page',
    { ...tarballs, ...react, ...compilers },
    {
      compilerOptions: {
        ...strict,
        // React Aria's own types fail under this option.
        exactOptionalPropertyTypes: false,
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: [...strict.lib, 'dom', 'dom.iterable'],
        types: ['vite/client', 'node'],
      },
      include: ['*.ts', '*.tsx', 'server/*'],
    },
  )
  cpSync(join(samples, 'page'), project, { recursive: true })
  cpSync(join(samples, 'server'), join(project, 'server'), { recursive: true })
  const errors = await compile(project, 'typescript')
  check(errors === '', `The page does not compile:\n${errors}`)
  await Promise.all([
    proveTypes(project),
    proveQuery(project, versionOf('react')),
    buildPage(project),
    buildServer(project),
    proveServerComponents(project),
  ])
  await backend
  await ensureChromium()
  const { chromium } = await import('playwright')
  const browser = await chromium.launch(chromiumLaunch())
  try {
    await runPage(project, browser)
    await runServer(project, browser)
  } finally {
    await browser.close()
  }
}

/** Right calls compile and wrong ones do not, with each compiler, in each module resolution. No declaration is skipped. */
async function proveTypes(project) {
  const types = join(project, 'types')
  mkdirSync(types)
  const files = ['right.ts', 'wrong.ts', 'native.ts']
  for (const file of files) cpSync(join(consumer, file), join(types, file))
  const right = readFileSync(join(consumer, 'right.ts'), 'utf8')
  const unused = packages.flatMap(entriesOf).filter((entry) => !right.includes(` from '${entry}'`))
  check(unused.length === 0, `consumer/right.ts does not use ${unused.join(', ')}.`)
  const refused = files.flatMap((file) =>
    readFileSync(join(consumer, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.endsWith('// refused') ? [`${file}:${index + 1}`] : [])),
  )
  const runs = Object.keys(compilers).flatMap((compiler) => ['bundler', 'node16'].map((resolution) => [compiler, resolution]))
  await Promise.all(
    runs.map(async ([compiler, resolution]) => {
      // Only the newer one has the types of `Temporal`.
      const isNew = compiler === 'typescript'
      const settings = {
        compilerOptions: {
          target: 'es2022',
          module: resolution === 'bundler' ? 'esnext' : resolution,
          moduleResolution: resolution,
          strict: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
          noEmit: true,
          types: [],
          lib: ['es2024', 'dom', 'dom.iterable', ...(isNew ? ['esnext.temporal'] : [])],
        },
        files: isNew ? files : files.filter((file) => file !== 'native.ts'),
      }
      const name = `${compiler}-${resolution}`
      writeFileSync(join(types, `${name}.json`), JSON.stringify(settings))
      const output = await compile(project, compiler, '-p', `types/${name}.json`)
      const found = [...output.matchAll(/^(?:types\/)?(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`)
      const expected = refused.filter((position) => settings.files.includes(position.split(':')[0]))
      const surprising = found.filter((position) => !expected.includes(position))
      const compiling = expected.filter((position) => !found.includes(position))
      check(surprising.length === 0 && compiling.length === 0, `${name}: ${compiling.join(', ')} should not compile:\n${output}`)
    }),
  )
}

async function buildPage(project) {
  await run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], project, { env: { VITE_API: `${origin}/api` } })
  const assets = join(project, 'dist/assets')
  const carried = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'))
  check(!carried.some((text) => /firebase/i.test(text)), 'A page without events carries Firebase.')
}

/** The files of the browser and the server, both in the default build of Vite. */
async function buildServer(project) {
  const folder = join(project, 'server')
  for (const args of [[], ['--ssr', 'server.tsx']])
    await run(node, [join(project, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], folder)
}

/** Modules that both sides load work with the React of server components. */
async function proveServerComponents(project) {
  cpSync(join(consumer, 'react-server.ts'), join(project, 'react-server.ts'))
  const output = await run(node, ['--conditions=react-server', 'react-server.ts'], project)
  check(/^[1-9]\d* modules of the client, [1-9]\d* shared$/m.test(output), `The library with server components printed:\n${output}`)
}

/** The page calls the backend from an origin of its own. */
async function runPage(project, browser) {
  writeFileSync(join(project, 'vite.config.mjs'), `export default { preview: { port: ${pagePort}, strictPort: true } }\n`)
  await started(
    spawn(node, ['node_modules/vite/bin/vite.js', 'preview'], { cwd: project, env: { ...environment, NO_COLOR: '1' } }),
    /Local:/,
  )
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(pageOrigin)
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
}

/** The page of the server is whole without scripts, comes alive without a mistake, and follows its theme and its brand. */
async function runServer(project, browser) {
  const env = { ...environment, API: `${origin}/api`, VENDOR_PANEL_KEY: await newApiKey(), PORT: String(serverPort) }
  await started(spawn(node, ['dist/server/server.js'], { cwd: join(project, 'server'), env }), /Ready at/)
  const colors = (page) =>
    page.evaluate(() => [document.body, document.querySelector('button')].map((element) => getComputedStyle(element).backgroundColor))
  const brand = { light: 'rgb(0, 90, 80)', dark: 'rgb(120, 220, 200)' }

  const plain = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
  await plain.goto(serverOrigin)
  check((await plain.getByRole('listitem').count()) === 5, 'The server rendered no couples.')
  const [darkPage, darkButton] = await colors(plain)
  check(darkButton === brand.dark, `On a dark system the button is ${darkButton}.`)

  const page = await browser.newPage({ colorScheme: 'light' })
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(serverOrigin)
  const [lightPage, lightButton] = await colors(page)
  check(lightButton === brand.light, `On a light system the button is ${lightButton}.`)
  check(lightPage !== darkPage, `The page is ${lightPage} in light and dark.`)
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Light' }).waitFor()
  // Below the pointer it has another colour.
  await page.mouse.move(0, 0)
  // The colour of a button changes gradually.
  await page.waitForFunction((color) => getComputedStyle(document.querySelector('button')).backgroundColor === color, brand.dark)
  check((await colors(page))[0] === darkPage, 'The page stays light with data-theme="dark".')
  check(!(await page.content()).includes('vpk_'), 'The page contains the key of the account.')
  check(errors.length === 0, `The page of the server has errors: ${errors.join('; ')}`)
}

/** A key of the demo's account that may read couples. */
async function newApiKey() {
  const post = async (path, body, headers) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    const response = await fetch(`${origin}/api${path}`, init)
    check(response.ok, `${path} answered ${response.status}: ${response.ok || (await response.text())}`)
    return response.json()
  }
  const { USERNAME: username, PASSWORD: password } = signIn
  const session = await post('/access-tokens', { username, password }, { 'x-consumer-key': 'vendor-panel-web' })
  const headers = { 'x-access-token': session.accessToken.id, 'x-consumer-key': session.consumerKey }
  return (await post('/api-keys', { name: 'Server', scopes: ['couples:read'] }, headers)).data.secret
}

/** The backend with the demo data in a folder of its own. */
async function startBackend() {
  const server = ['--conditions=@vendor-panel/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/server.ts'), 'try']
  const env = {
    ...environment,
    DATA_DIR: join(folder, 'data'),
    PORT: String(backendPort),
    HOST: 'localhost',
    NODE_OPTIONS: '',
    CLIENT_ORIGINS: `sample-page ${pageOrigin}`,
  }
  delete env.DATABASE_URL
  delete env.DATABASE_OWNER_URL
  await started(spawn(node, server, { env }), /Ready at/)
}

/** Waits until a process prints that it is ready; throws its output if it ends first. */
function started(child, ready) {
  children.push(child)
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (part) => {
      output += part
      if (ready.test(output)) resolve()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${output}`)))
  })
}
