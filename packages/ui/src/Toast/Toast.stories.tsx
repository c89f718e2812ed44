import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Toast, type ToastData } from './Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const toasts: ToastData[] = [
  { id: 1, tone: 'neutral', text: 'Aylin & Jonas ask for 14 June 2027', link: { text: 'Open', href: '#lead' } },
  { id: 2, tone: 'positive', text: 'Marked as deal', action: { text: 'Undo', onPress: () => {} } },
  { id: 3, tone: 'critical', text: 'The message was not sent.' },
]

const meta = {
  component: ToastRegion,
  subcomponents: { Toast },
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

export const Announced: Story = {
  name: 'SHELL-33 errors are announced assertively, the rest politely; toasts are at the inline end',
  play: async () => {
    const canvas = within(document.body)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The message was not sent.')
    await expect(canvas.getByRole('status')).toHaveTextContent('Marked as deal')
    const { left, right } = canvas.getByRole('region', { name: 'Notices' }).getBoundingClientRect()
    await expect(document.dir === 'rtl' ? left : window.innerWidth - right).toBeLessThan(40)
  },
}

export const ClosedByTimer: Story = {
  name: 'SHELL-32 AMB-69 a toast is below the bar, at the inline end, and closes after 6 seconds',
  args: { label: 'Notices for a time' },
  render: function Render(args) {
    const [open, setOpen] = useState<ToastData[]>([])
    return (
      <>
        <Button onPress={() => setOpen(toasts.slice(1, 2))}>Save</Button>
        <ToastRegion {...args} toasts={open} onClose={() => setOpen([])} />
      </>
    )
  },
  play: async ({ args }) => {
    const canvas = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const shownAt = performance.now()
    const { top, left, right } = canvas.getByRole('region', { name: args.label }).getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(52)
    await expect(top).toBeLessThan(80)
    await expect(document.dir === 'rtl' ? left : window.innerWidth - right).toBeLessThan(40)
    await waitFor(() => expect(canvas.queryByText('Marked as deal')).toBeNull(), { timeout: 20_000 })
    await expect(performance.now() - shownAt).toBeGreaterThan(5_900)
  },
}

export const KeptWhileHovered: Story = {
  name: 'SHELL-33 no toast closes while the pointer is over one of them',
  args: { label: 'Notices under the pointer', timeoutMs: 200 },
  play: async ({ args }) => {
    const toast = within(document.body).getByText('Marked as deal')
    await fireEvent.pointerMove(toast, { movementX: 2 })
    let isOver = false
    setTimeout(() => (isOver = true), 400)
    await waitFor(() => expect(isOver).toBe(true), { timeout: 2000 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.unhover(toast)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3), { timeout: 2000 })
  },
}

export const ReachedTooLate: Story = {
  name: 'SHELL-33 a toast that the pointer reaches just as its time is over does not hold the next one',
  args: { label: 'Notices reached too late', timeoutMs: 200 },
  render: function Render(args) {
    const [open, setOpen] = useState(toasts.slice(0, 1))
    const close = (id: number) => {
      void fireEvent.pointerMove(document.querySelector(`[data-toast="${id}"]`)!, { movementX: 2 })
      setOpen(id === 1 ? [{ id: 2, tone: 'neutral', text: 'The next one' }] : [])
    }
    return <ToastRegion {...args} toasts={open} onClose={close} />
  },
  play: async () => {
    const body = within(document.body)
    await body.findByText('The next one')
    await waitFor(() => expect(body.queryByText('The next one')).toBeNull(), { timeout: 2000 })
  },
}

export const RestingPointer: Story = {
  name: 'SHELL-33 a toast that appears under a resting pointer closes in its time',
  args: { label: 'Notices under a resting pointer', timeoutMs: 200 },
  play: async ({ args }) => {
    const toast = within(document.body).getByText('Marked as deal')
    // What a browser sends when an element appears under the pointer.
    await fireEvent.pointerEnter(toast)
    await fireEvent.pointerOver(toast)
    await fireEvent.pointerMove(toast, { movementX: 0, movementY: 0 })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3), { timeout: 2000 })
  },
}

export const KeptWhileFocused: Story = {
  name: 'SHELL-33 no toast closes while one of them has focus; a toast can be dismissed, and focus stays in the region',
  args: { label: 'Notices with the focus', timeoutMs: 400 },
  play: async ({ args }) => {
    const close = within(document.body).getAllByRole('button', { name: 'Close' })
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

export const AtMostThree: Story = {
  name: 'SHELL-32 AMB-69 the newest three toasts are visible; an older one is visible again when one of them is closed',
  args: {
    label: 'Notices at once',
    toasts: [1, 2, 3, 4, 5].map((id) => ({ id, tone: id === 5 ? 'critical' : 'positive', text: `Notice ${id}` })),
  },
  play: async ({ args }) => {
    const region = within(within(document.body).getByRole('region', { name: args.label }))
    const texts = () => region.getAllByText(/^Notice/).map(({ textContent }) => textContent)
    await expect(texts()).toEqual(['Notice 5', 'Notice 3', 'Notice 4'])
    await userEvent.click(region.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(texts()).toEqual(['Notice 2', 'Notice 3', 'Notice 4']))
  },
}

export const WaitingToast: Story = {
  name: 'SHELL-33 a toast that arrives while the focus is on one of three waits until the focus leaves them',
  args: { label: 'Notices that wait' },
  render: function Render(args) {
    const [open, setOpen] = useState(args.toasts)
    const add = () => setOpen((before) => [...before, { id: 4, tone: 'positive', text: 'Note added.' }])
    return (
      <>
        <Button onPress={add}>Add</Button>
        <p>{open.length} toasts</p>
        <ToastRegion {...args} toasts={open} onClose={args.onClose} />
      </>
    )
  },
  play: async ({ args }) => {
    const canvas = within(document.body)
    const region = within(canvas.getByRole('region', { name: args.label }))
    const undo = region.getByRole('button', { name: 'Undo' })
    undo.focus()
    canvas.getByRole('button', { name: 'Add' }).click()
    await expect(await canvas.findByText('4 toasts')).toBeVisible()
    await expect(undo).toHaveFocus()
    await expect(region.getAllByRole('button', { name: 'Close' })).toHaveLength(3)
    await expect(region.queryByText('Note added.')).toBeNull()
    undo.blur()
    await expect(await region.findByText('Note added.')).toBeVisible()
    await expect(region.getAllByRole('button', { name: 'Close' })).toHaveLength(3)
  },
}

/** F6 moves focus to the newest toast; after its action, focus returns to where it was. */
export const ReachedByKeyboard: Story = {
  args: { label: 'Notices by keyboard', toasts: [{ id: 1, tone: 'positive', text: 'Note added.' }, toasts[1]!] },
  render: function Render(args) {
    const [open, setOpen] = useState(args.toasts)
    return (
      <>
        <Button>Change status</Button>
        <ToastRegion {...args} toasts={open} onClose={(id) => setOpen((before) => before.filter((toast) => toast.id !== id))} />
      </>
    )
  },
  play: async () => {
    const canvas = within(document.body)
    const before = canvas.getByRole('button', { name: 'Change status' })
    before.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Marked as deal')).toBeNull())
    await expect(before).toHaveFocus()
  },
}

export const WhileDialogIsOpen: Story = {
  name: 'a region that appears while a modal dialog is open stays within reach, and its action works',
  args: { label: 'Notices above a dialog', toasts: [] },
  render: function Render(args) {
    const [open, setOpen] = useState<ToastData[]>()
    return (
      <>
        <Dialog isOpen onClose={fn()} title="Views" strings={{ close: 'Close' }}>
          <Button onPress={() => setOpen(toasts.slice(1, 2))}>Delete</Button>
        </Dialog>
        {open && <ToastRegion {...args} toasts={open} onClose={args.onClose} />}
      </>
    )
  },
  play: async ({ args }) => {
    const page = within(document.body)
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }))
    const region = await page.findByRole('region', { name: args.label })
    await expect(region.closest('[inert], [aria-hidden="true"]')).toBeNull()
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }))
    await expect(args.onClose).toHaveBeenCalledWith(2)
  },
}
