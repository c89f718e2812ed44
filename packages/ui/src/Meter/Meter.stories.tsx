import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Meter } from './Meter.tsx'

const meta = { component: Meter, args: { label: 'Couples this month', value: 2, max: 3, valueText: '2 of 3' } } satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const WithAccessibleName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Couples this month' })).toHaveAttribute('aria-valuetext', '2 of 3')
  },
}

export const Compared: Story = {
  args: { label: 'You answer in', value: 132, max: 288, valueText: '2 h 12 min', mark: 190, tone: 'positive' },
}
