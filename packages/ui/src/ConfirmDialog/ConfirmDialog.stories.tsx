import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Leave without saving?',
    children: 'What you changed on this page will be lost.',
    strings: { confirm: 'Leave', cancel: 'Stay' },
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

/** SHELL-34: Enter stays on the page, leaving requires another step. */
export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalled()
    // The handbook shows where focus begins.
    await userEvent.tab({ shift: true })
  },
}
