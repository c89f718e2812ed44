import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = { component: Checkbox, args: { label: 'Only unread' } } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Only unread' })).toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultValue description="With a word of help." />
      <Checkbox label="Some" isIndeterminate />
      <Checkbox label="Wrong" errorMessage="This field is required!" />
      <Checkbox label="Disabled" isDisabled defaultValue />
    </Stack>
  ),
}
