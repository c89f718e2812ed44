/** What a vendor does most on each page of the areas: its slowest event on a slow processor, once the page is loaded. */
import type { Browser, Page } from 'playwright'
import { plain, slowed, visitor } from './browser.ts'
import { watchEvents } from './interactions.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const eventMsMax = 100

/** Presses what has this role and name; chooses the option of a select; a text is typed where the focus is. */
type Step = readonly ['button' | 'checkbox' | 'radio' | 'textbox', string] | readonly ['combobox', string, string] | string

const text = 'A garden by the lake'

/** `:id` is the vendor's first provider. */
const pages: readonly (readonly [path: string, ...Step[]])[] = [
  ['/customer-users', ['button', 'Add user'], text],
  ['/settings', ['textbox', 'Company name'], text],
  ['/providers/:id/info', ['textbox', 'Your text'], text, ['radio', 'Nearby']],
  ['/providers/:id/info/budget', ['button', 'Add price list']],
  ['/providers/:id/items', ['button', 'Add'], text],
  ['/providers/:id/gallery', ['button', 'New gallery'], text],
  ['/provider-testimonials', ['radio', 'Pending'], ['radio', 'All'], ['button', 'Reply to'], text],
  ['/statistics/visits', ['combobox', 'Show by', 'Day'], ['button', 'Show as a table']],
  ['/providers/:id/payments', ['radio', 'Failed'], ['button', 'Add bank account'], text],
  ['/discounts', ['button', 'Add discount'], text],
  ['/templates/mail-templates', ['button', 'Add template'], text],
  ['/calendar', ['radio', 'Week'], ['radio', 'Agenda'], ['radio', 'Month'], ['button', 'Next'], ['button', 'Add event'], text],
  // Undone, so that each round has one.
  ['/todo', ['button', 'Mark as done'], ['button', 'Undo']],
]

export async function measureEvents(browser: Browser, system: System, rounds: number): Promise<Row[]> {
  const { data: providers } = await system.api.listProviders()
  const here = await visitor(browser, plain, system.token)
  const rows: Row[] = []
  for (const [path, ...steps] of pages) {
    const url = `${system.origin}${path.replace(':id', String(providers[0]!.id))}`
    const worst: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      await here.page.goto(url)
      await here.page.locator('main h1').waitFor()
      await here.page.waitForLoadState('networkidle')
      await here.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed.cpu })
      await here.page.evaluate(watchEvents)
      for (const step of steps) {
        await take(here.page, step)
        await here.page.waitForLoadState('networkidle')
      }
      await here.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      // The first round loads the code of dialogs.
      if (round >= 0) worst.push(await here.page.evaluate<number>('globalThis.worstEvent'))
    }
    rows.push({ what: `${path}, the longest event, ${slowed.name}`, unit: 'ms', ours: median(worst), oursMax: eventMsMax })
  }
  await here.close()
  return rows.toSorted((one, other) => other.ours - one.ours)
}

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'string') {
    await page.locator('input:focus, textarea:focus, select:focus, [contenteditable]:focus').waitFor()
    return page.keyboard.type(step, { delay: 40 })
  }
  const [role, name, option] = step
  const target = page.locator('main, [role=dialog], [aria-label=Notices]').getByRole(role, { name }).first()
  if (option !== undefined) return void (await target.selectOption(option))
  // A radio of a form is a label around its input.
  return target.click({ force: role === 'radio' })
}
