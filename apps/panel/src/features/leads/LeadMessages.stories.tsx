import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { store } from '../../shared/store.ts'
import { deleteDraft } from './drafts.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadMessages } from './LeadMessages.tsx'
import type { Lead } from './lead-row.ts'
import type { LeadMessage } from './MessageBubble.tsx'
import { outboxEntries } from './outbox/outbox-entries.ts'
import { deleteOutbox } from './outbox/outbox-store.ts'

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
  beforeEach: async () => {
    await deleteDraft(storyUser.id, lead.id)
    await deleteOutbox(storyUser.id)
    store.set(outboxEntries, [])
  },
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

export const ResentBelow: Story = {
  name: 'AMB-05 the text of a failed message is put below what is already written',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = await canvas.findByRole('textbox', { name: /^Message to/ })
    await userEvent.type(body, 'One more thing.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit and resend' }))
    await expect(body).toHaveValue(`One more thing.\n\n${message.body}`)
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
  name: 'LEAD-26 a channel that the couple has closed is disabled, with the reason and what to do instead below',
  args: { lead: { ...lead, contactPreference: 'phone_only' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: 'E-mail' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'SMS' })).toBeChecked()
    const why = 'The couple does not want to be contacted by e-mail. Send an SMS or call instead.'
    await expect(canvas.getByText(why)).toBeVisible()
  },
}

export const Anonymized: Story = {
  name: 'LEAD-27 a couple with hidden contact data cannot be written to',
  args: { lead: { ...lead, contactPreference: 'anonymized', phone: null, email: null } },
}

export const Unreachable: Story = {
  name: 'LEAD-26 without any open channel the reply says how to get one',
  args: { lead: { ...lead, email: null, phone: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Ask the couple for a way to write to them/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled()
  },
}

export const SpamReported: Story = {
  name: 'LEAD-33 a couple reported as spam cannot be written to, and the reply says how to change that',
  args: { lead: { ...lead, isSpamReported: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/You reported this couple as spam/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Send/ })).toBeNull()
  },
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

export const NoConnection: Story = {
  name: 'AMB-05 without an answer of the server the message waits at the end of the conversation, and the field is empty',
  args: { answers: { listLeadMessages: thread([]), createLeadMessage: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = await canvas.findByRole('textbox', { name: /^Message to/ })
    await userEvent.type(body, 'The garden is free.{Control>}{Enter}{/Control}')
    const waiting = await within(canvas.getByRole('log')).findByRole('list', { name: 'Waiting to be sent' })
    await expect(waiting).toHaveTextContent('Waiting for the connection')
    await expect(waiting).toHaveTextContent('The garden is free.')
    await expect(body).toHaveValue('')
  },
}

const keys: (string | undefined)[] = []
export const OneKey: Story = {
  name: 'LEAD-29 a message whose first try may have been sent keeps its key when the next try is refused for being too soon',
  args: {
    answers: {
      listLeadMessages: thread([]),
      createLeadMessage: ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        if (keys.length === 1) return { refuses: { status: 500, code: 'unexpected' } }
        if (keys.length === 2) return { refuses: { status: 429, code: 'too_many_tries', params: { minutes: 1 }, retryAfterSeconds: 5 } }
        return { data: message }
      },
    },
  },
  beforeEach: () => void (keys.length = 0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = await canvas.findByRole('textbox', { name: /^Message to/ })
    await userEvent.type(body, 'The garden is free.')
    for (const tries of [1, 2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: /Send/ }))
      await waitFor(() => expect(keys).toHaveLength(tries))
      await waitFor(() => (tries < 3 ? expect(canvas.getByRole('alert')).toBeVisible() : expect(body).toHaveValue('')))
    }
    await expect(new Set(keys).size).toBe(1)
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
