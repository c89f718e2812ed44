import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, CircleCheck, CircleX, CreditCard, ReceiptText } from 'lucide-react'
import { expect, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Timeline, type TimelineStep } from './Timeline.tsx'

const steps: TimelineStep[] = [
  { id: 1, icon: CalendarClock, tone: 'info', title: 'Due', time: { at: '2026-11-01', text: 'November 1, 2026' } },
  {
    id: 2,
    icon: CreditCard,
    tone: 'neutral',
    title: 'Tried with Visa •••• 4242',
    time: { at: '2026-11-02T09:00:00Z', text: 'November 2, 9:00' },
  },
  {
    id: 3,
    icon: CircleX,
    tone: 'critical',
    title: 'Refused',
    time: { at: '2026-11-02T09:01:00Z', text: 'November 2, 9:01' },
    children: 'There is not enough money in the account of this card.',
  },
  { id: 4, icon: CircleCheck, tone: 'positive', title: 'Paid', time: { at: '2026-11-03T10:00:00Z', text: 'November 3, 10:00' } },
  {
    id: 5,
    icon: ReceiptText,
    tone: 'neutral',
    title: 'Receipt',
    children: <Button size="sm">Download the receipt as a PDF</Button>,
  },
]

const meta = { component: Timeline, args: { label: 'History', steps } } satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'History' })
    const items = within(list).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toHaveLength(5)
    await expect(items[2]).toHaveTextContent('There is not enough money')
    await expect(within(list).getByText('November 3, 10:00')).toHaveAttribute('datetime', '2026-11-03T10:00:00Z')
  },
}

export const OneStep: Story = { args: { steps: steps.slice(0, 1) } }
