import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { focusField } from '../Form/form-fields.ts'
import { Stack } from '../Stack/Stack.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { FileItem } from './FileRow.tsx'

const strings = { choose: 'Choose files', drop: 'or drop them here', remove: 'Remove', retry: 'Retry' }
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const opened = fn()

const stored: FileItem[] = [
  { id: '1', name: 'winter-menu.pdf', sizeBytes: 248_000, onOpen: opened, onRemove: fn() },
  { id: '2', name: 'garden.jpg', sizeBytes: 3_420_000, progress: 0.62, onRemove: fn() },
  { id: '3', name: 'terms.docx', sizeBytes: 96_000, errorMessage: 'The connection dropped while sending.', onRetry: fn(), onRemove: fn() },
  { id: '4', name: 'prices.exe', sizeBytes: 1_200, errorMessage: 'Only PDF, Word, Excel and JPEG files.', onRemove: fn() },
]

const meta = {
  component: FileDrop,
  args: {
    label: 'Documents',
    description: 'PDF, Word, Excel or JPEG, up to 10 MB each.',
    items: [],
    onAdd: fn(),
    strings,
    name: 'documents',
  },
  beforeEach: () => void opened.mockClear(),
  render: function Render(args) {
    const [items, setItems] = useState(args.items)
    const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id))
    const add = (files: File[]) => {
      args.onAdd(files)
      setItems((all) => [...all, ...files.map(({ name, size }) => ({ id: name, name, sizeBytes: size }))])
    }
    return <FileDrop {...args} items={items.map((item) => ({ ...item, onRemove: () => remove(item.id) }))} onAdd={add} />
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

/** Chosen files are listed and announced. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Choose files' })
    await expect(canvas.getByRole('group', { name: 'Documents' })).toContainElement(button)
    await expect(button).toHaveAccessibleDescription(/up to 10 MB/)
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, [pdf('menu.pdf'), pdf('terms.pdf')])
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('menu.pdf, terms.pdf')
  },
}

const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

const drag = (target: Element, type: string, ...files: File[]) =>
  fireEvent(target, new DragEvent(type, { dataTransfer: transferOf(...files), bubbles: true, cancelable: true }))

/** Files dropped on the zone are added; if they are dropped outside, the browser does not open them. */
export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const zone = within(canvasElement).getByText('or drop them here').parentElement!
    await drag(zone, 'dragenter', pdf('menu.pdf'))
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'))
    await drag(zone, 'drop', pdf('menu.pdf'))
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'))
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(await within(canvasElement).findByRole('listitem')).toHaveTextContent('menu.pdf')
    const isAllowed = await drag(document.body, 'drop', pdf('other.pdf'))
    await expect(isAllowed).toBe(false)
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
  },
}

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Choose files' }).focus()
    await userEvent.paste(transferOf(pdf('menu.pdf')))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1))
  },
}

/** The name of each button contains its file; focus moves to the next button when a file is removed. */
export const Keyboard: Story = {
  args: { items: stored },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Documents' })).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'winter-menu.pdf' }))
    await expect(opened).toHaveBeenCalled()
    await expect(canvas.getByRole('progressbar', { name: 'garden.jpg' })).toHaveAttribute('aria-valuenow', '62')
    canvas.getByRole('button', { name: 'Remove winter-menu.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove garden.jpg' })).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('button', { name: 'Retry terms.docx' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove prices.exe' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove garden.jpg' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus())
  },
}

/** VAL-16: found by its name, described by its error. */
export const Wrong: Story = {
  args: { errorMessage: 'Add at least one document.', marker: 'required' },
  render: (args) => (
    <form>
      <FileDrop {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(focusField(canvasElement.querySelector('form')!, 'documents')).toBe(true)
    const button = within(canvasElement).getByRole('button', { name: 'Choose files' })
    await expect(button).toHaveFocus()
    await expect(within(canvasElement).getByRole('group', { name: /Documents/ })).toHaveAttribute('aria-invalid', 'true')
    await expect(button).toHaveAccessibleDescription(/Add at least one document\./)
  },
}

const longName = 'Rosewood-Barn-winter-wedding-menu-with-vegetarian-and-vegan-choices-2027-final-version-3.pdf'

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <FileDrop label="With files" note="4 of 5" items={stored} onAdd={fn()} strings={strings} />
      <FileDrop
        label="Read only"
        items={stored.slice(0, 1).map((item) => ({ ...item, onRemove: undefined }))}
        onAdd={fn()}
        strings={strings}
        isReadOnly
      />
      <FileDrop label="Disabled" items={stored.slice(0, 1)} onAdd={fn()} strings={strings} isDisabled />
      <div style={{ maxInlineSize: 288 }}>
        <FileDrop
          label="Long names on a narrow screen"
          items={[
            { id: '1', name: longName, sizeBytes: 9_800_000, progress: 0.3, onRemove: fn() },
            {
              id: '2',
              name: 'قائمة الأسعار لعام 2027.pdf',
              sizeBytes: 120_000,
              errorMessage: 'The connection dropped while sending.',
              onRetry: fn(),
              onRemove: fn(),
            },
          ]}
          onAdd={fn()}
          strings={strings}
        />
      </div>
    </Stack>
  ),
}
