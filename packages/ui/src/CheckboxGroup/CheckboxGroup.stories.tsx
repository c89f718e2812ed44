import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'tables', label: 'Tables and chairs' },
  { value: 'linen', label: 'Linen' },
  { value: 'sound', label: 'Sound system' },
]

const colours = ['8a5a44', '4a6b57', '5b5f8a']
const pictureOf = (index: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="%23${colours[index]}"/></svg>`

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

/** The label is read, and the picture shown. */
export const Pictures: Story = {
  args: {
    label: 'Pictures of the offer',
    options: ['Terrace', 'Orangery', 'Barn'].map((label, at) => ({ value: label, label, picture: pictureOf(at) })),
    value: ['Terrace'],
    name: 'pictures',
  },
  play: async ({ canvasElement, args }) => {
    const orangery = within(canvasElement).getByRole('checkbox', { name: 'Orangery' })
    await expect(orangery).not.toBeChecked()
    await userEvent.click(orangery)
    await expect(orangery).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(['Terrace', 'Orangery'])
  },
}

export const Wrong: Story = {
  args: { value: [], errorMessage: 'Choose at least one.' },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('checkbox')
    await expect(first).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
