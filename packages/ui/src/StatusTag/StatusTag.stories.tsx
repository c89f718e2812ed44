import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleDot, CircleX, Handshake, MessagesSquare, PhoneMissed, Sparkles } from 'lucide-react'

import { Inline } from '../Inline/Inline.tsx'
import { StatusTag } from './StatusTag.tsx'

const meta = { component: StatusTag, args: { tone: 'info', icon: CircleDot, children: 'New' } } satisfies Meta<typeof StatusTag>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <Inline>
      <StatusTag tone="info" icon={CircleDot}>
        New
      </StatusTag>
      <StatusTag tone="caution" icon={MessagesSquare}>
        Negotiating
      </StatusTag>
      <StatusTag tone="promote" icon={Sparkles}>
        Assisted lead
      </StatusTag>
      <StatusTag tone="positive" icon={Handshake}>
        Deal
      </StatusTag>
      <StatusTag tone="critical" icon={PhoneMissed}>
        Not reached
      </StatusTag>
      <StatusTag tone="neutral" icon={CircleX}>
        Rejected
      </StatusTag>
    </Inline>
  ),
}
