import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { confirmLeave } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import { store } from '../../shared/store.ts'
import type { SessionUser } from '../../shared/user.ts'
import { answers, provider, soon, summer, wedding } from './catalog-fixtures.ts'
import { ProviderInfoPage } from './ProviderInfoPage.tsx'

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={paths.providerInfo({ providerId: provider.id, tab: 'budget' })} user={user}>
      <main>
        <Route path={paths.providerInfo.pattern}>
          <ProviderInfoPage ProviderInfo={() => null} MediaTab={() => null} />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

type Canvas = ReturnType<typeof within>
const body = () => within(document.body)
const sections = async (canvasElement: HTMLElement) => {
  const grids = await waitFor(() => {
    const found = within(canvasElement).getAllByRole('grid')
    if (found.length < 3) throw new Error('not all lists are loaded')
    return found
  })
  return grids.map((grid) => within(grid.closest('section')!))
}
const cell = (section: Canvas, name: RegExp) => section.getByRole('textbox', { name })

export const Lists: Story = {
  name: 'CAT-21 CAT-28 the lists of a provider, those that apply first, each with its days, state and prices',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [current, future, expired] = await sections(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: provider.name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'page')
    await expect(current!.getByText('All other days')).toBeVisible()
    await expect(current!.getByText(/^Valid until/)).toBeVisible()
    await expect(cell(current!, /Set menu.*Weekend/)).toHaveValue('125')
    await expect(cell(current!, /Full day.*Weekdays/)).toHaveValue('3,200')
    await expect(cell(current!, /Full day.*Price is for/)).toHaveAccessibleDescription('hours:')
    await expect(future!.getByText('For a later season')).toBeVisible()
    await expect(expired!.getByText('Expired')).toBeVisible()
    await expect(expired!.getByText('All days')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save prices' })).toBeNull()
  },
}

export const ExpiringSoon: Story = {
  args: { answers: { listCatalogs: { data: [soon] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Expires soon/)).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listCatalogs: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listCatalogs: { data: [] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No prices yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add price list' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listCatalogs: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-09 with read permission the prices are shown and cannot be changed',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, budget: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [current] = await sections(canvasElement)
    await expect(cell(current!, /Set menu.*Weekend/)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Add price list' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  },
}

const replace = fn(() => ({ data: wedding }))
export const Changed: Story = {
  name: 'CAT-06 each change is shown before it is saved, the old price and the new one',
  args: { answers: { replaceCatalog: replace } },
  play: async ({ canvasElement }) => {
    const [current] = await sections(canvasElement)
    cell(current!, /Set menu.*Weekdays/).focus()
    await userEvent.keyboard('99{Enter}')
    cell(current!, /Buffet.*Every day/).focus()
    await userEvent.keyboard('{Delete}{Tab}')
    const changes = within(current!.getByRole('group', { name: '2 changes' }))
    await expect(changes.getByText('$95')).toBeVisible()
    await expect(changes.getByText('$99')).toBeVisible()
    await userEvent.click(current!.getByRole('button', { name: 'Save prices' }))
    await waitFor(() => expect(replace).toHaveBeenCalled())
    const [input] = replace.mock.calls[0] as unknown as [{ body: { prices: { price: number }[] } }]
    await expect(input.body.prices.map(({ price }) => price)).toEqual([99, 125, 3200, 5400])
    await waitFor(() => expect(current!.queryByRole('button', { name: 'Save prices' })).toBeNull())
  },
}

export const Problems: Story = {
  name: 'CAT-10 AMB-42 every offered price is required, and violated rules are reported at their cells',
  play: async ({ canvasElement }) => {
    const [current] = await sections(canvasElement)
    cell(current!, /Set menu.*Weekdays/).focus()
    await userEvent.keyboard('{Delete}{Enter}12.50{Enter}')
    await userEvent.click(current!.getByRole('button', { name: 'Save prices' }))
    const missing = cell(current!, /Set menu.*Weekdays/)
    await waitFor(() => expect(missing).toHaveAccessibleDescription('Changed, was 95 required field'))
    await expect(missing).toHaveFocus()
    await expect(cell(current!, /Buffet.*Weekdays/)).toBeInvalid()
    await expect(current!.getByText('Please enter a whole number.')).toBeVisible()
    await userEvent.click(current!.getByRole('button', { name: 'Discard changes' }))
    await expect(missing).toHaveValue('95')
  },
}

export const PickedDay: Story = {
  name: 'CAT-08 the picker of the last day has no past days',
  play: async ({ canvasElement }) => {
    const [current] = await sections(canvasElement)
    const field = within(current!.getAllByRole('group', { name: /Prices valid until/ })[0]!)
    await userEvent.click(field.getAllByRole('button').at(-1)!)
    const calendar = await body().findByRole('dialog')
    await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement))
    // Back by more months than a price may hold: the focus stops at today.
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
    const days = [...calendar.querySelectorAll('[role="gridcell"] > *')]
    const focused = days.indexOf(document.activeElement!)
    // Today in the zone of the account, which may be another day than in that of the browser.
    const today = new Date().toLocaleDateString('en-CA', { timeZone: storyUser.details.timeZone, day: 'numeric' })
    await expect(document.activeElement?.textContent).toBe(today)
    await expect(days.slice(0, focused).filter((day) => day.getAttribute('aria-disabled') !== 'true')).toEqual([])
    await expect(document.activeElement).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Escape}')
  },
}

export const AnotherYear: Story = {
  name: 'CAT-32 one step moves the season by a year and confirms the prices as long as they may hold',
  play: async ({ canvasElement }) => {
    const [, future] = await sections(canvasElement)
    await userEvent.click(future!.getByRole('button', { name: 'Valid for another year' }))
    const changes = within(future!.getByRole('group', { name: '3 changes' }))
    const next = Temporal.PlainDate.from(summer.season!.startOn).add({ years: 1 })
    const shown = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(next.toString()))
    await expect(changes.getByText(shown)).toBeVisible()
    await expect(future!.getByRole('button', { name: 'Save prices' })).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'CAT-26 ERR-10 a refusal is shown at its cells, validWeekPeriod too',
  args: {
    answers: {
      replaceCatalog: {
        refuses: {
          status: 422,
          code: 'invalid',
          fieldErrors: [
            { path: 'prices[0].weekPeriod', code: 'validWeekPeriod', message: 'One price for all days, or two.' },
            { path: 'expireAt', code: 'date_too_late', message: 'Too far ahead.' },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const [current] = await sections(canvasElement)
    cell(current!, /Set menu.*Weekdays/).focus()
    await userEvent.keyboard('99{Enter}')
    await userEvent.click(current!.getByRole('button', { name: 'Save prices' }))
    await waitFor(() => expect(cell(current!, /Set menu.*Weekdays/)).toHaveAccessibleDescription(/One price for all days, or two\./))
    await expect(current!.getAllByText('Too far ahead.')[0]).toBeVisible()
  },
}

let isTheirs = false
export const Conflict: Story = {
  name: 'two people save the same list: both versions are shown, and no price is lost',
  beforeEach: () => void (isTheirs = false),
  args: {
    answers: {
      replaceCatalog: () => {
        isTheirs = true
        return { refuses: { status: 409, code: 'stale_version' } }
      },
      // Another user has saved a price in the meantime.
      getCatalog: () => ({
        data: { ...wedding, prices: [{ ...wedding.prices[0]!, price: isTheirs ? 97 : 95 }, ...wedding.prices.slice(1)] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const [current] = await sections(canvasElement)
    cell(current!, /Set menu.*Weekdays/).focus()
    await userEvent.keyboard('99{Enter}')
    await userEvent.click(current!.getByRole('button', { name: 'Save prices' }))
    await expect(await current!.findByText('Someone else saved changes')).toBeVisible()
    await expect(cell(current!, /Set menu.*Weekdays/)).toHaveValue('99')
    await userEvent.click(current!.getByRole('button', { name: 'Use the saved version' }))
    await expect(cell(current!, /Set menu.*Weekdays/)).toHaveValue('97')
  },
}

const create = fn(() => ({ data: wedding }))
export const Added: Story = {
  name: 'CAT-31 a list for a season starts with the prices that apply otherwise',
  args: { answers: { createCatalog: create, listCatalogs: { data: [wedding] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('grid')
    await userEvent.click(canvas.getByRole('button', { name: 'Add price list' }))
    const section = within((await canvas.findByRole('heading', { name: 'Add price list' })).closest('section')!)
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'For' }), 'Wedding')
    await expect(cell(section, /Set menu.*Weekend/)).toHaveValue('125')
    cell(section, /Set menu.*Weekend/).focus()
    await userEvent.keyboard('150{Enter}')
    await userEvent.click(section.getByRole('button', { name: 'Save prices' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: { providerId: number; catalogTypeId: number; season: null } }]
    await expect(input.body).toMatchObject({ providerId: provider.id, catalogTypeId: 1, season: null })
  },
}

export const OtherType: Story = {
  name: 'SHELL-34 another type asks before it discards typed prices, and the field keeps the focus',
  args: { answers: { listCatalogs: { data: [] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add price list' }))
    const section = within((await canvas.findByRole('heading', { name: 'Add price list' })).closest('section')!)
    const type = section.getByRole('combobox', { name: 'For' })
    const [first, second] = within(type).getAllByRole<HTMLOptionElement>('option')
    await userEvent.selectOptions(type, second!)
    await expect(store.get(confirmLeave)).toBeNull()
    await expect(type).toHaveFocus()
    await expect(type).toHaveValue(second!.value)
    await userEvent.selectOptions(type, first!)
    const price = section.getAllByRole('textbox', { name: /Weekend/ })[0]!
    price.focus()
    await userEvent.keyboard('150{Enter}')
    await expect(price).toHaveValue('150')
    await userEvent.selectOptions(type, second!)
    await waitFor(() => expect(store.get(confirmLeave)).not.toBeNull())
    await expect(type).toHaveValue(first!.value)
    await expect(price).toHaveValue('150')
    store.get(confirmLeave)?.leave()
    store.set(confirmLeave, null)
    await waitFor(() => expect(type).toHaveValue(second!.value))
  },
}

export const Csv: Story = {
  name: 'prices from a CSV file are previewed; a file with a wrong line imports nothing',
  play: async ({ canvasElement }) => {
    const [current] = await sections(canvasElement)
    await userEvent.click(current!.getByRole('button', { name: 'CSV file' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Prices as a CSV file' }, { timeout: 10_000 }))
    const choose = (text: string) =>
      userEvent.upload(
        document.querySelector<HTMLInputElement>('input[type="file"]')!,
        new File([text], 'prices.csv', { type: 'text/csv' }),
      )
    await choose('option,all,weekday,weekend,unit\n1,,99,135,1\n77,1,,,1\n')
    await expect(await dialog.findByText('Line 3: no item has the number “77”.')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Put into the list' })).toBeDisabled()
    await choose('option,all,weekday,weekend,unit\n1,,99,135,1\n')
    const preview = within(await dialog.findByRole('group', { name: '2 changes' }))
    await expect(preview.getByText('$135')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Put into the list' }))
    await waitFor(() => expect(cell(current!, /Set menu.*Weekend/)).toHaveValue('135'))
    await expect(current!.getByRole('button', { name: 'Save prices' })).toBeVisible()
  },
}

export const PastPrices: Story = {
  name: 'PROV-34 past prices: item, days, price, last day, and who changed them, read-only',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Past prices' }))
    const table = within(await canvas.findByRole('table', { name: 'Past prices' }))
    const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Item', 'Days', 'Price', 'Valid until', 'Changed by', 'Changed on'])
    const past = examples.listPriceHistory.answer!.data[0]!
    await expect(table.getByRole('rowheader', { name: `${past.item}: ${past.option}` })).toBeVisible()
    await expect(table.getByText(past.changedBy.name)).toBeVisible()
    await expect(table.queryByRole('textbox')).toBeNull()
  },
}

const remove = fn()
export const Deleted: Story = {
  name: 'a list is deleted by its button',
  args: { answers: { deleteCatalog: (input) => void remove(input) } },
  play: async ({ canvasElement }) => {
    await sections(canvasElement)
    const [button] = await within(canvasElement).findAllByRole('button', { name: /^Delete / })
    await userEvent.click(button!)
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    await expect(remove.mock.lastCall?.[0]).toMatchObject({ path: { catalogId: wedding.id } })
  },
}
