import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, within } from 'storybook/test'
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
  name: 'SHELL-43 what waits, where couples stand, and who came last, each a way on',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Aylin Demir/ })).toHaveAttribute('href', '/leads/7')
    await expect(canvas.getByRole('link', { name: /Not yet read/ })).toHaveAttribute('href', '/leads?readStatus=unread')
    await expect(canvas.getByRole('table', { name: 'Where couples stand' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'SHELL-43 without couples it says what will come here',
  args: { answers: noCouples },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/New ones appear here by themselves/)).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'SHELL-43 while it loads, the places are there',
  args: { answers: { listLeads: never, getLeadStats: never, getPromptMeta: never } },
}
