import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  args: { label: 'Couple name', strings: { clear: 'Clear' }, onSubmit: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'SHELL-31 Enter submits, Escape clears',
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Couple name' })
    await userEvent.type(input, 'aylin{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('aylin')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
}

export const Filled: Story = { args: { defaultValue: 'Aylin', isLabelHidden: true } }
