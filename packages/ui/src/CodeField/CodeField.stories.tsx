import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

const ControlledField = (props: CodeFieldProps) => {
  const [value, setValue] = useState(props.value)
  return <CodeField {...props} value={value} onChange={setValue} />
}

const meta = {
  component: CodeField,
  args: {
    label: 'Six-digit code',
    value: '',
    onChange: fn(),
    isComplete: (text) => /^\p{Nd}{6}$/u.test(text.replaceAll(/[\s-]/g, '')),
    onComplete: fn(),
  },
  render: (args) => <ControlledField {...args} />,
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Six-digit code' })

export const Pasted: Story = {
  name: 'AUTH-24 a pasted code of any script is complete at once; browsers and phones can fill it in',
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(input)
    await userEvent.paste('٤٢٠ ٩٨٧')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce())
    await expect(input).toHaveValue('٤٢٠ ٩٨٧')
  },
}

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '42098')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(field(canvasElement), '7')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce())
    // Another character of a whole code does not complete it again.
    await userEvent.type(field(canvasElement), ' ')
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: (args) => (
    <Stack>
      <ControlledField {...args} label="Empty" description="From the SMS." />
      <ControlledField {...args} label="Filled" value="420987" />
      <ControlledField {...args} label="Wrong" value="420986" errorMessage="This code is incorrect." />
      <ControlledField {...args} label="Disabled" value="420987" isDisabled />
    </Stack>
  ),
}
