import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { StarRating } from './StarRating.tsx'

const meta = { component: StarRating, args: { value: 4, label: '4 of 5 stars' } } satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvasElement }) => {
    const rating = within(canvasElement).getByRole('img', { name: '4 of 5 stars' })
    await expect(rating.querySelectorAll('svg')).toHaveLength(5)
  },
}

export const One: Story = { args: { value: 1, label: '1 of 5 stars' } }
