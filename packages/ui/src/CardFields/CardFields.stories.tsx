import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CardFields, type CardFieldsHandle, type CardValues } from './CardFields.tsx'

const onRead = fn((_card: CardValues) => undefined)

const meta = {
  component: CardFields,
  args: {
    handle: null,
    strings: {
      holderName: 'Name on the card',
      number: 'Card number',
      expiry: 'Expires',
      expiryHint: 'MM / YY',
      cvv: 'Security code',
      cvvHint: 'The last three digits on the back',
    },
    brandOf: (number) => (number.startsWith('4') ? 'Visa' : null),
  },
  render: function Render(args) {
    const handle = useRef<CardFieldsHandle>(null)
    return (
      <Stack gap="lg">
        <CardFields {...args} handle={handle} />
        <Button onPress={() => handle.current && onRead(handle.current.read())}>Pay</Button>
        <Button onPress={() => handle.current?.clear()}>Clear</Button>
      </Stack>
    )
  },
} satisfies Meta<typeof CardFields>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'PAY-02 number, expiry, code and holder are read as typed, and the brand is shown',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: /Card number/ })
    await userEvent.type(number, '4242424242424242')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await expect(canvas.getByText('Visa')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Expires/ }), '0829')
    await expect(canvas.getByRole('textbox', { name: /Expires/ })).toHaveValue('08 / 29')
    await userEvent.type(canvas.getByRole('textbox', { name: /Security code/ }), '123')
    await userEvent.type(canvas.getByRole('textbox', { name: /Name on the card/ }), 'Mara Lindqvist')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await expect(onRead).toHaveBeenLastCalledWith({
      holderName: 'Mara Lindqvist',
      number: '4242 4242 4242 4242',
      expiryMonth: '08',
      expiryYear: '29',
      cvv: '123',
    })
  },
}

export const Autofilled: Story = {
  name: 'a browser may fill in an expiry in its own notation',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const expiry = canvas.getByRole('textbox', { name: /Expires/ })
    for (const [text, month, year] of [
      ['8/2029', '8', '2029'],
      ['08-29', '08', '29'],
    ] as const) {
      await userEvent.clear(expiry)
      await userEvent.click(expiry)
      await userEvent.paste(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
      await expect(onRead).toHaveBeenLastCalledWith(expect.objectContaining({ expiryMonth: month, expiryYear: year }))
    }
  },
}

export const Corrected: Story = {
  name: 'the cursor stays while a digit in the middle is corrected',
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: /Card number/ })
    await userEvent.type(number, '42424242')
    await userEvent.type(number, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(number).toHaveValue('422 4242')
    await expect(number.selectionStart).toBe(2)
  },
}

export const Cleared: Story = {
  name: 'PAY-13 the fields are empty after they are cleared',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /Card number/ }), '4242')
    await userEvent.type(canvas.getByRole('textbox', { name: /Security code/ }), '123')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('textbox', { name: /Card number/ })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: /Security code/ })).toHaveValue('')
  },
}

export const Wrong: Story = {
  name: 'PAY-04 errors are at their fields',
  args: {
    errors: {
      number: 'This is no card number.',
      expiry: 'This card has expired.',
      cvv: 'Three digits.',
      holderName: 'This field is required!',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /Expires/ })).toHaveAccessibleDescription('This card has expired.')
  },
}
