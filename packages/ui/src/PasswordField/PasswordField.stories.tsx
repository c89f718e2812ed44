import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { label: 'Password', strings: { show: 'Show password', hide: 'Hide password' }, defaultValue: 'wedding-demo' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Wrong: Story = { args: { errorMessage: 'At least 6 characters.', description: 'Long is better than odd.' } }

export const LongAndShown: Story = {
  name: 'I18N-06 in both directions the text stays clear of the button',
  args: { defaultValue: 'a-very-long-password-'.repeat(12) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { paddingLeft, paddingRight } = getComputedStyle(canvas.getByLabelText('Password'))
    const [near, far] = document.dir === 'rtl' ? [paddingLeft, paddingRight] : [paddingRight, paddingLeft]
    await expect(Number.parseFloat(near)).toBeGreaterThan(30)
    await expect(Number.parseFloat(far)).toBeLessThan(20)
  },
}
