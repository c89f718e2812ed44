import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useApi } from '../../../shared/api.ts'
import { PanelStory, storyUser } from '../../../shared/PanelStory.tsx'
import { store } from '../../../shared/store.ts'
import { toasts } from '../../../shared/toasts.ts'
import { OutboxDialog } from './OutboxDialog.tsx'
import { outboxEntries } from './outbox-entries.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { deleteOutbox } from './outbox-store.ts'
import { openOutbox, putEntry } from './outbox.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const common = { key: 'key-of-the-entry', triedAt: null, leadId: 41, couple: 'Aylin Demir & Jonas Weber', refusal: null }
const message: OutboxEntry = {
  ...common,
  id: 'message',
  writtenAt: minutesAgo(12),
  operation: 'createLeadMessage',
  body: { subject: 'Your wedding', body: 'The garden is free on 12 June.' },
}
const note: OutboxEntry = {
  ...common,
  id: 'note',
  writtenAt: minutesAgo(9),
  operation: 'createLeadNote',
  body: { body: 'Prefers the garden to the mill.' },
}
const call: OutboxEntry = {
  ...common,
  id: 'call',
  writtenAt: minutesAgo(8),
  operation: 'createLeadInteraction',
  body: { type: 'call', result: 'no_answer', note: 'Try again after six.' },
}
const sms: OutboxEntry = {
  ...common,
  id: 'sms',
  couple: 'Chloé Tremblay & Mark O’Neill',
  writtenAt: minutesAgo(7),
  operation: 'createLeadSms',
  body: { body: 'Shall I keep the date for you?' },
}

type StoryArgs = { entries: OutboxEntry[]; answers: FakeAnswers; isOpen: boolean }

/** Sends what waits, as the shell does. */
function Sender() {
  const api = useApi()
  useEffect(() => openOutbox({ userId: storyUser.id, api, onSent: () => {} }), [api])
  return null
}

const meta = {
  args: { entries: [message], answers: {}, isOpen: true },
  loaders: [
    async ({ args }) => {
      store.set(toasts, [])
      await deleteOutbox(storyUser.id)
      for (const entry of args.entries) await putEntry(storyUser.id, entry)
    },
  ],
  beforeEach: () => () => store.set(outboxEntries, []),
  render: ({ answers, isOpen }) => (
    <PanelStory answers={answers}>
      {isOpen && <Sender />}
      <OutboxDialog onClose={() => {}} />
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const dialogOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog')

export const Waiting: Story = {
  name: 'messages, notes and results wait, each with its couple and the time at which it was written',
  args: { entries: [message, note, call, sms], isOpen: false },
  play: async ({ canvasElement }) => {
    const rows = await within(await dialogOf(canvasElement)).findAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await expect(rows[2]).toHaveTextContent(/Aylin Demir & Jonas Weber · Call: .* · Waiting for the connection/)
  },
}

export const Refused: Story = {
  name: 'a refused entry stays, with the reason and what to do',
  args: {
    isOpen: false,
    entries: [
      { ...message, refusal: { code: 'channel_closed', reason: 'The couple does not want to be contacted by e-mail.' } },
      { ...note, refusal: { code: 'not_found', reason: '' } },
      { ...sms, refusal: { code: 'idempotency_key_reused', reason: '' } },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const reason = await dialog.findByText('The couple does not want to be contacted by e-mail.')
    await waitFor(() => expect(reason).toBeVisible())
    await expect(dialog.getByText(/This couple no longer exists/)).toBeVisible()
    await expect(dialog.getByText(/may already have been sent/)).toBeVisible()
  },
}

const tries: Input<'createLeadMessage'>[] = []
export const Sent: Story = {
  name: 'a waiting message can be edited and is sent now, with its key',
  args: {
    answers: {
      createLeadMessage: (input) => {
        tries.push(input)
        return tries.length === 1 ? { refuses: { status: 0, code: 'network' } } : { data: examples.createLeadMessage.answer!.data }
      },
    },
  },
  beforeEach: () => void (tries.length = 0),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await waitFor(() => expect(tries).toHaveLength(1))
    await userEvent.click(await dialog.findByRole('button', { name: /^Edit/ }))
    const text = dialog.getByRole('textbox', { name: /^Text/ })
    await userEvent.type(text, ' And on 13 June.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Everything has been sent.')).toBeVisible()
    await expect(tries[1]?.body.body).toBe('The garden is free on 12 June. And on 13 June.')
    await expect(tries[1]?.idempotencyKey).toBe(tries[0]?.idempotencyKey)
  },
}

const refused = fn<() => void>()
export const Deleted: Story = {
  name: 'a deleted entry is not sent, and can be restored',
  args: {
    answers: {
      createLeadMessage: () => {
        refused()
        return { refuses: { status: 409, code: 'illegal_transition', message: 'This couple was reported as spam.' } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(await dialog.findByText('This couple was reported as spam.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Delete/ }))
    await expect(await dialog.findByText('Everything has been sent.')).toBeVisible()
    store.get(toasts)[0]?.action?.onPress()
    await expect(await dialog.findByText('This couple was reported as spam.')).toBeVisible()
  },
}

export const Focus: Story = {
  name: 'the focus stays on an entry that was edited, and moves to the next one when an entry is deleted',
  args: { entries: [message, note], isOpen: false },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const hasFocus = (name: RegExp) => waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus())
    await userEvent.click((await dialog.findAllByRole('button', { name: /^Edit/ }))[0]!)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Edit/ })[0]).toHaveFocus())
    await userEvent.click(dialog.getAllByRole('button', { name: /^Delete/ })[0]!)
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    await hasFocus(/^Delete/)
  },
}
