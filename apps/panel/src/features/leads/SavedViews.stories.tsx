import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { LeadFilterDialog } from './LeadFilterDialog.tsx'
import type { LeadFilters } from './leads-url.ts'

type SavedView = Answer<'listSavedViews'>['data'][number]

const garden: SavedView = {
  id: 1,
  name: 'Garden weddings to answer',
  screen: 'leads',
  filters: { providerIds: [3], isAnswered: false, sort: 'due' },
  isShared: false,
  author: { id: storyUser.id, name: storyUser.name },
  createdAt: '2026-11-10T08:30:00.000Z',
}
const spring: SavedView = { ...garden, id: 2, name: 'Spring', isShared: true, author: { id: 99, name: 'Jonas Becker' } }

type Args = { answers: FakeAnswers; filters: LeadFilters; canManage: boolean }
const meta = {
  args: { answers: { listSavedViews: { data: [garden, spring] } }, filters: {}, canManage: false },
  render: ({ answers, filters, canManage }) => (
    <PanelStory answers={answers} path={paths.leads()} user={{ ...storyUser, canManage }}>
      <main>
        <LeadFilterDialog filters={filters} onClose={() => {}} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Filters' }))

export const List: Story = {
  name: 'own and shared views link to their filters; only the own one can be deleted',
  play: async () => {
    const views = await dialog()
    const link = await views.findByRole('link', { name: garden.name })
    await expect(link).toHaveAttribute('href', expect.stringContaining('providerIds=3&isAnswered=false&sort=due'))
    await expect(views.getByText('shared by Jonas Becker')).toBeInTheDocument()
    await expect(views.getByRole('button', { name: `Delete “${garden.name}”` })).toBeInTheDocument()
    await expect(views.queryByRole('button', { name: 'Delete “Spring”' })).toBeNull()
    await expect(views.queryByRole('button', { name: 'Save this view' })).toBeNull()
  },
}

const create = fn((): { data: SavedView } => ({ data: garden }))
export const Save: Story = {
  name: 'the filters that are set are saved under a name',
  args: { filters: { readStatus: 'unread' }, answers: { listSavedViews: { data: [] }, createSavedView: create } },
  play: async () => {
    const views = await dialog()
    await userEvent.click(await views.findByRole('button', { name: 'Save this view' }))
    await userEvent.type(await views.findByRole('textbox', { name: 'Name of the view' }), 'Unread')
    await userEvent.click(views.getByRole('checkbox', { name: 'Show it to all colleagues' }))
    await userEvent.click(views.getByRole('button', { name: 'Save this view' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({ body: { name: 'Unread', isShared: true, screen: 'leads', filters: { readStatus: 'unread' } } }),
      ),
    )
    await waitFor(() => expect(views.queryByRole('textbox', { name: 'Name of the view' })).toBeNull())
  },
}

export const NameTaken: Story = {
  args: {
    filters: { readStatus: 'unread' },
    answers: { listSavedViews: { data: [garden] }, createSavedView: { refuses: { status: 409, code: 'name_taken' } } },
  },
  play: async () => {
    const views = await dialog()
    await userEvent.click(await views.findByRole('button', { name: 'Save this view' }))
    await userEvent.type(await views.findByRole('textbox', { name: 'Name of the view' }), garden.name)
    await userEvent.click(views.getByRole('button', { name: 'Save this view' }))
    await expect(await views.findByText('You already have a view with this name.')).toBeInTheDocument()
    await expect(views.getByRole('textbox', { name: 'Name of the view' })).toHaveValue(garden.name)
  },
}
