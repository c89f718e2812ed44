import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@vendor-panel/ui'
import { PanelStory, storyUser } from '../shared/PanelStory.tsx'
import { paths } from '../shared/paths.ts'
import { chooseSingleKeys, shellDialog } from '../shared/shortcuts.ts'
import { store } from '../shared/store.ts'
import { chooseTheme, theme } from '../shared/theme.ts'
import { ShellDialogs } from './ShellDialogs.tsx'

const lead = { ...examples.getLead.answer!.data, isShown: true, displayState: 'new' as const, status: 'new' as const }
const action = fn()
const provider = storyUser.providers[0]!
const answers: FakeAnswers = {
  getLead: { data: lead },
  searchCouple: ({ query }) => ({ data: lead.couple.name.startsWith(query.coupleName) ? [lead] : [] }),
  createLeadAction: (input) => {
    action(input.body)
    return { data: lead }
  },
}

type Args = { path: string; answers: FakeAnswers }
const meta = {
  args: { path: paths.discounts(), answers },
  beforeEach: () => {
    action.mockClear()
    return () => {
      store.set(shellDialog, null)
      chooseTheme('system')
    }
  },
  render: ({ path, answers: given }) => (
    <PanelStory answers={given} path={path}>
      <Button>Page</Button>
      <ShellDialogs />
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const soon = { timeout: 10_000 }
const items = () =>
  body()
    .getAllByRole('option')
    .map((item) => item.textContent)
async function open(): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await body().findByRole('combobox', { name: 'Search and commands' }, soon)
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

export const Pages: Story = {
  name: 'Ctrl+K opens the palette on every page; a page is found without case and accents, and opened by Enter',
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Page' }).focus()
    await open()
    await userEvent.keyboard('CALÉN')
    await waitFor(() => expect(items()).toEqual(['Calendar', ...storyUser.providers.map(({ name }) => `${name}: Calendar`)]))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

export const ProviderPages: Story = {
  name: 'SHELL-13 the palette finds the pages of a provider by its name and theirs, and offers none without a text',
  play: async () => {
    await open()
    await expect(items().filter((item) => item.includes(provider.name))).toEqual([])
    await userEvent.keyboard(`${provider.name.slice(0, 4)} gall`)
    await waitFor(() => expect(items()).toContain(`${provider.name}: Gallery`))
  },
}

export const Couples: Story = {
  name: 'SHELL-27 the palette finds couples by name',
  play: async () => {
    await open()
    await userEvent.keyboard(lead.couple.name.slice(0, 5))
    await expect(await body().findByRole('option', { name: new RegExp(lead.couple.name) }, soon)).toBeInTheDocument()
  },
}

export const Actions: Story = {
  name: 'the palette switches to the dark theme',
  play: async () => {
    await open()
    await userEvent.keyboard('dark theme{Enter}')
    await waitFor(() => expect(store.get(theme)).toBe('dark'))
    await expect(body().queryByRole('dialog')).toBeNull()
  },
}

export const OpenCouple: Story = {
  name: 'LEAD-21 on the page of a couple the palette offers its actions, and a deal asks for its amount',
  args: { path: paths.lead({ leadId: lead.id }) },
  play: async () => {
    // The couple is read before the palette opens, as on its page.
    await open()
    await waitFor(() => expect(body().getByText(`Actions for ${lead.couple.name}`)).toBeInTheDocument(), soon)
    await waitFor(() => expect(body().getByRole('combobox', { name: 'Search and commands' })).toHaveFocus())
    await userEvent.click(body().getByRole('option', { name: 'Mark as deal' }))
    const dialog = within(await body().findByRole('dialog', { name: `Deal with ${lead.couple.name}` }, soon))
    await userEvent.click(dialog.getByRole('button', { name: 'Save deal' }))
    await waitFor(() => expect(action).toHaveBeenCalledWith(expect.objectContaining({ type: 'deal' })), soon)
  },
}

export const CancelledCommand: Story = {
  name: 'Escape closes the dialog of a command',
  args: { path: paths.lead({ leadId: lead.id }) },
  play: async () => {
    await open()
    await waitFor(() => expect(body().getByText(`Actions for ${lead.couple.name}`)).toBeInTheDocument(), soon)
    await waitFor(() => expect(body().getByRole('combobox', { name: 'Search and commands' })).toHaveFocus())
    await userEvent.keyboard('mark deal{Enter}')
    const dialog = await body().findByRole('dialog', { name: `Deal with ${lead.couple.name}` }, soon)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

export const Nothing: Story = {
  name: 'a text without results shows that none was found, and Escape closes the palette and returns the focus',
  args: { answers: { ...answers, searchCouple: { data: [] } } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Page' })
    button.focus()
    await open()
    await userEvent.keyboard('zzzz')
    await expect(await body().findByText('No results for “zzzz”', undefined, soon)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Sheet: Story = {
  name: 'the question mark shows the keys of every page and of the couples page, and single keys can be switched off there',
  beforeEach: () => chooseSingleKeys(true),
  play: async () => {
    await userEvent.keyboard('?')
    const sheet = within(await body().findByRole('dialog', { name: 'Keyboard shortcuts' }, soon))
    await expect(sheet.getByRole('heading', { name: 'On every page' })).toBeInTheDocument()
    await expect(sheet.getByRole('heading', { name: 'Couples' })).toBeInTheDocument()
    await expect(sheet.getByText('Search and commands')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?')
    await expect(body().queryByRole('dialog')).toBeNull()
    await open()
    chooseSingleKeys(true)
  },
}
