import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import type { Attachment } from './attachment.ts'
import { AttachmentsPage } from './AttachmentsPage.tsx'

const priceList: Attachment = {
  id: 7,
  name: 'Price list 2027.pdf',
  size: 184_320,
  contentType: 'application/pdf',
  createdAt: '2026-09-02T10:20:00.000Z',
}
const plan: Attachment = { ...priceList, id: 8, name: 'Floor plan.jpg', size: 2_400_000, contentType: 'image/jpeg' }
const listOf = (...data: Attachment[]): Answer<'listAttachments'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const answers: FakeAnswers = { listAttachments: listOf(priceList, plan) }

const meta = {
  args: { answers },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/templates/attachments">
      <main>
        <AttachmentsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<typeof meta>

const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]')!
const menu = new File(['%PDF-1.4'], 'Menu.pdf', { type: 'application/pdf' })

export const List: Story = {
  name: 'TMPL-03 a file shows its size and can be downloaded, renamed and deleted',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within((await canvas.findByRole('heading', { name: priceList.name })).closest('article')!)
    await expect(row.getByText(/^180 kB/)).toBeVisible()
    for (const action of ['Download', 'Rename'])
      await expect(row.getByRole('button', { name: `${action} ${priceList.name}` })).toBeVisible()
    await expect(row.getByRole('button', { name: `Delete “${priceList.name}”` })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listAttachments: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listAttachments: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No files yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listAttachments: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'FILE-07 a file of another type is refused where it was chosen',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: priceList.name })
    await userEvent.upload(fileInput(), new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }), { applyAccept: false })
    // At the file, and in a live region.
    await expect((await canvas.findAllByText(/Only these file types are accepted/))[0]).toBeVisible()
  },
}

let isDown = true
const keys = new Set<string | undefined>()
export const Retried: Story = {
  name: 'a file that did not reach the server is sent again with the same key',
  args: {
    answers: {
      createAttachment: (input) => {
        keys.add(input.idempotencyKey)
        if (isDown) return { refuses: { status: 0, code: 'network' } }
        return { data: { ...priceList, id: 9, name: 'Menu.pdf' } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    isDown = true
    keys.clear()
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: priceList.name })
    await userEvent.upload(fileInput(), menu)
    const retry = await canvas.findByRole('button', { name: /^Retry/ })
    isDown = false
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull())
    await expect(keys.size).toBe(1)
  },
}

const rename = fn(() => ({ data: priceList }))
export const Rename: Story = {
  args: { answers: { updateAttachment: rename } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `Rename ${priceList.name}` }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Rename file' }, { timeout: 10_000 }))
    const name = await dialog.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This field is required!')).toBeVisible()
    await userEvent.type(name, 'Prices 2027.pdf')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(rename).toHaveBeenCalled())
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
