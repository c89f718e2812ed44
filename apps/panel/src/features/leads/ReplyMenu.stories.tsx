import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer, Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { deleteDrafts } from './drafts.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadMessages } from './LeadMessages.tsx'

type QuickReply = Answer<'listQuickReplies'>['data'][number]

const lead = leadOf({ id: 61, unreadMessageCount: 0 })
const author = { id: storyUser.id, name: storyUser.name }
const viewing: QuickReply = {
  id: 1,
  title: 'Invite to a viewing',
  body: 'Dear {couple_name}, would Thursday suit you? Prices: {price_list_link}',
  author,
  createdAt: '2026-11-02T09:00:00.000Z',
}
const taken: QuickReply = { ...viewing, id: 2, title: 'The date is taken', body: 'That day is taken.', author: { id: 99, name: 'Jonas' } }
const template = {
  ...examples.getMailTemplate.answer!.data,
  name: 'First answer',
  subject: 'Your wedding at {provider_name}',
  body: 'Hello!',
}
const values: Answer<'listTemplateValues'>['data'] = [
  { variable: 'couple_name', value: lead.couple.name },
  { variable: 'price_from', value: '$16,025' },
  { variable: 'date_status', value: 'free' },
  { variable: 'free_dates', value: null },
  { variable: 'price_list_link', value: null },
]
const prices: QuickReply = {
  ...viewing,
  id: 3,
  title: 'Price for your day',
  body: 'Your day is {date_status}, from {price_from}. Others: {free_dates}',
}
const answers: FakeAnswers = {
  listTemplateValues: { data: values },
  listLeadMessages: { data: [], meta: { page: 1, limit: 25, total: 0, nextCursor: null } },
  listQuickReplies: { data: [viewing, taken, prices] },
  listMailTemplates: { data: [template], meta: { page: 1, limit: 100, total: 1 } },
}

function Messages() {
  const body = useRef<HTMLTextAreaElement>(null)
  return <LeadMessages lead={lead} bodyRef={body} findNext={() => null} onReply={() => {}} />
}

const meta = {
  args: { answers, canManage: true },
  beforeEach: () => deleteDrafts(storyUser.id),
  render: ({ answers: given, canManage }) => (
    <PanelStory answers={{ ...answers, ...given }} user={{ ...storyUser, canManage }}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: 720 }}>
        <Messages />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers; canManage: boolean }>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
// Its code is loaded on demand, which takes a while on a busy machine.
const dialogNamed = (name: string) => page().findByRole('dialog', { name }, { timeout: 10_000 })

async function choose(canvasElement: HTMLElement, item: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Saved texts' }))
  await userEvent.click(await page().findByRole('menuitem', { name: item }))
}

export const Chosen: Story = {
  name: 'TMPL-05 a quick reply is filled in for the couple, below the text that is there; a variable without a value is reported before sending',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = await canvas.findByRole('textbox', { name: /^Message to/ })
    await userEvent.type(text, 'Hi!')
    await choose(canvasElement, 'Invite to a viewing')
    await waitFor(() => expect(text).toHaveValue(`Hi!\n\nDear ${lead.couple.name}, would Thursday suit you? Prices: {price_list_link}`))
    await expect(canvas.getByText('Without a value: {price_list_link}. Fill it in before you send.')).toBeVisible()
  },
}

export const PriceAndDate: Story = {
  name: 'TMPL-05 a quick reply fills in the price for the guests and whether the day is free; free days that are unknown are named, not left out',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, prices.title)
    const text = await canvas.findByRole('textbox', { name: /^Message to/ })
    await waitFor(() => expect(text).toHaveValue('Your day is free, from $16,025. Others: {free_dates}'))
    await expect(canvas.getByText('Without a value: {free_dates}. Fill it in before you send.')).toBeVisible()
  },
}

const preview: Answer<'createMailTemplatePreview'>['data'] = {
  subject: `Your wedding at ${lead.provider.name}`,
  body: `Dear ${lead.couple.name}, {guest_count} guests are welcome.`,
  signature: 'Mara Lindqvist, Rosewood Garden',
  missing: ['guest_count'],
  unknown: [],
  attachments: [{ id: 7, name: 'Prices.pdf', size: 184_320, contentType: 'application/pdf', createdAt: '2026-09-02T10:20:00.000Z' }],
}
const filled = fn((_input: Input<'createMailTemplatePreview'>) => ({ data: preview }))
export const Template: Story = {
  name: 'TMPL-05 TMPL-06 a mail template shows what the couple would get: filled in, what has no value, signature and files; using it fills the reply',
  args: { answers: { createMailTemplatePreview: filled } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, 'First answer')
    const dialog = within(await dialogNamed('First answer'))
    const letter = within(await dialog.findByRole('region', { name: 'Preview' }))
    await expect(filled).toHaveBeenCalledWith(expect.objectContaining({ body: { leadId: 61 } }))
    await expect(letter.getByText(preview.subject)).toBeVisible()
    await expect(letter.getByText('{guest_count}')).toBeVisible()
    await expect(letter.getByText(preview.signature)).toBeVisible()
    await expect(dialog.getByText('No value for this couple: {guest_count}. Fill it in before you send.')).toBeVisible()
    await expect(dialog.getByText('Your signature is added.')).toBeVisible()
    await expect(dialog.getByText('Prices.pdf')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Use this text' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue(preview.subject))
    await expect(canvas.getByRole('textbox', { name: /^Message to/ })).toHaveValue(preview.body)
    const files = within(await canvas.findByRole('group', { name: 'Files to send' }, { timeout: 10_000 }))
    await expect(files.getByText('Prices.pdf', { selector: 'bdi' })).toBeVisible()
    await expect(canvas.getByText('Without a value: {guest_count}. Fill it in before you send.')).toBeVisible()
  },
}

export const NoTemplateForSms: Story = {
  name: 'TMPL-05 a mail template is not offered for an SMS',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('SMS'))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved texts' }))
    await page().findByRole('menuitem', { name: 'The date is taken' })
    await expect(page().queryByRole('menuitem', { name: 'First answer' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const TemplateFailed: Story = {
  args: { answers: { createMailTemplatePreview: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'First answer')
    const dialog = within(await dialogNamed('First answer'))
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Use this text' })).toBeDisabled()
  },
}

export const Signature: Story = {
  name: 'TMPL-06 an e-mail says that the signature is added, an SMS does not',
  args: {
    answers: { getSignature: { data: { linkId: 1, signatureContent: 'Mara Lindqvist', signatureImage: null } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Message to/ }), 'Hi!')
    await expect(await canvas.findByText('Your signature is added.', {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByText('SMS'))
    await waitFor(() => expect(canvas.queryByText('Your signature is added.')).toBeNull())
  },
}

const create = fn(() => ({ data: viewing }))
export const SavedFromText: Story = {
  name: 'the written text becomes a quick reply',
  args: { answers: { createQuickReply: create } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /^Message to/ }), 'We are closed in January.')
    await choose(canvasElement, 'Save this text as a quick reply')
    const dialog = within(await dialogNamed('Add quick reply'))
    await expect(dialog.getByRole('textbox', { name: 'Reply' })).toHaveValue('We are closed in January.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This field is required!')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'January')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(expect.objectContaining({ body: { title: 'January', body: 'We are closed in January.' } })),
    )
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

const change = fn(() => ({ data: viewing }))
export const Managed: Story = {
  name: 'only the author and account managers change a quick reply; only what changed is sent',
  args: { canManage: false, answers: { updateQuickReply: change } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Manage quick replies')
    const dialog = within(await dialogNamed('Quick replies'))
    await dialog.findByText('That day is taken.')
    await expect(dialog.queryByRole('button', { name: 'Edit “The date is taken”' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Edit “Invite to a viewing”' }))
    await userEvent.click(within(await dialogNamed('Edit quick reply')).getByRole('button', { name: 'Save' }))
    await userEvent.click(await within(await dialogNamed('Quick replies')).findByRole('button', { name: 'Edit “Invite to a viewing”' }))
    await expect(change).not.toHaveBeenCalled()
    const form = within(await dialogNamed('Edit quick reply'))
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' today')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith(
        expect.objectContaining({ path: { quickReplyId: 1 }, body: { title: 'Invite to a viewing today' } }),
      ),
    )
  },
}

export const NoReplies: Story = {
  args: { answers: { listQuickReplies: { data: [] } } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Manage quick replies')
    await within(await dialogNamed('Quick replies')).findByText('No quick replies yet')
  },
}

let isDown = true
export const Failed: Story = {
  name: 'MSG-02 TMPL-05 saved texts that could not be loaded: the menu shows an error, with Retry, and still offers the others',
  args: { answers: { listQuickReplies: () => (isDown ? { refuses: { status: 500, code: 'unexpected' } } : { data: [taken] }) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Saved texts' }))
    await expect(await page().findByText('An error occurred while loading')).toBeVisible()
    await expect(await page().findByRole('menuitem', { name: template.name })).toBeVisible()
    isDown = false
    await userEvent.click(page().getByRole('menuitem', { name: 'Retry' }))
    isDown = true
    await expect(await page().findByRole('menuitem', { name: taken.title })).toBeVisible()
    await expect(page().queryByText('An error occurred while loading')).toBeNull()
  },
}
