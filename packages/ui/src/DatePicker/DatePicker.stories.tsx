import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { focusField } from '../Form/form-fields.ts'
import { Stack } from '../Stack/Stack.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

/** Stores the value, as a form does. */
function Kept(props: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <DatePicker {...props} value={value} onChange={change} />
}

const meta = {
  component: DatePicker,
  args: { label: 'Wedding date', value: null, onChange: fn(), name: 'weddingDate', strings: { clear: 'Clear wedding date' } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Alt and the down arrow open the calendar, arrows move, Enter chooses and returns focus to the field. */
export const Keyboard: Story = {
  args: { value: '2027-06-14' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const dialog = await screen.findByRole('dialog', { name: /Wedding date/ })
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-21')
    await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement))
  },
}

/** The calendar disables days beyond the bounds; a typed one is reported, and the form validates it. */
export const Bounds: Story = {
  args: { value: '2027-06-14', minValue: '2027-06-10', maxValue: '2027-06-20' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1)!)
    const dialog = await screen.findByRole('dialog')
    const days = within(dialog).getAllByRole('gridcell')
    await expect(days.filter((day) => day.ariaDisabled !== 'true')).toHaveLength(11)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    within(canvasElement)
      .getByRole('spinbutton', { name: /month|شهر/i })
      .focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-07-14')
  },
}

/** The button clears complete and incomplete dates and moves focus to the first part. */
export const Cleared: Story = {
  args: { value: '2027-06-14' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear wedding date' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear wedding date' })).toBeNull()
    await userEvent.keyboard('1')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/[YMD]/)))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear wedding date' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toHaveAttribute('data-placeholder')
  },
}

/** The first day of the week depends on the locale: Monday in Germany, Sunday in Canada. */
export const LocaleWeek: Story = {
  args: { value: '2027-06-14' },
  render: (args) => (
    <I18nProvider locale="de-DE">
      <Kept {...args} />
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1)!)
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.querySelector('th')).toHaveTextContent('Mo')
    await expect(within(dialog).getByRole('heading')).toHaveTextContent('Juni 2027')
  },
}

export const Wrong: Story = {
  args: { value: '2027-MM-14', description: 'The day of the party.', errorMessage: 'Enter a whole date.' },
  render: (args) => (
    <form>
      <Kept {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await expect(form.elements.namedItem('weddingDate')).toHaveValue('2027-MM-14')
    await expect(focusField(form, 'weddingDate')).toBe(true)
    await expect(document.activeElement).toHaveAccessibleDescription(/The day of the party\. Enter a whole date\./)
  },
}

const strings = { clear: 'Clear' }

export const States: Story = {
  render: () => (
    <Stack>
      <DatePicker label="Empty" marker="optional" value={null} onChange={fn()} strings={strings} />
      <DatePicker label="Filled" value="2027-06-14" onChange={fn()} strings={strings} />
      <DatePicker label="Read only" value="2027-06-14" onChange={fn()} strings={strings} isReadOnly />
      <DatePicker label="Disabled" value="2027-06-14" onChange={fn()} strings={strings} isDisabled />
      <div style={{ maxInlineSize: 200 }}>
        <DatePicker label="On a very narrow screen" value="2027-06-14" onChange={fn()} strings={strings} />
      </div>
    </Stack>
  ),
}
