import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: 'Couple name', onChange: fn() } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Aylin')
    await expect(within(canvasElement).getByRole('textbox', { name: 'Couple name' })).toHaveValue('Aylin')
    await expect(args.onChange).toHaveBeenLastCalledWith('Aylin')
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <TextField label="Empty" placeholder="Aylin & Jonas" description="As they write it themselves." />
      <TextField label="Filled" defaultValue="Aylin & Jonas" isRequired />
      <TextField label="With a picture" icon={Mail} type="email" defaultValue="aylin@example.com" />
      <TextField label="Wrong" defaultValue="aylin@" errorMessage="Please enter a valid e-mail address." />
      <TextField label="Read only" defaultValue="4821" isReadOnly />
      <TextField label="Disabled" defaultValue="4821" isDisabled />
      <TextField label="Label for assistive technology only" isLabelHidden placeholder="Search" />
    </Stack>
  ),
}
