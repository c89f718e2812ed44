import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { RadioGroup } from './RadioGroup.tsx'

type Kind = 'discount' | 'installment' | 'gift'

const options = [
  { value: 'discount', label: 'Percentage off', description: 'A share of the regular price.' },
  { value: 'installment', label: 'Installments', description: 'The couple pays in equal parts without interest.' },
  { value: 'gift', label: 'Gift', isDisabled: true },
] as const

const meta = {
  component: RadioGroup<Kind>,
  args: { label: 'Type of discount', options, value: null, onChange: fn(), name: 'discountType' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: Kind) => {
      args.onChange(next)
      setValue(next)
    }
    return <RadioGroup {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof RadioGroup<Kind>>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrows choose and skip disabled options. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Percentage off' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('discount')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Installments' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Percentage off' })).toBeChecked()
  },
}

/** The label of an option and its circle are one target; its description is linked to it. */
export const Pointer: Story = {
  args: { description: 'Couples see it on your page.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Installments'))
    await expect(args.onChange).toHaveBeenLastCalledWith('installment')
    await expect(canvas.getByRole('radio', { name: 'Installments' })).toHaveAccessibleDescription(/equal parts/)
    await expect(canvas.getByRole('radiogroup', { name: 'Type of discount' })).toHaveAccessibleDescription('Couples see it on your page.')
    await userEvent.click(canvas.getByText('Gift'), { pointerEventsCheck: 0 })
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

export const Wrong: Story = {
  args: { errorMessage: 'This field is required!', isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Type of discount' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('This field is required!')
  },
}

const short = [
  { value: 'discount', label: 'Percentage off' },
  { value: 'installment', label: 'Installments' },
] as const

/** The arrow that points to the next option follows the reading direction. */
export const Horizontal: Story = {
  args: { options: short, value: 'discount', orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(within(canvasElement).getByRole('radio', { name: 'Installments' })).toBeChecked()
  },
}

const long = 'Installments without interest, paid in equal parts before the wedding, the first of them when the contract is signed'

export const States: Story = {
  render: () => (
    <Stack>
      <RadioGroup label="Disabled" options={short} value="discount" onChange={fn()} isDisabled />
      <RadioGroup label="Read only" options={short} value="discount" onChange={fn()} isReadOnly />
      <RadioGroup label="Optional" marker="optional" note="Step 2 of 3" options={short} value={null} onChange={fn()} />
      <div style={{ maxInlineSize: 288 }}>
        <RadioGroup
          label="Long texts on a narrow screen"
          orientation="horizontal"
          options={[{ value: 'discount', label: long, description: long }, short[1]]}
          value="discount"
          onChange={fn()}
          errorMessage={long}
        />
      </div>
    </Stack>
  ),
}
