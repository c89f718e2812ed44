import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { ResponseCoach, ResponseDialog } from './ResponseCoach.tsx'

const [example] = examples.listResponseCoaching.answer!.data
if (!example) throw new Error('the contract has no example of coaching')
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const full = {
  ...example,
  meanMinutes: 161,
  category: { meanMinutes: 128.4, providers: 27 },
  isCounting: true,
  openCount: 5,
  next: [
    { leadId: 7, coupleName: 'Aylin Demir & Jonas Weber', waitedMinutes: 96, dueAt: hoursAhead(1), costMinutes: -2 },
    { leadId: 8, coupleName: 'Hannah Schmidt', waitedMinutes: 410, dueAt: null, costMinutes: 12 },
    { leadId: 9, coupleName: 'ريم وخالد', waitedMinutes: 190, dueAt: null, costMinutes: 0.2 },
  ],
  forecast: { at: hoursAhead(24), meanMinutes: 130, meanMinutesOtherwise: 172.4 },
}
const quiet = { ...full, openCount: 0, next: [], forecast: null, category: null, meanMinutes: 48 }

const meta = {
  args: { answers: { listResponseCoaching: { data: [full] } } },
  render: ({ answers }) => (
    <PanelStory answers={answers}>
      <main>
        <ResponseCoach />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

export const Full: Story = {
  name: 'RESP-01 shows the own average against the category, whom to answer first, and what that changes',
  play: async ({ canvasElement }) => {
    const region = within(await within(canvasElement).findByRole('region', { name: 'Response time' }))
    await expect(await region.findByText('2 h 41 min')).toBeVisible()
    await expect(region.getByText('Average of 27 providers in your category: 2 h 8 min')).toBeVisible()
    await expect(region.getByText(/^Answer these 3 couples now and your average becomes 2 h 10 min/)).toHaveTextContent(
      'instead of 2 h 52 min',
    )
    await expect(region.getByRole('link', { name: /Aylin Demir/ })).toHaveAttribute('href', '/leads/7?activeTab=messages')
    await expect(region.getByRole('link', { name: /Hannah/ })).toHaveAccessibleName(/waits 6 h 50 min and adds 12 min to your average/)
  },
}

export const Answered: Story = {
  name: 'RESP-07 without an average of the category it says why, and with every couple answered it shows that none waits',
  args: { answers: { listResponseCoaching: { data: [quiet] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('48 min')).toBeVisible()
    await expect(within(canvasElement).getByText(/fewer than three providers/)).toBeVisible()
    await expect(within(canvasElement).getByText('Every couple has an answer.')).toBeVisible()
  },
}

export const Night: Story = {
  name: 'RESP-02 outside working hours it says that waiting does not count; several providers have their names',
  args: {
    answers: {
      listResponseCoaching: {
        data: [
          { ...full, isCounting: false },
          { ...quiet, provider: { id: 99, name: 'Rosewood Mill' } },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Rosewood Mill')).toBeVisible()
    await expect(within(canvasElement).getByText(/waiting does not count/)).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'RESP-01 without couples it is left out',
  args: { answers: { listResponseCoaching: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Failed: Story = {
  name: 'RESP-01 a failed read shows Retry',
  args: { answers: { listResponseCoaching: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'RESP-01 while it loads, a placeholder is shown',
  args: { answers: { listResponseCoaching: () => new Promise<never>(() => {}) } },
}

const closed = fn()
export const OnAPhone: Story = {
  name: 'RESP-01 a dialog has the same next to a list without room, and closes when a couple is opened',
  beforeEach: () => void closed.mockClear(),
  render: ({ answers }) => (
    <PanelStory answers={answers}>
      <ResponseDialog onClose={closed} />
    </PanelStory>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Response time' }))
    await expect(await dialog.findByText('2 h 41 min')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('link', { name: /Hannah/ }))
    await expect(closed).toHaveBeenCalledOnce()
  },
}
