import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

/** Stores the value, as a form does. */
function Kept(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: number | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <NumberField {...props} value={value} onChange={change} />
}

const meta = {
  component: NumberField,
  args: { label: 'Guests', value: null, onChange: fn(), name: 'guestCount' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** Each key changes the value; blur formats the text. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Guests' })
    await userEvent.tab()
    await userEvent.keyboard('1250')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250)
    await expect(input).toHaveValue('1250')
    await userEvent.tab()
    await expect(input).toHaveValue('1,250')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** I18N-14: Arabic digits are accepted, and shown if the locale uses them. */
export const ArabicDigits: Story = {
  render: (args) => (
    <I18nProvider locale="ar-SA">
      <Kept {...args} />
    </I18nProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Guests' })
    await userEvent.type(input, '١٢٥٠')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250)
    await userEvent.clear(input)
    await userEvent.type(input, '1250')
    await userEvent.tab()
    await expect(input).toHaveValue('١٬٢٥٠')
  },
}

/** CAT-12: 12.50 is never 1250, and an invalid number stays as typed, for the form to refuse. */
export const NotANumber: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Guests' })
    await userEvent.type(input, '12.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.tab()
    await expect(input).toHaveValue('12.5')
    await userEvent.clear(input)
    await userEvent.type(input, 'many')
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
    await userEvent.tab()
    await expect(input).toHaveValue('many')
  },
}

const strings = { decrease: 'Fewer guests', increase: 'More guests' }

/** Buttons and arrow keys stay within the bounds and announce the new number; a typed number beyond them is validated by the form. */
export const Steps: Story = {
  args: { value: 2, minValue: 1, maxValue: 3, strings },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Guests' })
    await userEvent.click(canvas.getByRole('button', { name: 'More guests' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await expect(canvas.getByRole('button', { name: 'More guests' })).toBeDisabled()
    input.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('3')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(input).toHaveValue('1')
    await userEvent.clear(input)
    await userEvent.keyboard('150')
    await userEvent.tab()
    await expect(input).toHaveValue('150')
    await expect(args.onChange).toHaveBeenLastCalledWith(150)
  },
}

/** A press on the unit focuses the field. */
export const WithUnit: Story = {
  args: { label: 'Discount', value: 15, unit: 'percent', description: 'From 1 to 99.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Discount' })
    await expect(input).toHaveAccessibleDescription(/From 1 to 99\..*%|%.*From 1 to 99\.|٪/)
    await userEvent.click(input.parentElement!)
    await expect(input).toHaveFocus()
  },
}

export const Wrong: Story = {
  args: { value: 120, errorMessage: 'At most 99.', isRequired: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Guests' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('At most 99.')
  },
}

const long = 'The number of guests that the house can seat at round tables, without those who stand'

export const States: Story = {
  render: () => (
    <Stack>
      <NumberField label="Empty" marker="optional" note="2 of 3" placeholder="120" value={null} onChange={fn()} />
      <NumberField label="Unit in words" value={36} onChange={fn()} unit={{ text: 'months' }} />
      <NumberField label="Percent and buttons" value={15} onChange={fn()} unit="percent" strings={strings} />
      <NumberField label="With decimals" value={2.5} fractionDigits={2} onChange={fn()} unit={{ text: 'km' }} />
      <NumberField label="Read only" value={1250} onChange={fn()} isReadOnly strings={strings} />
      <NumberField label="Disabled" value={1250} onChange={fn()} isDisabled unit="percent" strings={strings} />
      <div style={{ maxInlineSize: 288 }}>
        <NumberField
          label={long}
          description={long}
          errorMessage={long}
          value={1_250_000}
          onChange={fn()}
          unit={{ text: 'guests' }}
          strings={strings}
        />
      </div>
    </Stack>
  ),
}
