import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary, type FormError } from './ErrorSummary.tsx'

const required = 'This field is required!'
const refused = { message: 'The provider has as many discounts as its package allows.' }

const meta = {
  component: ErrorSummary,
  args: { title: 'The discount was not saved.', errors: [refused] },
  render: function Render(args) {
    const [errors, setErrors] = useState<readonly FormError[]>([])
    const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
    return (
      <Form onSubmit={() => setErrors(args.errors)} errorSummary={<ErrorSummary {...args} errors={errors} />}>
        <TextField label="Title" name="intro" errorMessage={errorOf('intro')} />
        <div style={{ blockSize: '120vh' }} />
        <RadioGroup
          label="Type"
          name="discountType"
          options={[{ value: 'discount', label: 'Percentage off' }]}
          value={null}
          onChange={fn()}
          errorMessage={errorOf('discountType')}
        />
        <Inline>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Inline>
      </Form>
    )
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

const submit = (canvasElement: HTMLElement) => {
  // Without scrolling to the button: the visible part of the page stays.
  within(canvasElement).getByRole('button', { name: 'Save' }).focus({ preventScroll: true })
  return userEvent.keyboard('{Enter}')
}

/** VAL-16: an error that no field shows is announced, and scrolled to. */
export const WithoutField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('alert')).toBeNull()
    canvas.getByRole('button', { name: 'Save' }).scrollIntoView()
    await submit(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('as its package allows')
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(within(alert).queryByRole('button')).toBeNull()
  },
}

/** A visible field shows its own error; an error outside the view has a link to its field. */
export const FieldOutOfView: Story = {
  args: {
    errors: [
      { name: 'intro', message: required },
      { name: 'discountType', message: required },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('textbox', { name: 'Title' }).scrollIntoView()
    await submit(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(within(alert).getByRole('button', { name: 'Type' }))
    await expect(canvas.getByRole('radio', { name: 'Percentage off' })).toHaveFocus()
  },
}

/** An error whose field is not in the form is shown; a corrected one is removed. */
export const UnknownField: Story = {
  args: {
    errors: [
      { name: 'providerId', message: 'The provider is not active.' },
      { name: 'discountType', message: required },
    ],
  },
  render: function Render(args) {
    const [errors, setErrors] = useState(args.errors)
    return (
      <Form onSubmit={fn()} errorSummary={<ErrorSummary {...args} errors={errors.map((error) => ({ ...error }))} />}>
        <Button onPress={() => setErrors(errors.slice(1))}>Correct</Button>
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
    await expect(canvas.getByRole('listitem')).toHaveTextContent(required)
  },
}

export const OnlyFieldsInView: Story = {
  args: { errors: [{ name: 'intro', message: required }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('textbox', { name: 'Title' }).scrollIntoView()
    await submit(canvasElement)
    await expect(await canvas.findByText(required)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
