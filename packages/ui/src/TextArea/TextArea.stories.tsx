import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { TextArea } from './TextArea.tsx'

const meta = { component: TextArea, args: { label: 'Your answer' } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Growing: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Your answer' })
    const before = area.offsetHeight
    await userEvent.type(area, 'Dear Aylin,{Enter}{Enter}the garden is free.{Enter}{Enter}Would Saturday suit you?{Enter}')
    await expect(area.offsetHeight).toBeGreaterThan(before)
  },
}

export const Wrong: Story = { args: { errorMessage: 'Write a few words first.', note: '0 / 500' } }
