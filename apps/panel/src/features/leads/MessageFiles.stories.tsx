import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer, Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { deleteDrafts } from './drafts.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadFiles } from './LeadFiles.tsx'
import { LeadMessages } from './LeadMessages.tsx'
import type { LeadMessage } from './MessageBubble.tsx'

type LeadFile = LeadMessage['files'][number]

const lead = leadOf({ id: 71, unreadMessageCount: 0 })
const plan: LeadFile = {
  id: 3,
  name: 'Seating plan.pdf',
  size: 184_320,
  contentType: 'application/pdf',
  direction: 'in',
  createdAt: '2026-11-17T15:05:00.000Z',
}
const photo: LeadFile = {
  ...plan,
  id: 4,
  name: 'The garden in June, seen from the terrace.jpg',
  size: 2_400_000,
  contentType: 'image/jpeg',
}
const message: LeadMessage = { ...examples.createLeadMessage.answer!.data, files: [] }
const fromCouple: LeadMessage = {
  ...message,
  id: 8,
  direction: 'in',
  status: 'received',
  author: null,
  body: 'Here is our plan. Would the tables fit?',
  files: [plan, photo],
}
const failed: LeadMessage = { ...message, id: 9, status: 'failed', failReason: 'rejected', files: [{ ...plan, id: 5, direction: 'out' }] }
const thread = (...data: LeadMessage[]): Answer<'listLeadMessages'> => ({
  data,
  meta: { page: 1, limit: 25, total: data.length, nextCursor: null },
})
const price = { id: 7, name: 'Price list 2027.pdf', size: 184_320, contentType: 'application/pdf', createdAt: '2026-09-02T10:20:00.000Z' }
const sent: LeadMessage = { ...message, id: 10, body: 'Our menus.', files: [{ ...plan, id: 6, name: 'Menu.pdf', direction: 'out' }] }
const answers: FakeAnswers = {
  listLeadMessages: thread(fromCouple),
  listAttachments: { data: [price], meta: { page: 1, limit: 100, total: 1 } },
}

function Messages() {
  const body = useRef<HTMLTextAreaElement>(null)
  return <LeadMessages lead={lead} bodyRef={body} findNext={() => null} onReply={() => {}} />
}

const meta = {
  args: { answers: {} },
  beforeEach: () => deleteDrafts(storyUser.id),
  render: ({ answers: given }) => (
    <PanelStory answers={{ ...answers, ...given }}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: 720 }}>
        <Messages />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const fileNamed = (name: string, content = '%PDF-1.7', type = 'application/pdf') => new File([content], name, { type })
// Its code is loaded on demand.
const attachButton = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Attach files' }, { timeout: 10_000 })
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!
const toSend = (canvasElement: HTMLElement) => within(canvasElement).findByRole('group', { name: 'Files to send' }, { timeout: 10_000 })
async function write(canvasElement: HTMLElement, text: string) {
  await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /^Message to/ }), text)
}
const press = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: /Send/ }))

const download = fn(() => new Blob(['%PDF-1.7']))
export const Received: Story = {
  name: 'files of a message have a name and a size, and are downloaded by a press',
  args: { answers: { downloadLeadFile: download } },
  play: async ({ canvasElement }) => {
    const files = within(await within(canvasElement).findByRole('group', { name: 'Attached files' }, { timeout: 10_000 }))
    await expect(files.getByText(/2.4|٢.٤/)).toBeVisible()
    await userEvent.click(files.getByRole('button', { name: plan.name }))
    await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ path: { leadId: 71, leadFileId: 3 } })))
  },
}

let stored: LeadMessage[] = []
const send = fn((given: Input<'createLeadFileMessage'>) => {
  stored = [sent]
  return given && { data: sent }
})
export const Sent: Story = {
  name: 'LEAD-31 TMPL-06 chosen files and a saved attachment are sent with the text, and shown in the thread; a file can be removed before',
  args: { answers: { listLeadMessages: () => thread(...stored), createLeadFileMessage: send } },
  play: async ({ canvasElement }) => {
    stored = []
    const attach = await attachButton(canvasElement)
    await userEvent.upload(input(), [fileNamed('Menu.pdf'), fileNamed('Old menu.pdf')])
    const files = within(await toSend(canvasElement))
    await userEvent.click(files.getByRole('button', { name: 'Remove Old menu.pdf' }))
    await userEvent.click(attach)
    await userEvent.click(await page().findByRole('menuitem', { name: price.name }))
    await expect(await files.findByText(price.name, { selector: 'bdi' })).toBeVisible()
    await write(canvasElement, 'Our menus.')
    await press(canvasElement)
    await waitFor(() => expect(within(canvasElement).queryByRole('group', { name: 'Files to send' })).toBeNull())
    const [{ body }] = send.mock.lastCall!
    await expect(body).toMatchObject({ body: 'Our menus.', attachmentIds: [7] })
    await expect((body.file as File[]).map(({ name }) => name)).toEqual(['Menu.pdf'])
    await expect(await within(canvasElement).findByRole('button', { name: 'Menu.pdf' }, { timeout: 10_000 })).toBeVisible()
  },
}

export const RefusedHere: Story = {
  name: 'FILE-07 FILE-08 a file of another kind and one that is too large are refused where they were chosen, and nothing is sent with them',
  play: async ({ canvasElement }) => {
    await attachButton(canvasElement)
    const large = fileNamed('Film.pdf')
    Object.defineProperty(large, 'size', { value: 12_000_000 })
    await userEvent.upload(input(), [fileNamed('setup.exe', 'MZ', ''), large], { applyAccept: false })
    const files = within(await toSend(canvasElement))
    await expect((await files.findAllByText(/Only these file types are accepted/))[0]).toBeVisible()
    await expect(files.getAllByText(/This file is too large: 11,719 KB/)[0]).toBeVisible()
    await write(canvasElement, 'Our menus.')
    await press(canvasElement)
    await waitFor(() => expect(files.getByRole('button', { name: 'Remove setup.exe' })).toHaveFocus())
  },
}

export const RefusedByServer: Story = {
  name: 'FILE-09 a file that the server refuses by its content shows the reason; the text and the other file stay',
  args: {
    answers: {
      createLeadFileMessage: {
        refuses: {
          status: 422,
          code: 'invalid',
          fieldErrors: [{ path: 'file[1]', code: 'file_content', message: 'The content of this file is not what its name says.' }],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await attachButton(canvasElement)
    await userEvent.upload(input(), [fileNamed('Menu.pdf'), fileNamed('Plan.pdf', '<html>')])
    await write(canvasElement, 'Our menus.')
    await press(canvasElement)
    const files = within(await toSend(canvasElement))
    const rowOf = (name: string) => within(files.getByText(name, { selector: 'bdi' }).closest('li')!)
    await waitFor(() => expect(rowOf('Plan.pdf').getByText('The content of this file is not what its name says.')).toBeVisible())
    await expect(rowOf('Menu.pdf').queryByText(/content/)).toBeNull()
    await expect(within(canvasElement).getByRole('textbox', { name: /^Message to/ })).toHaveValue('Our menus.')
  },
}

const keys: (string | undefined)[] = []
export const LostAnswer: Story = {
  name: 'a message with files whose answer was lost is sent again with the same key and the same files',
  args: {
    answers: {
      createLeadFileMessage: (given) => {
        keys.push(given.idempotencyKey)
        return keys.length === 1 ? { refuses: { status: 0, code: 'network' } } : { data: sent }
      },
    },
  },
  play: async ({ canvasElement }) => {
    keys.length = 0
    await attachButton(canvasElement)
    await userEvent.upload(input(), fileNamed('Menu.pdf'))
    await write(canvasElement, 'Our menus.')
    await press(canvasElement)
    await expect(await within(canvasElement).findByText(/The server could not be reached/)).toBeVisible()
    await expect(within(await toSend(canvasElement)).getByText('Menu.pdf')).toBeVisible()
    await press(canvasElement)
    await waitFor(() => expect(within(canvasElement).queryByRole('group', { name: 'Files to send' })).toBeNull())
    await expect(keys).toEqual([keys[0], keys[0]])
  },
}

export const WrittenAgain: Story = {
  name: 'LEAD-30 a message that was not sent is put back into the reply with its files',
  args: { answers: { listLeadMessages: thread(failed), downloadLeadFile: () => new Blob(['%PDF-1.7']) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit and resend' }))
    await expect(within(await toSend(canvasElement)).getByText(plan.name)).toBeVisible()
  },
}

const listOf = (...data: LeadFile[]) => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const ListStory: Pick<Story, 'render'> = {
  render: ({ answers: given }) => (
    <PanelStory answers={given}>
      <main>
        <LeadFiles leadId={lead.id} />
      </main>
    </PanelStory>
  ),
}

export const List: Story = {
  ...ListStory,
  name: 'the list of files says who sent each, when, and how large it is',
  args: { answers: { listLeadFiles: listOf(photo, { ...plan, direction: 'out' }) } },
  play: async ({ canvasElement }) => {
    const row = within((await within(canvasElement).findByText(plan.name)).closest('article')!)
    await expect(row.getByText(/^Sent .* · 180 kB$/)).toBeVisible()
    await expect(row.getByRole('button', { name: `Download ${plan.name}` })).toBeVisible()
    await expect(within(canvasElement).getByText(/^Received .* · 2,344 kB$/)).toBeVisible()
  },
}

export const EmptyList: Story = {
  ...ListStory,
  args: { answers: { listLeadFiles: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No files yet/)).toBeVisible()
  },
}
