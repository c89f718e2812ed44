import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { LeadActiveFilters } from './LeadActiveFilters.tsx'
import { LeadFilterDialog } from './LeadFilterDialog.tsx'
import type { LeadFilters } from './leads-url.ts'
import { savedViewOf } from './saved-view-fixtures.ts'

const facets: FakeAnswers['getLeadFacets'] = {
  data: {
    tags: ['garden', 'winter', 'small wedding', 'friends', 'VIP', 'حديقة', 'late'].map((tag, index) => ({ tag, count: 14 - 2 * index })),
    sources: [
      { source: 'provider_page', count: 230 },
      { source: 'call_center', count: 8 },
      { source: 'other-portal', count: 1 },
    ],
  },
}

type Args = { answers: FakeAnswers; filters: LeadFilters; part: 'dialog' | 'active' }
const meta = {
  args: { answers: { listSavedViews: { data: [] }, getLeadFacets: facets }, filters: {}, part: 'dialog' },
  render: ({ answers, filters, part }) => (
    <PanelStory answers={answers} path={paths.leads()} user={storyUser}>
      <main>{part === 'dialog' ? <LeadFilterDialog filters={filters} onClose={() => {}} /> : <LeadActiveFilters filters={filters} />}</main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)

export const Facets: Story = {
  name: 'LEAD-45 couples are narrowed by tags and sources, with their numbers, and by the time of the answer',
  args: { filters: { tags: ['lakeside'] } },
  play: async () => {
    const dialog = within(await body.findByRole('dialog', { name: 'Filters' }))
    const tags = within(await dialog.findByRole('group', { name: 'Tags' }))
    await expect(tags.getByRole('checkbox', { name: 'garden (14)' })).not.toBeChecked()
    await expect(tags.getByRole('checkbox', { name: 'lakeside (0)' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Show 2 more' }))
    await userEvent.click(tags.getByRole('checkbox', { name: 'late (2)' }))
    const sources = within(dialog.getByRole('group', { name: 'Source' }))
    await userEvent.click(sources.getByRole('checkbox', { name: 'Provider page (230)' }))
    await expect(sources.getByRole('checkbox', { name: 'Provider page (230)' })).toBeChecked()
    await expect(sources.getByRole('checkbox', { name: 'other-portal (1)' })).toBeInTheDocument()
  },
}

export const FacetsFailed: Story = {
  args: { answers: { listSavedViews: { data: [] }, getLeadFacets: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async () => {
    const dialog = within(await body.findByRole('dialog', { name: 'Filters' }))
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
}

export const Active: Story = {
  name: 'each active filter is shown above the list and removed by a press',
  args: {
    part: 'active',
    filters: { tags: ['garden', 'حديقة'], sources: ['search'], due: 'today', readStatus: 'unread', createdAtStart: '2026-06-01' },
  },
  play: async () => {
    const list = within(await body.findByRole('list', { name: 'Active filters' }))
    await expect(list.getAllByRole('link')).toHaveLength(6)
    await expect(list.getByRole('link', { name: 'Remove filter: Tag: garden' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('garden'),
    )
    await expect(list.getByRole('link', { name: 'Remove filter: Due: Later today' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('due='),
    )
  },
}

export const AppliedView: Story = {
  name: 'LEAD-45 the saved view that is open is named above the list',
  args: {
    part: 'active',
    filters: { sort: 'due', tags: ['winter', 'garden'] },
    answers: { listSavedViews: { data: [savedViewOf({ name: 'Gardens first', filters: { tags: ['garden', 'winter'], sort: 'due' } })] } },
  },
  play: async () => {
    const leave = await body.findByRole('link', { name: 'Leave the view “Gardens first”' })
    await expect(leave).toHaveTextContent('View: Gardens first')
    await expect(leave).toHaveAttribute('href', paths.leads())
  },
}
