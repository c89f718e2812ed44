/**
 * The content security policy of the built Storybook: `npm run build:storybook` writes it to `storybook-static/_headers`, which common hosts
 * of static pages read; `npm run serve:storybook` serves the folder with it. With `--check` a browser opens the manager, every documentation
 * page, a component and a screen, types into the text controls, searches for components, pages and screens, and changes a control. It
 * reports what the policy refused, errors, stories that are not shown, controls that take no text or change nothing, searches without their
 * result, and violations of axe on the documentation pages. A text after `--check` opens only the pages whose address contains it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { serveFolder } from './serve-folder.mjs'

const folder = join(root, 'storybook-static')
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const hashes = (html) =>
  [...html.matchAll(inlineScript)].map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Stricter where Storybook allows it; each difference from the panel's policy has its reason. */
function policyOf(pages) {
  const directives = {
    'default-src': ["'none'"],
    // As in the panel: our files, and the scripts that Storybook writes into its two pages.
    'script-src': ["'self'", ...new Set(pages.flatMap(hashes))],
    // Exception: Storybook adds its own styles as elements and attributes while it runs; samples of tokens do too.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // Exception: the manager shows each story in a frame of its own page. Stories of videos have a page of our own instead of a player.
    'frame-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Exception: the same frame.
    'frame-ancestors': ["'self'"],
    // No trusted types, which the panel has: Storybook writes HTML as text.
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

export const storybookHeaders = (from = folder) => ({
  'content-security-policy': policyOf(['index.html', 'iframe.html'].map((page) => readFileSync(join(from, page), 'utf8'))),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
})

const looks = ['theme:light;locale:en_CA', 'theme:dark;locale:en_CA', 'theme:light;locale:ar_AE', 'theme:dark;locale:ar_AE']

/** The addresses to open; stories are checked by their own tests. */
function addresses(text = '') {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const documents = Object.values(entries).filter(({ type }) => type === 'docs')
  const all = [
    '?path=/docs/components-button--docs',
    'iframe.html?viewMode=story&id=components-chart--points',
    'iframe.html?viewMode=story&id=screens-discounts-discountspage--list&globals=locale:ar_AE;theme:dark',
    ...documents.flatMap(({ id }) => looks.map((look) => `iframe.html?viewMode=docs&id=${id}&globals=${look}`)),
  ]
  return all.filter((path) => path.includes(text))
}

/** What a designer types into the search of Storybook, and the name, group and address of a result: a component, two of the handbook, a screen. */
const searches = [
  ['date', 'DateField', 'Components', '/docs/components-datefield--docs'],
  ['writing', 'Writing', 'Foundations', '/docs/foundations-writing--docs'],
  ['undo', 'Undo', 'Patterns', '/docs/patterns-undo--docs'],
  ['discounts', 'DiscountsPage', 'Screens', '/story/screens-discounts-discountspage'],
]

async function search(page, [terms, name, group, leadsTo]) {
  await page.locator('#storybook-explorer-searchfield').fill(terms)
  await page.locator('#storybook-explorer-menu li').filter({ hasText: name }).filter({ hasText: group }).first().click()
  await page.waitForURL((url) => url.searchParams.get('path')?.startsWith(leadsTo) === true)
}

/** What axe finds, and still finds later: until the stories of a page are laid out, their boxes and colours are not the ones that stay. */
async function violationsOf(page) {
  const { AxeBuilder } = await import('@axe-core/playwright')
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  for (const pause of [2000, 5000]) {
    const { violations } = await axe.analyze()
    if (violations.length === 0) return violations
    await page.waitForTimeout(pause)
  }
  return (await axe.analyze()).violations
}

/** Changes a control before the window of its story has loaded, and again when the window shows the story. */
async function changeControl(page, address) {
  let load
  const isChanged = new Promise((resolve) => (load = resolve))
  await page.route(/iframe\.html\?in-docs/, (route) => isChanged.then(() => route.continue()))
  await page.goto(`${address}?path=/docs/components-drawer--docs`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  const label = docs.locator('[id^=control-][id$=components-drawer--start-label]')
  const story = docs.frameLocator('iframe[id="iframe--components-drawer--start"]')
  await label.fill('Changed early')
  const isSent = () => __STORYBOOK_ADDONS_CHANNEL__.last('storyArgsUpdated')?.[0].args.label === 'Changed early'
  await page.frame({ url: /viewMode=docs/ }).waitForFunction(isSent)
  load()
  await story.getByRole('dialog', { name: 'Changed early' }).waitFor()
  await label.fill('Changed late')
  await story.getByRole('dialog', { name: 'Changed late' }).waitFor()
}

/** Types into each control of a page, as a designer does: no story may keep the focus, or break. */
async function typeIntoControls(page) {
  const controls = page.locator('textarea[id^=control-]:not([aria-label]), input[type=text][id^=control-]')
  for (const control of await controls.all()) {
    await control.click({ timeout: 10_000 })
    await control.press('Control+End')
    // As slowly as a story may take the focus back.
    await page.keyboard.type('typed', { delay: 50 })
    const value = await control.inputValue()
    if (!value.endsWith('typed')) throw new Error(`${await control.getAttribute('id')} has ${JSON.stringify(value)}`)
  }
}

/** Opens the pages, and returns what the browser refused or reported as an error, and what axe found. */
async function check(address, text) {
  const { chromium } = await import('playwright')
  const { chromiumLaunch, ensureChromium } = await import('./chromium.mjs')
  await ensureChromium()
  const browser = await chromium.launch(chromiumLaunch())
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    ),
  )
  // Generous, because a busy machine is slow.
  context.setDefaultTimeout(120_000)
  const problems = new Set()
  const paths = addresses(text)
  const report = (path, text) => {
    const problem = `${path}: ${text}`
    if (!problems.has(problem)) console.log(problem)
    problems.add(problem)
  }
  try {
    const open = async (path) => {
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && report(path, message.text()))
      page.on('pageerror', (error) => report(path, error.message))
      await page.goto(address + path)
      const shown = path.startsWith('?') ? page.frameLocator('#storybook-preview-iframe') : page
      await shown
        .locator('.sbdocs-content h1, #storybook-root > *')
        .first()
        .waitFor({ state: 'attached' })
        .catch(() => report(path, 'shows nothing'))
      if (path.includes('viewMode=docs')) {
        // A frame outside the window is loaded when it is scrolled to; until then nothing can be asked of it.
        await page.evaluate(() => {
          for (const frame of document.querySelectorAll('iframe[loading=lazy]')) frame.loading = 'eager'
        })
        // Windows of stories that stay busy are checked as they are then.
        await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
        if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) report(path, 'a window takes the focus when it loads')
        for (const frame of page.frames())
          if (
            await frame
              .locator('.sb-show-nopreview, .sb-show-errordisplay')
              .count()
              .catch(() => 0)
          )
            report(path, `a story is not shown: ${frame.url()}`)
        for (const { id, nodes } of await violationsOf(page))
          report(path, `${id}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`)
        await typeIntoControls(page).catch((error) => report(path, `a control does not take what is typed: ${error.message}`))
      }
      await page.close()
    }
    const left = paths.values()
    // Several at once: a page mostly waits for its stories.
    const openAll = async () => {
      for (const path of left) await open(path).catch((error) => report(path, error.message))
    }
    await Promise.all([openAll(), openAll(), openAll()])
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.goto(address)
    for (const one of searches) await search(page, one).catch(() => report(one[0], `the search does not lead to ${one[3]}`))
    page.setDefaultTimeout(60_000)
    await changeControl(page, address).catch((error) => report('a control', `does not change the story in its window: ${error.message}`))
  } finally {
    await browser.close()
  }
  return { problems: problems.size, pages: paths.length }
}

if (process.argv[1] === import.meta.filename) {
  const [flag, text] = process.argv.slice(2)
  if (!existsSync(join(folder, 'index.html'))) {
    // Chromatic builds into a folder of its own.
    if (flag) console.error('Build it first: npm run build:storybook')
    process.exit(flag ? 1 : 0)
  }
  const headers = storybookHeaders()
  writeFileSync(
    join(folder, '_headers'),
    `/*\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`,
  )
  if (flag) {
    const { address, close } = await serveFolder(folder, { headers, port: flag === '--check' ? 0 : 6007 })
    if (flag === '--check') {
      const { problems, pages } = await check(address, text)
      close()
      console.log(
        `${pages} pages opened, ${problems === 0 ? 'the policy refused nothing, and axe found nothing' : `problems: ${problems}`}.`,
      )
      process.exitCode = problems === 0 ? 0 : 1
    } else console.log(`Storybook: ${address}`)
  }
}
