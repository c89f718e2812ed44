import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'tables', label: 'Tables and chairs' },
  { value: 'linen', label: 'Linen' },
  { value: 'sound', label: 'Sound system' },
]

const meta = {
  component: CheckboxGroup,
  args: { label: 'Included in the price', options, value: ['linen'], onChange: fn(), name: 'included' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string[]) => {
      args.onChange(next)
      setValue(next)
    }
    return <CheckboxGroup {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Each option is a tab stop; Space adds and removes it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Included in the price' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Tables and chairs' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['linen', 'tables'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['tables'])
  },
}

export const InARow: Story = { args: { orientation: 'horizontal', description: 'Choose what the price covers.' } }

export const Wrong: Story = {
  args: { value: [], errorMessage: 'Choose at least one.' },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('checkbox')
    await expect(first).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
