import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ToastData } from './Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const toasts: ToastData[] = [
  { id: 1, tone: 'neutral', text: 'Aylin & Jonas ask for 14 June 2027', link: { text: 'Open', href: '#lead' } },
  { id: 2, tone: 'positive', text: 'Marked as deal', action: { text: 'Undo', onPress: () => {} } },
  { id: 3, tone: 'critical', text: 'The message was not sent.' },
]

const meta = {
  component: ToastRegion,
  args: { label: 'Notices', strings: { close: 'Close' }, toasts, onClose: fn() },
  render: function Render(args) {
    const [open, setOpen] = useState(args.toasts)
    const close = (id: number) => {
      args.onClose(id)
      setOpen((before) => before.filter((toast) => toast.id !== id))
    }
    return <ToastRegion {...args} toasts={open} onClose={close} />
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** SHELL-33: errors are said at once, the rest when there is a pause; the region stands at the inline end. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The message was not sent.')
    await expect(canvas.getByRole('status')).toHaveTextContent('Marked as deal')
    const { left, right } = canvas.getByRole('region', { name: 'Notices' }).getBoundingClientRect()
    await expect(document.dir === 'rtl' ? left : window.innerWidth - right).toBeLessThan(40)
  },
}

/** SHELL-32: they go by themselves. */
export const GoingByThemselves: Story = {
  args: { timeoutMs: 50 },
  play: async () => {
    await waitFor(() => expect(screen.queryByText('The message was not sent.')).toBeNull())
  },
}

/** SHELL-33: none goes while the focus is on one of them, and focus is not lost when it is pressed away. */
export const HeldByFocus: Story = {
  args: { timeoutMs: 400 },
  play: async ({ args, canvasElement }) => {
    const close = within(canvasElement).getAllByRole('button', { name: 'Close' })
    close[0]?.focus()
    let isOver = false
    setTimeout(() => (isOver = true), 800)
    await waitFor(() => expect(isOver).toBe(true), { timeout: 2000 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledWith(3)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3), { timeout: 2000 })
  },
}

/** SHELL-33: without a mouse one is there with one key, does what is offered, and is back where one was. */
export const ReachedByKey: Story = {
  args: { toasts: toasts.slice(1, 2) },
  render: function Render(args) {
    const [open, setOpen] = useState(args.toasts)
    return (
      <>
        <button type="button">Change the state</button>
        <ToastRegion {...args} toasts={open} onClose={(id) => setOpen((before) => before.filter((toast) => toast.id !== id))} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = canvas.getByRole('button', { name: 'Change the state' })
    before.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Marked as deal')).toBeNull())
    await expect(before).toHaveFocus()
  },
}
