import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { DashboardPage } from './DashboardPage.tsx'

const never = () => new Promise<never>(() => {})
const noCouples: FakeAnswers = {
  listLeads: { data: [], meta: { page: 1, limit: 5, total: 0, nextCursor: null } },
  getLeadStats: { data: { infoRequests: { pending: 0, total: 0, unanswered: 0, byDisplayState: [] }, allowance: null } },
}

const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers }) => (
    <PanelStory answers={answers}>
      <main>
        <DashboardPage LeadRow={({ lead }) => <span>{lead.couple.name}</span>} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

export const Full: Story = {
  name: 'SHELL-43 open work, couples by status and newest couples, each with a link',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Aylin Demir/ })).toHaveAttribute('href', '/leads/7')
    await expect(canvas.getByRole('link', { name: /Unread/ })).toHaveAttribute('href', '/leads?readStatus=unread')
    await expect(canvas.getByRole('table', { name: 'Couples by status' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'SHELL-43 without couples it explains what will appear',
  args: { answers: noCouples },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/New ones appear here automatically/)).toBeVisible()
  },
}

let isDown = true
export const Failed: Story = {
  name: 'a section that cannot be read shows an error instead, and Retry reads it again',
  args: {
    answers: {
      listLeads: () => (isDown ? { refuses: { status: 500, code: 'unexpected' } } : examples.listLeads.answer!),
      getLeadStats: { refuses: { status: 500, code: 'unexpected' } },
    },
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvasElement }) => {
    const newest = within(await within(canvasElement).findByRole('region', { name: 'Newest couples' }))
    const byState = within(within(canvasElement).getByRole('region', { name: 'Couples by status' }))
    await expect(await byState.findByRole('button', { name: 'Retry' })).toBeVisible()
    const retry = await newest.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    await expect(await newest.findByRole('link', { name: /Aylin Demir/ })).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'SHELL-43 while it loads, placeholders are shown',
  args: { answers: { listLeads: never, getLeadStats: never, getPromptMeta: never } },
}
