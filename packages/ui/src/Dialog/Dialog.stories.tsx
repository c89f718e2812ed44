import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'
import { useDialogGuard } from './dialog-guard.ts'

const meta = {
  component: Dialog,
  args: {
    title: 'Refer a firm',
    strings: { close: 'Close' },
    onClose: fn(),
    children: (
      <>
        <Text>For every firm that joins, both of you get a month.</Text>
        <TextField label="Firm" />
      </>
    ),
    actions: <Button variant="primary">Send</Button>,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** Focus moves into the dialog, Escape closes it, and focus returns to the button. */
export const Keyboard: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Refer</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Refer' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Refer a firm' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** The first field of a form takes focus. */
export const FirstField: Story = {
  args: {
    children: (
      <form>
        <TextField label="Firm" />
        <TextField label="City" />
      </form>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Firm' })).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

const guard = fn((close: () => void) => close)
function Guarded() {
  useDialogGuard(guard)
  return <TextField label="Firm" />
}
export const Guard: Story = {
  name: 'its content decides about Escape and a press outside, while the button closes it',
  args: { children: <Guarded /> },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Refer a firm' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(guard).toHaveBeenCalled())
    await expect(args.onClose).not.toHaveBeenCalled()
    guard.mock.lastCall?.[0]()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Blocking: Story = {
  name: 'a dialog without onClose has no close button, and Escape does not close it',
  render: (args) => <Dialog {...args} onClose={null} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Refer a firm' })
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
  },
}
