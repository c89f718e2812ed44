import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { LeadFilterDialog } from './LeadFilterDialog.tsx'
import type { LeadFilters } from './leads-url.ts'
import { savedViewOf } from './saved-view-fixtures.ts'

const garden = savedViewOf()
const spring = savedViewOf({
  id: 2,
  name: 'Spring',
  filters: { tags: ['spring'] },
  isShared: true,
  author: { id: 99, name: 'Jonas Becker' },
})

type Args = { answers: FakeAnswers; filters: LeadFilters; canManage: boolean }
const meta = {
  args: {
    answers: { listSavedViews: { data: [garden, spring] }, getLeadFacets: { data: { tags: [], sources: [] } } },
    filters: {},
    canManage: false,
  },
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

const create = fn(() => ({ data: garden }))
export const Save: Story = {
  name: 'the filters that are set are saved under a name',
  args: {
    filters: { readStatus: 'unread' },
    answers: { listSavedViews: { data: [] }, createSavedView: create, getLeadFacets: { data: { tags: [], sources: [] } } },
  },
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
    answers: {
      listSavedViews: { data: [garden] },
      createSavedView: { refuses: { status: 409, code: 'name_taken' } },
      getLeadFacets: { data: { tags: [], sources: [] } },
    },
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

const rename = fn(() => ({ data: garden }))
export const Rename: Story = {
  name: 'the view that is open is marked, and renaming an own view sends its name only',
  args: {
    filters: { providerIds: [3], sort: 'due', isAnswered: false },
    answers: {
      listSavedViews: { data: [garden, spring] },
      updateSavedView: rename,
      getLeadFacets: { data: { tags: [], sources: [] } },
    },
  },
  play: async () => {
    const views = await dialog()
    await expect(await views.findByRole('link', { name: garden.name })).toHaveAttribute('aria-current')
    await expect(views.getAllByText('open now')).toHaveLength(1)
    await expect(views.queryByRole('button', { name: 'Rename “Spring”' })).toBeNull()
    await userEvent.click(views.getByRole('button', { name: `Rename “${garden.name}”` }))
    const name = views.getByRole('textbox', { name: 'Name of the view' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.type(name, 'Due in the garden')
    await userEvent.click(views.getByRole('button', { name: 'Save name' }))
    await waitFor(() =>
      expect(rename).toHaveBeenCalledWith(
        expect.objectContaining({ path: { savedViewId: garden.id }, body: { name: 'Due in the garden' } }),
      ),
    )
  },
}

let saved = [garden, savedViewOf({ id: 3, name: 'Autumn' })]
const bothSaved = saved
export const Focus: Story = {
  name: 'the focus returns to a view that was not renamed after all, and moves to the next one when a view is deleted',
  args: {
    answers: {
      listSavedViews: () => ({ data: saved }),
      updateSavedView: { refuses: { status: 422, code: 'invalid' } },
      deleteSavedView: ({ path }) => {
        saved = saved.filter(({ id }) => id !== path.savedViewId)
        return undefined
      },
      getLeadFacets: { data: { tags: [], sources: [] } },
    },
  },
  beforeEach: () => {
    saved = bothSaved
  },
  play: async () => {
    const views = await dialog()
    const hasFocus = (name: string) => waitFor(() => expect(views.getByRole('button', { name })).toHaveFocus())
    for (const end of ['Cancel', 'Save name']) {
      await userEvent.click(await views.findByRole('button', { name: `Rename “${garden.name}”` }))
      await userEvent.click(views.getByRole('button', { name: end }))
      await hasFocus(`Rename “${garden.name}”`)
    }
    await userEvent.click(views.getByRole('button', { name: `Delete “${garden.name}”` }))
    await hasFocus('Delete “Autumn”')
  },
}
