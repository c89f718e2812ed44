import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, within } from 'storybook/test'

import { IconButton } from '../Button/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'
import { Dot } from './Dot.tsx'

const meta = { component: Badge, subcomponents: { Dot }, args: { count: 12, label: '12 couples wait' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const WithAccessibleName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12')).toHaveAttribute('aria-hidden', 'true')
    await expect(within(canvasElement).getByText('12 couples wait')).toBeInTheDocument()
  },
}

export const Looks: Story = {
  render: () => (
    <Inline gap="xl">
      <Badge count="12" label="12 couples wait" />
      <Badge count="3" label="3 unread messages" variant="solid" />
      <Dot label="Unread" />
      <Dot label="Due" tone="critical" />
      <IconButton label="Notifications" icon={Bell}>
        <Dot label="New notifications" tone="critical" isOnCorner />
      </IconButton>
    </Inline>
  ),
}
