import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TextDifference } from './TextDifference.tsx'

const meta = {
  component: TextDifference,
  args: {
    strings: { added: 'added:', removed: 'removed:' },
    parts: [
      { kind: 'same', text: 'A garden by the river for up to ' },
      { kind: 'removed', text: 'two hundred' },
      { kind: 'added', text: 'two hundred and fifty' },
      { kind: 'same', text: ' guests.' },
    ],
  },
} satisfies Meta<typeof TextDifference>
export default meta
type Story = StoryObj<typeof meta>

/** What was added and removed is marked by colour, line and for assistive technology. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('insertion')).toHaveTextContent('added: two hundred and fifty')
    await expect(canvas.getByRole('deletion')).toHaveTextContent('removed: two hundred')
  },
}

export const Same: Story = { args: { parts: [{ kind: 'same', text: 'A garden by the river.' }] } }
