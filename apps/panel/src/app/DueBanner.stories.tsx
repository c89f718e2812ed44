import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import { expect, within } from 'storybook/test'
import { PanelStory } from '../shared/PanelStory.tsx'
import { store } from '../shared/store.ts'
import { DueBanner } from './DueBanner.tsx'
import { sessionState } from './session.ts'

const session = examples.getAccessToken.answer!.data
const payment = { id: 11, amount: 490, currency: 'CAD', dueDate: '2026-01-15', recurringMonth: 12 }

type Args = { due: (typeof payment)[] }
const meta = {
  args: { due: [payment] },
  beforeEach: ({ args }) => {
    const accessToken = { ...session.accessToken, pendingPayments: args.due }
    store.set(sessionState, { status: 'in', session: { ...session, accessToken } })
    return () => store.set(sessionState, { status: 'unknown' })
  },
  render: () => (
    <PanelStory>
      <main>
        <DueBanner />
        <h1>Couples</h1>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Overdue: Story = {
  name: 'AMB-18 the banner says what is due since when, how many more are, and links to the checkout',
  args: { due: [payment, { ...payment, id: 12, dueDate: '2099-01-15' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/has been overdue since/)).toHaveTextContent(
      '$490 has been overdue since January 15, 2026. One more payment is due.',
    )
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout?item=due-11')
  },
}

export const DueLater: Story = {
  name: 'AMB-18 a payment whose day has not passed is due, not overdue',
  args: { due: [{ ...payment, dueDate: '2099-01-15' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/is due on January 15, 2099\./)).toBeVisible()
  },
}
