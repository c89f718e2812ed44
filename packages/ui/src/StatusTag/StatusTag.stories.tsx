import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleDot, CircleX, Handshake, MessagesSquare, Package, PhoneMissed, Sparkles } from 'lucide-react'
import { expect } from 'storybook/test'

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

/** In a narrow row only the shape is visible; the label is still accessible and shown as a tooltip. */
export const HiddenLabel: Story = {
  args: { tone: 'neutral', icon: Package, children: 'Product', isLabelHidden: true },
  play: async ({ canvas }) => {
    const tag = canvas.getByTitle('Product')
    await expect(tag).toHaveTextContent('Product')
    await expect(tag.clientWidth).toBeLessThan(40)
  },
}
