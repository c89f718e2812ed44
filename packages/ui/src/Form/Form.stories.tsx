import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'
import { focusField } from './form-fields.ts'

const meta = { component: Form, args: { onSubmit: fn() } } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Submitted: Story = {
  args: {
    'aria-label': 'Discount',
    children: (
      <>
        <TextField label="Title" name="intro" isRequired />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Winter{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('form', { name: 'Discount' })).toBeVisible()
  },
}

const inner = fn()
/** A form in a dialog above this one submits only itself. */
export const Nested: Story = {
  render: function Render(args) {
    const [isShown, setShown] = useState(false)
    useEffect(() => setShown(true), [])
    const dialog = () => (
      <Form aria-label="Inner" onSubmit={inner}>
        <Button type="submit">Inner</Button>
      </Form>
    )
    return <Form {...args}>{isShown && createPortal(dialog(), document.body)}</Form>
  },
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Inner' }))
    await expect(inner).toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const names = ['text', 'area', 'password', 'select', 'search', 'number', 'money', 'radio', 'checkbox', 'switch'] as const
const wrong = { description: 'Help.', errorMessage: 'Wrong.', isRequired: true }

/** VAL-16: every field is found by its name, and links its help and its error to the focused element. */
export const EveryField: Story = {
  render: function Render(args) {
    const [values, setValues] = useState({ text: '', area: '', number: 3, money: 95 })
    return (
      <Form {...args}>
        <TextField label="Text" name="text" value={values.text} onChange={(text) => setValues({ ...values, text })} {...wrong} />
        <TextArea label="Area" name="area" value={values.area} onChange={(area) => setValues({ ...values, area })} {...wrong} />
        <PasswordField label="Password" name="password" strings={{ show: 'Show', hide: 'Hide' }} {...wrong} />
        <Select label="Select" name="select" options={[{ value: 'a', label: 'A' }]} value="a" onChange={fn()} {...wrong} />
        <SearchField label="Search" name="search" strings={{ clear: 'Clear' }} {...wrong} />
        <NumberField label="Number" name="number" value={values.number} onChange={fn()} {...wrong} />
        <MoneyField label="Money" name="money" currency="CAD" value={values.money} onChange={fn()} {...wrong} />
        <RadioGroup
          label="Radio"
          name="radio"
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]}
          value="b"
          onChange={fn()}
          {...wrong}
        />
        <Checkbox label="Checkbox" name="checkbox" value onChange={fn()} {...wrong} />
        <Switch label="Switch" name="switch" value={false} onChange={fn()} description="Help." errorMessage="Wrong." />
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    for (const name of names) {
      await expect(focusField(form, name)).toBe(true)
      const control = document.activeElement as HTMLInputElement
      await expect(control.name).toBe(name)
      const described = control.closest('[role="radiogroup"]') ?? control
      await expect(described).toHaveAccessibleDescription(/Help\.[^]*Wrong\./)
      await expect(described).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(document.activeElement).toHaveAccessibleName('Switch')
    await expect(within(canvasElement).getByRole('radio', { name: 'B' })).toBeChecked()
    await expect(focusField(form, 'none')).toBe(false)
  },
}
