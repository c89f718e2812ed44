import type { Meta, StoryObj } from '@storybook/react-vite'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  args: { label: 'Filters', children: <Text>Only couples who wait for an answer.</Text> },
  render: (args) => (
    <DialogTrigger>
      <Button>Filters</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Popover>
export default meta

export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filters' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
  },
}
