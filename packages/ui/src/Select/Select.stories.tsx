import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Select } from './Select.tsx'

const options = [
  { value: 'all', label: 'All providers' },
  { value: 'barn', label: 'Rosewood Barn' },
  { value: 'hall', label: 'Rosewood Hall' },
]

const meta = { component: Select<string>, args: { label: 'Provider', options, value: 'all', onChange: fn() } } satisfies Meta<
  typeof Select<string>
>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <Select {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Provider' })
    await userEvent.selectOptions(select, 'Rosewood Barn')
    await expect(select).toHaveValue('barn')
  },
}

export const Wrong: Story = {
  args: { description: 'Who answers this couple.', errorMessage: 'This field is required!' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Provider' })
    await expect(select).toHaveAccessibleDescription('Who answers this couple. This field is required!')
    await expect(select).toBeInvalid()
  },
}

/** A label keeps its own direction, and is aligned as the page: the dot of "Ltd." stays at its end. */
export const OwnDirection: Story = {
  args: { options: [{ value: 'all', label: 'Ltd.' }] },
  render: (args) => (
    <div dir="rtl">
      <Select {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Provider' })
    await expect(within(select).getByRole('option', { name: 'Ltd.' }).matches(':dir(ltr)')).toBe(true)
    await expect(getComputedStyle(select).textAlign).toBe('right')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
