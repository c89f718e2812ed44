import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { focusField } from '../Form/form-fields.ts'
import { Stack } from '../Stack/Stack.tsx'
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox.tsx'

const couples: ComboBoxOption[] = [
  { id: 1, label: 'Aylin and Jonas', note: '6 Jun 2027' },
  { id: 2, label: 'Aylin and Ben', note: '12 Jun 2027' },
  { id: 3, label: 'Nora and Emil' },
]
const matches = (text: string) => couples.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

/** Keeps the value and searches, as a form does. */
function Kept(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  const [text, setText] = useState('')
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
      options={props.options && matches(text)}
      onSearch={(next) => {
        props.onSearch(next)
        setText(next)
      }}
    />
  )
}

const meta = {
  component: ComboBox,
  args: {
    label: 'Couple',
    name: 'leadId',
    value: null,
    onChange: fn(),
    options: couples,
    onSearch: fn(),
    strings: { clear: 'Remove the couple', searching: 'Searching…', none: 'No couples match' },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** Typing searches once it pauses; the arrows move, Enter chooses. Backspace in the whole text empties the field. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Couple' })
    await userEvent.type(field, 'aylin')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('aylin'))
    await body().findByRole('option', { name: 'Aylin and Ben' })
    await expect(body().getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(couples[1])
    await expect(field).toHaveValue('Aylin and Ben')
    await waitFor(() => expect(body().queryByRole('listbox')).toBeNull())
    await userEvent.tripleClick(field)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('')
  },
}

/** The chosen record is emptied by keyboard and another is chosen: the list closes. */
export const Replaced: Story = {
  args: { value: couples[0] ?? null },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Couple' })
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(field, 'n')
    await userEvent.click(await body().findByRole('option', { name: 'Nora and Emil' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(couples[2])
    await expect(field).toHaveValue('Nora and Emil')
    await waitFor(() => expect(body().queryByRole('listbox')).toBeNull())
  },
}

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'nora')
    await userEvent.click(await body().findByRole('option', { name: 'Nora and Emil' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(couples[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the couple' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** A text that was not chosen does not count: on blur the chosen record is shown again. */
export const NotChosen: Story = {
  args: { value: couples[0]! },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, ' and more')
    await expect(await body().findByText('No couples match')).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('Aylin and Jonas')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Searching: Story = {
  args: { options: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'aylin')
    await expect(await body().findByText('Searching…')).toBeVisible()
  },
}

const retry = fn()
/** The options could not be loaded: the field shows an error, and Retry leads back to it. */
export const Failed: Story = {
  args: { options: undefined, failure: { text: 'An error occurred while loading', retry: 'Retry', onRetry: retry } },
  play: async ({ canvasElement, args }) => {
    retry.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while loading')
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'aylin')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('aylin'))
    await expect(body().queryByText('Searching…')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledTimes(1)
    await expect(field).toHaveFocus()
  },
}

/** VAL-16: found by its name, described by its error. */
export const Wrong: Story = {
  args: { errorMessage: 'This couple belongs to another provider.' },
  render: (args) => (
    <form>
      <Kept {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(focusField(canvasElement.querySelector('form')!, 'leadId')).toBe(true)
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/another provider/)
  },
}

export const States: Story = {
  render: (args) => (
    <Stack>
      <ComboBox {...args} label="Chosen" value={couples[0]!} />
      <ComboBox {...args} label="Read only" value={couples[0]!} isReadOnly />
      <ComboBox {...args} label="Disabled" value={couples[0]!} isDisabled />
    </Stack>
  ),
}
