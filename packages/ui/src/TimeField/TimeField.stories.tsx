import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { focusField } from '../Form/form-fields.ts'
import { Stack } from '../Stack/Stack.tsx'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

/** Stores the value, as a form does. */
function Kept(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <TimeField {...props} value={value} onChange={change} />
}

const inLocale = (locale: string) => (args: TimeFieldProps) => (
  <I18nProvider locale={locale}>
    <Kept {...args} />
  </I18nProvider>
)

const meta = {
  component: TimeField,
  args: { label: 'Starts', value: null, onChange: fn(), name: 'startTime' },
  render: inLocale('en-US'),
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** As the language of the toolbar writes a time. The other stories type in one language. */
export const Filled: Story = { args: { value: '15:30' }, render: (args) => <Kept {...args} /> }

/** Part by part: hours of twelve with a part of the day. */
export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('0330p')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('15:30'))
  },
}

/** Hours of 24 where the locale counts so. */
export const OfTwentyFour: Story = {
  args: { value: '15:30' },
  render: inLocale('de-DE'),
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton')
    await expect(parts.map((part) => part.textContent)).toEqual(['15', '30'])
  },
}

/** A time with an empty part is reported as null on blur; its other parts stay. */
export const Incomplete: Story = {
  args: { value: '15:30' },
  play: async ({ canvasElement, args }) => {
    const [hour, minute] = within(canvasElement).getAllByRole('spinbutton')
    hour!.focus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await expect(minute).toHaveTextContent('30')
  },
}

/** VAL-16: found by its name, described by its error. */
export const Wrong: Story = {
  args: { errorMessage: 'The end is not after the start.' },
  render: (args) => (
    <form>
      <Kept {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await expect(focusField(form, 'startTime')).toBe(true)
    const [first] = within(canvasElement).getAllByRole('spinbutton')
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(/not after the start/)
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <TimeField label="Optional" marker="optional" value={null} onChange={fn()} />
      <TimeField label="Read only" value="15:30" onChange={fn()} isReadOnly />
      <TimeField label="Disabled" value="15:30" onChange={fn()} isDisabled />
    </Stack>
  ),
}
