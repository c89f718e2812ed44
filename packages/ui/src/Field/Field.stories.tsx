import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'

import { TextField } from '../TextField/TextField.tsx'
import { FieldFrame } from './Field.tsx'

const meta = { component: FieldFrame, args: { label: 'Subject', children: null } } satisfies Meta<typeof FieldFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Described: Story = {
  name: 'VAL-16 description and error are linked to the control',
  args: { note: '12 / 200', description: 'The couple sees it first.', errorMessage: 'This field is required!' },
  render: ({ children: _control, ...texts }) => <TextField {...texts} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Subject' })
    await expect(input).toHaveAccessibleDescription('The couple sees it first. This field is required!')
    await expect(input).toBeInvalid()
  },
}

const form = (
  <form>
    <TextField label="Username" description="Or e-mail" errorMessage="This field is required!" />
    <PasswordField label="Password" strings={{ show: 'Show password', hide: 'Hide password' }} />
    <Button type="submit" variant="primary" isPending>
      Sign in
    </Button>
  </form>
)

/** The sign-in form is prerendered, and the content security policy drops every style attribute: there must be none. */
export const Prerendered: Story = {
  render: () => form,
  play: async ({ canvasElement }) => {
    const html = renderToString(form)
    await expect(html).toContain('Username')
    await expect(html).not.toContain('style=')
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}
