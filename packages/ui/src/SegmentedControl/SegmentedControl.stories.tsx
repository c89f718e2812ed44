import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SegmentedControl } from './SegmentedControl.tsx'

const channels = [
  { id: 'email', label: 'E-mail' },
  { id: 'sms', label: 'SMS' },
  { id: 'call', label: 'Call', isDisabled: true },
]

const meta = {
  component: SegmentedControl<string>,
  args: { label: 'Channel', items: channels, value: 'email', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; the arrow that points to the next one follows the reading direction. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toHaveFocus()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'SMS' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'SMS' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'SMS' })).toBeChecked()
  },
}

const states = [
  { id: 'due', label: 'Due', count: '5' },
  { id: 'new', label: 'New', count: '7' },
  { id: 'negotiating', label: 'Negotiating', count: '31' },
  { id: 'offered', label: 'Offered', count: '18' },
  { id: 'deal', label: 'Deal', count: '44' },
]

export const Chips: Story = { args: { label: 'State', items: states, value: 'due', variant: 'chips' } }
