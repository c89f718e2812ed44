import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { Switch } from './Switch.tsx'

const meta = { component: Switch, args: { label: 'New couples by e-mail' } } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('switch', { name: 'New couples by e-mail' })).toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <Switch label="Off" />
      <Switch label="On" defaultValue description="At most one mail an hour." />
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled and on" isDisabled defaultValue />
    </Stack>
  ),
}
