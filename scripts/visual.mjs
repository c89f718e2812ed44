/**
 * `npm run test:visual`: draws every story of a base commit and of the working tree in the same browser, and compares them pixel by pixel.
 * No picture is committed. The report is `reports/visual/index.html`.
 *
 *     npm run test:visual                              against main, or the commit before if this is main
 *     npm run test:visual -- --base v1.2 --only Button stories whose name contains a text, against a tag
 *     npm run test:visual -- --all-looks               also on a phone and in forced colours
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePixels } from './compare-pixels.mjs'
import { ensureInstalled, environment, root } from './install.mjs'
import { ensureGenerated } from './make.mjs'
import { serveFolder } from './serve-folder.mjs'
import { visualReport } from './visual-report.mjs'

const { values: options } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string' }, 'all-looks': { type: 'boolean', default: false } },
})
const cache = join(root, '.cache/visual')
const reports = join(root, 'reports/visual')

/** Steps of stories look for English texts, so that both directions have them. */
const looks = [
  { name: 'light-ltr', globals: 'theme:light;direction:ltr' },
  { name: 'dark-rtl', globals: 'theme:dark;direction:rtl' },
  { name: 'phone', globals: 'theme:light;direction:ltr', viewport: { width: 390, height: 844 }, isExtra: true },
  { name: 'forced-colors', globals: 'theme:light;direction:ltr', forcedColors: 'active', isExtra: true },
].filter(({ isExtra }) => !isExtra || options['all-looks'])

const startedAt = Date.now()
const say = (text) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`)

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}

function baseCommit() {
  if (options.base) return git('rev-parse', `${options.base}^{commit}`)
  const head = git('rev-parse', 'HEAD')
  const main = ['origin/main', 'main'].find((name) => spawnSync('git', ['rev-parse', '--verify', '-q', name], { cwd: root }).status === 0)
  const fork = main ? git('merge-base', 'HEAD', main) : head
  const isChanged = git('status', '--porcelain') !== ''
  return fork !== head || isChanged ? fork : git('rev-parse', 'HEAD~1')
}

function run(cwd, command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: environment,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\n${command} ${args.join(' ')} failed: see above.`)
}

const buildInto = (tree, folder) => run(tree, 'storybook', 'build', '--quiet', '--output-dir', folder)

/** The built Storybook of a commit, which stays in the cache. Its packages are links to the installed ones, but the workspaces are its own. */
function builtBase(commit) {
  const folder = join(cache, commit)
  if (existsSync(join(folder, 'index.json'))) return folder
  const tree = join(cache, 'tree')
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    for (const modules of ['node_modules', ...nestedModules()]) linkModules(modules, tree)
    run(tree, process.execPath, 'scripts/make.mjs', 'generate')
    buildInto(tree, folder)
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return folder
}

/** The folders of workspaces with packages of their own version. */
function nestedModules() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const workspaces = Object.keys(packages).filter((path) => path && !path.includes('node_modules'))
  return workspaces.map((path) => join(path, 'node_modules')).filter((path) => existsSync(join(root, path)))
}

function linkModules(modules, tree) {
  if (!existsSync(join(tree, modules, '..'))) return
  const workspaces = '@vendor-panel'
  mkdirSync(join(tree, modules), { recursive: true })
  for (const name of readdirSync(join(root, modules)))
    if (![workspaces, '.cache', '.vite', '.vitest'].includes(name)) symlinkSync(join(root, modules, name), join(tree, modules, name))
  const own = join(root, modules, workspaces)
  if (!existsSync(own)) return
  mkdirSync(join(tree, modules, workspaces))
  for (const name of readdirSync(own)) {
    // A link of npm, relative to the repository.
    const target = relative(root, realpathSync(join(own, name)))
    if (existsSync(join(tree, target))) symlinkSync(join(tree, target), join(tree, modules, workspaces, name))
  }
}

/** The stories of a build by file and name: ids change with titles. */
function storiesOf(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const stories = Object.values(entries).filter(({ type, importPath, name }) => type === 'story' && isAsked(`${importPath} ${name}`))
  return new Map(stories.map(({ id, importPath, name }) => [`${importPath} ${name}`, id]))
}
const isAsked = (text) => !options.only || text.toLowerCase().includes(options.only.toLowerCase())

// Both sides have the same origin, because some stories show addresses of the panel: the browser of each finds its own server there.
const origin = 'http://localhost'
const originAt = (address) => `--host-resolver-rules=MAP localhost:80 ${new URL(address).host}`

const restMs = 2000

/** A page that shows one story after the other. */
class Stage {
  constructor(browser, look, now) {
    Object.assign(this, { browser, look, now, page: undefined })
  }

  async open(id) {
    await this.close()
    const { viewport = { width: 1200, height: 900 }, forcedColors = 'none', globals } = this.look
    const context = await this.browser.newContext({ viewport, forcedColors, reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'UTC' })
    this.context = context
    this.page = await context.newPage()
    await this.page.clock.setFixedTime(this.now)
    // The same "random" numbers on both sides.
    await this.page.addInitScript(() => {
      let seed = 1
      Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    })
    await this.page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals};a11y.manual:!true`)
    await this.page
      .waitForFunction(
        () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last?.('storyFinished') ?? document.body.classList.contains('sb-show-errordisplay'),
        undefined,
        { timeout: 30_000 },
      )
      .catch(() => {})
    await this.page.evaluate(() => document.fonts.ready)
  }

  /** The picture of a story; `isFresh` opens a new page, on which no other story has left anything. */
  async picture(id, { isFresh = false } = {}) {
    // Storybook reloads a page whose steps have not ended when the next story is shown.
    const isOver = !isFresh && this.page && (await this.page.evaluate(show, id).catch(() => false))
    if (!isOver) await this.open(id)
    // What a timer changes after the steps, such as the note that a draft is saved, is there on both sides.
    if (isFresh) await this.page.waitForTimeout(restMs)
    await this.page.evaluate(settle)
    return this.page.screenshot({ animations: 'disabled', caret: 'hide' })
  }

  async close() {
    await this.context?.close()
    this.page = undefined
  }
}

/** In the page: shows another story, and waits until its steps have run; resolves with whether they have. */
function show(storyId) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), 10_000)
    const done = () => {
      clearTimeout(timer)
      resolve(true)
    }
    for (const event of ['storyFinished', 'playFunctionThrewException', 'storyErrored', 'storyThrewException', 'storyMissing'])
      channel.once(event, done)
    scrollTo(0, 0)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** In the page: pictures are decoded, and two frames are drawn. */
async function settle() {
  // A picture outside the window that is loaded lazily is never decoded.
  const decoded = [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => {}))
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 1000))])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** In the page: decodes two pictures, compares them, and draws the difference. */
async function compareInPage([before, after]) {
  const read = async (text) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const { count, box, difference } = globalThis.comparePixels(await read(before), await read(after))
  const canvas = new OffscreenCanvas(difference.width, difference.height)
  canvas.getContext('2d').putImageData(new ImageData(difference.data, difference.width, difference.height), 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { count, box, picture: btoa(text) }
}

/** Chromium redraws parts of a page otherwise, whose edges depend on the moment. */
const sameRaster = ['--disable-partial-raster', '--disable-skia-runtime-opts', '--disable-lcd-text', '--num-raster-threads=1']

/** How often a difference is drawn again, on new pages, before it counts. */
const attemptsMax = 3

async function compareStory(key, ids, [base, head], judge) {
  const drawn = [[], []]
  // Both sides at once: a picture mostly waits for the steps of its story.
  const draw = async (options) => {
    const pictures = await Promise.all([base.picture(ids[0], options), head.picture(ids[1], options)])
    pictures.forEach((picture, side) => drawn[side].push(picture))
  }
  await draw()
  // An edge may be drawn in two ways on one side, so that each picture is compared with all of the other side.
  const isSame = () => drawn[0].some((one) => drawn[1].some((other) => one.equals(other)))
  for (let attempt = 0; attempt < attemptsMax && !isSame(); attempt++) await draw({ isFresh: true })
  if (isSame()) return undefined
  const [before, after] = drawn.map((pictures) => pictures.at(-1).toString('base64'))
  const { count, box, picture } = await judge.evaluate(compareInPage, [before, after])
  if (count === 0) return undefined
  return { key, look: base.look.name, count, box, pictures: { before, after, difference: picture } }
}

async function main() {
  ensureInstalled()
  const commit = baseCommit()
  say(`base ${git('log', '-1', '--format=%h %s', commit)}`)
  const folders = [builtBase(commit)]
  say('base built')
  await ensureGenerated()
  folders.push(join(cache, 'working-tree'))
  buildInto(root, folders[1])
  say('working tree built')

  const [old, current] = folders.map(storiesOf)
  const both = [...current.keys()].filter((key) => old.has(key))
  const changes = {
    added: [...current.keys()].filter((key) => !old.has(key)),
    removed: [...old.keys()].filter((key) => !current.has(key)),
  }
  const { chromium } = await import('playwright')
  const { chromiumLaunch, ensureChromium } = await import('./chromium.mjs')
  await ensureChromium()
  const servers = await Promise.all(folders.map((folder) => serveFolder(folder)))
  const now = new Date()
  const differences = []
  const failures = []
  const jobs = looks.flatMap((look) => both.map((key) => ({ look, key })))
  let done = 0
  // Each worker draws a share of one look after the other, so that its pages change rarely.
  const workers = Math.min(2, availableParallelism())
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const launch = chromiumLaunch()
      const browsers = await Promise.all(
        servers.map(({ address }) => chromium.launch({ ...launch, args: [...launch.args, ...sameRaster, originAt(address)] })),
      )
      const judge = await browsers[0].newPage()
      await judge.addScriptTag({ content: `globalThis.comparePixels = ${comparePixels.toString()}` })
      let stages
      for (const { look, key } of jobs.filter((_job, index) => index % workers === worker)) {
        if (stages?.[0].look !== look) {
          for (const stage of stages ?? []) await stage.close()
          stages = browsers.map((browser) => new Stage(browser, look, now))
        }
        const compared = compareStory(key, [old.get(key), current.get(key)], stages, judge)
        const late = new Promise((_resolve, reject) => setTimeout(() => reject(new Error('takes longer than a minute')), 60_000).unref())
        try {
          const difference = await Promise.race([compared, late])
          if (difference) differences.push(difference)
        } catch (error) {
          // Its pages may be in any state.
          compared.catch(() => {})
          failures.push(`${look.name} ${key}: ${error.message.split('\n')[0]}`)
          for (const stage of stages) await stage.close()
        }
        done += 1
        if (done % 100 === 0) say(`${done} of ${jobs.length} pictures compared, ${differences.length} differ`)
      }
      for (const browser of browsers) await browser.close()
    }),
  )
  for (const { close } of servers) close()

  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  differences.sort((one, other) => one.key.localeCompare(other.key) || one.look.localeCompare(other.look))
  differences.forEach(({ pictures }, index) => {
    for (const [name, text] of Object.entries(pictures)) writeFileSync(join(reports, `${index}-${name}.png`), Buffer.from(text, 'base64'))
  })
  const base = git('log', '-1', '--format=%h %s', commit)
  writeFileSync(
    join(reports, 'index.html'),
    visualReport({ base, looks: looks.map(({ name }) => name), compared: jobs.length, differences, changes: { ...changes, failures } }),
  )
  say(
    `${jobs.length} pictures compared, ${differences.length} differ; ${changes.added.length} stories are new, ${changes.removed.length} are gone`,
  )
  for (const { key, look, count } of differences.slice(0, 20)) console.log(`        ${look}  ${key}: ${count} pixels`)
  for (const failure of failures) console.log(`        not drawn: ${failure}`)
  console.log(`Report: ${join(reports, 'index.html')}`)
  process.exitCode = differences.length + failures.length > 0 ? 1 : 0
}

await main()
