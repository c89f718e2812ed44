import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { VideoFrame } from './VideoFrame.tsx'

// A page of our own instead of a player: stories need no network.
const meta = {
  component: VideoFrame,
  args: { src: 'data:text/html,<title>Player</title>', title: 'Video of Mara Lindqvist' },
} satisfies Meta<typeof VideoFrame>
export default meta
type Story = StoryObj<typeof meta>

/** The frame has the name of the video, the shape 16:9, and no rights on the page around it. */
export const Player: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Video of Mara Lindqvist')
    const { width, height } = frame.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
    await expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  },
}

export const Wide: Story = { args: { size: 'full' } }
