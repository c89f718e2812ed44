import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { fieldLabel, findField, focusField } from '../Form/form-fields.ts'
import { Stack } from '../Stack/Stack.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

/** Stores the value, as a form does. */
function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <DateField {...props} value={value} onChange={change} />
}

const meta = {
  component: DateField,
  args: { label: 'Birthday', value: null, onChange: fn(), name: 'birthDate' },
  render: (args) => (
    <I18nProvider locale="en-US">
      <Kept {...args} />
    </I18nProvider>
  ),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

/** As the language of the toolbar writes a date. The other stories type in one language. */
export const Filled: Story = { args: { value: '2027-06-14' }, render: (args) => <Kept {...args} /> }

/** Parts in the order of the locale; a complete part moves focus to the next. A year of two digits is completed. */
export const Typed: Story = {
  args: { maxValue: '2008-12-31' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('061494')
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1994-06-14'))
    await expect(within(canvasElement).getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('1994')
  },
}

/** On blur an incomplete date is reported as such; completing it reports the date again. */
export const Incomplete: Story = {
  args: { value: '1994-06-14' },
  play: async ({ canvasElement, args }) => {
    const day = within(canvasElement).getByRole('spinbutton', { name: /^day/ })
    day.focus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1994-06-DD'))
    await expect(within(canvasElement).getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('1994')
    within(canvasElement).getByRole('spinbutton', { name: /^day/ }).focus()
    await userEvent.keyboard('14')
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1994-06-14'))
  },
}

/** I18N-14: Gregorian in every locale, in the digits of the locale. */
export const Gregorian: Story = {
  args: { value: '2027-06-14' },
  render: (args) => (
    <I18nProvider locale="ar-SA">
      <Kept {...args} />
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    const years = within(canvasElement)
      .getAllByRole('spinbutton')
      .map((part) => part.textContent)
    await expect(years).toContain('٢٠٢٧')
  },
}

export const Tapped: Story = {
  name: 'a tap on the field outside its parts reaches a part',
  args: { value: '2027-06-14' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('group')
    const tap = async (target: Element) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await userEvent.pointer({ keys: '[TouchA]', target })
      await expect(document.activeElement).toHaveAttribute('role', 'spinbutton')
    }
    await tap(field)
    for (const between of field.querySelectorAll('[data-type="literal"]')) await tap(between)
  },
}

/** VAL-16: found by its name, described by its help and its error. */
export const Wrong: Story = {
  args: { description: 'You must be of age.', errorMessage: 'This field is required!', isRequired: true },
  render: (args) => (
    <form>
      <Kept {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await expect(focusField(form, 'birthDate')).toBe(true)
    const first = within(canvasElement).getAllByRole('spinbutton')[0]!
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expect(first).toHaveAccessibleDescription(/You must be of age\. This field is required!/)
    await expect(fieldLabel(findField(form, 'birthDate')!)).toBe('Birthday')
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <DateField label="Optional" marker="optional" value={null} onChange={fn()} />
      <DateField label="Read only" value="2027-06-14" onChange={fn()} isReadOnly />
      <DateField label="Disabled" value="2027-06-14" onChange={fn()} isDisabled />
    </Stack>
  ),
}
