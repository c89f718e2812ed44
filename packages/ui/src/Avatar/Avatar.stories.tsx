import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

const meta = { component: Avatar, args: { name: 'Mara Lindqvist' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('ML')
  },
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Mara Lindqvist" size="sm" />
      <Avatar name="نورة الحربي" />
      <Avatar name="Emre" size="lg" />
    </Inline>
  ),
}
