import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { StarField } from './StarField.tsx'

const meta = {
  component: StarField,
  args: {
    label: 'How was it?',
    name: 'star',
    value: null,
    onChange: fn(),
    choiceLabel: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number) => {
      args.onChange(next)
      setValue(next)
    }
    return <StarField {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof StarField>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; the arrow keys choose. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'How was it?' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
}

export const Wrong: Story = {
  args: { errorMessage: 'This field is required!', description: 'Five stars are the best.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'How was it?' })).toHaveAccessibleDescription(/This field is required!/)
    await expect(canvas.getAllByRole('radio')[0]).toHaveAttribute('aria-invalid', 'true')
  },
}
