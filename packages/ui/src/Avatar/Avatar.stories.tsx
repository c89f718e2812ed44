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

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 6"><path fill="#a36" d="M0 0h4v6H0z"/></svg>')}`

export const Picture: Story = {
  args: { src: portrait, size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', portrait)
    await expect(canvasElement.textContent).toBe('')
  },
}
