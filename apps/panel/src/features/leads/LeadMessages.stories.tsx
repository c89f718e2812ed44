import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer, Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { deleteDraft } from './drafts.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadMessages } from './LeadMessages.tsx'
import type { Lead } from './lead-row.ts'
import type { LeadMessage } from './MessageBubble.tsx'

type StoryArgs = { answers: FakeAnswers; lead: Lead }

const message = examples.createLeadMessage.answer!.data
const messageOf = (change: Partial<LeadMessage>): LeadMessage => ({ ...message, ...change })
const thread = (data: LeadMessage[]): Answer<'listLeadMessages'> => ({
  data,
  meta: { page: 1, limit: 25, total: data.length, nextCursor: null },
})
const lead = leadOf({ id: 41, unreadMessageCount: 0 })

const replied = fn<(leadId: number) => void>()

function Messages({ lead }: { lead: Lead }) {
  const body = useRef<HTMLTextAreaElement>(null)
  return <LeadMessages lead={lead} bodyRef={body} findNext={() => 42} onReply={replied} />
}

const meta = {
  args: {
    lead,
    answers: {
      listLeadMessages: thread([
        messageOf({ id: 4, status: 'failed', failReason: 'rejected' }),
        messageOf({ id: 3, status: 'queued', channel: 'sms', subject: null, body: 'The garden is free. Shall I keep it for you?' }),
        messageOf({ id: 2, direction: 'in', status: 'received', author: null, body: 'Thank you! Could you send the winter menu as well?' }),
        messageOf({ id: 1 }),
      ]),
    },
  },
  beforeEach: () => deleteDraft(storyUser.id, lead.id),
  render: ({ answers, lead }) => (
    <PanelStory answers={answers}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: 720 }}>
        <Messages lead={lead} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

export const Thread: Story = {
  name: 'LEAD-30 a failed message shows the reason, and its text can be put back into the reply',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your message has not been sent')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }))
    const body = canvas.getByRole('textbox', { name: /^Message to/ })
    await expect(body).toHaveValue(message.body)
    await expect(body).toHaveFocus()
  },
}

const markRead = fn()
export const MarksRead: Story = {
  name: 'LEAD-46 messages of the couple are marked as read once they are on the screen',
  args: {
    lead: { ...lead, unreadMessageCount: 2 },
    answers: {
      listLeadMessages: thread([messageOf({ id: 9, direction: 'in', status: 'received' })]),
      markLeadMessagesRead: (input) => markRead(input.body),
    },
  },
  play: async () => {
    await waitFor(() => expect(markRead).toHaveBeenCalledWith({ upToMessageId: 9 }))
  },
}

export const ClosedChannel: Story = {
  name: 'LEAD-26 a channel that the couple has closed is disabled, with the reason below',
  args: { lead: { ...lead, contactPreference: 'phone_only' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: 'E-mail' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'SMS' })).toBeChecked()
    await expect(canvas.getByText('The couple does not want to be contacted by e-mail.')).toBeVisible()
  },
}

export const Anonymized: Story = {
  name: 'LEAD-27 a couple with hidden contact data cannot be written to',
  args: { lead: { ...lead, contactPreference: 'anonymized', phone: null, email: null } },
}

export const NothingWritten: Story = {
  name: 'VAL-01 an empty message is not sent, and the field shows an error',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Send/ }))
    await expect(canvas.getByRole('textbox', { name: /^Message to/ })).toHaveAccessibleDescription('This field is required!')
  },
}

export const Next: Story = {
  name: 'after sending, focus is on the button for the next couple; typing removes the button',
  args: { answers: { listLeadMessages: thread([]), createLeadMessage: { data: message } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = await canvas.findByRole('textbox', { name: /^Message to/ })
    await userEvent.type(body, 'The garden is free.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next couple' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(replied).toHaveBeenCalledWith(42)
    await userEvent.type(body, 'One more thing')
    await expect(canvas.queryByRole('button', { name: 'Next couple' })).toBeNull()
  },
}

const tries: Input<'createLeadMessage'>[] = []
const arrived: LeadMessage[] = []
export const LostAnswer: Story = {
  name: 'a request without an answer is retried with the same key; the text stays until then',
  args: {
    answers: {
      listLeadMessages: () => thread(arrived),
      createLeadMessage: (input) => {
        tries.push(input)
        if (tries.length === 1) return { refuses: { status: 0, code: 'network' } }
        arrived.push(messageOf({ id: 50, body: input.body.body }))
        return { data: arrived[0]! }
      },
    },
  },
  play: async ({ canvasElement }) => {
    tries.length = arrived.length = 0
    const canvas = within(canvasElement)
    const body = await canvas.findByRole('textbox', { name: /^Message to/ })
    await userEvent.type(body, 'The garden is free.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible()
    await expect(body).toHaveValue('The garden is free.')
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }))
    await waitFor(() => expect(body).toHaveValue(''))
    await expect(await canvas.findByText('The garden is free.')).toBeVisible()
    const [first, second] = tries
    await expect(first?.idempotencyKey).toBeTruthy()
    await expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  },
}

export const Refused: Story = {
  name: 'LEAD-26 a refusal of the server is shown, and the next try has another key',
  args: {
    answers: {
      listLeadMessages: thread([]),
      createLeadMessage: {
        refuses: { status: 422, code: 'channel_closed', message: 'The couple does not want to be contacted by e-mail.' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Message to/ }), 'The garden is free.')
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your message has not been sent. The couple does not want to be contacted by e-mail.',
    )
  },
}
