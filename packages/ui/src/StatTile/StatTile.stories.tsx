import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrendingUp } from 'lucide-react'
import { expect, within } from 'storybook/test'

import { StatTile, StatTiles } from './StatTile.tsx'

const meta = {
  component: StatTile,
  subcomponents: { StatTiles },
  args: { label: 'Visits', value: '1,284' },
  render: (args) => (
    <StatTiles label="Totals">
      <StatTile {...args} />
      <StatTile label="Couples who asked" value="41" note="4 % less than before" noteTone="critical" />
      <StatTile label="Deals" value="6" note="Unchanged" />
    </StatTiles>
  ),
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Compared: Story = { args: { note: '12 % more than before', noteIcon: TrendingUp, noteTone: 'positive' } }

/** The whole tile leads to the list of what is counted. */
export const WithLink: Story = {
  args: { href: '/statistics/visits' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '1,284 Visits' })).toHaveAttribute('href', '/statistics/visits')
  },
}
