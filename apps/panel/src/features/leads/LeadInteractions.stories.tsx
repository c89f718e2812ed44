import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer, Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { unsavedForms } from '../../shared/navigation.ts'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { leadOf } from './lead-fixtures.ts'
import { LeadInteractions } from './LeadInteractions.tsx'
import type { Lead } from './lead-row.ts'

const interaction = examples.createLeadInteraction.answer!.data
const call = examples.listLeadCalls.answer!.data[0]!
const sms = examples.listSmsLogs.answer!.data[0]!
const note = examples.createLeadNote.answer!.data
const action = examples.listLeadActions.answer!.data[0]!
const meta25 = (total: number) => ({ page: 1, limit: 25, total })
const added = fn<(body: Input<'createLeadInteraction'>['body']) => void>()

const interactions: Answer<'listLeadInteractions'> = {
  data: [
    { ...interaction, id: 2, type: 'whatsapp', result: null, note: 'Sent the menu', at: '2026-11-18T10:00:00.000Z', callId: null },
    { ...interaction, id: 1, type: 'call', result: 'no_answer', note: null, at: '2026-11-18T08:00:00.000Z', callId: 5 },
    {
      ...interaction,
      id: 3,
      type: 'viewing',
      result: null,
      note: 'Booked online: Tour of the garden',
      at: '2026-11-18T04:00:00.000Z',
      author: null,
      callId: null,
    },
  ],
  meta: meta25(3),
}
const answers: FakeAnswers = {
  getLead: { data: leadOf({ id: 41 }) },
  listLeadInteractions: interactions,
  listLeadCalls: {
    data: [
      { ...call, id: 6, direction: 'in', status: 'missed', result: null, startedAt: '2026-11-18T09:00:00.000Z' },
      { ...call, id: 5, direction: 'out', status: 'missed', result: 'no_answer', startedAt: '2026-11-18T08:00:00.000Z' },
    ],
    meta: meta25(2),
  },
  listSmsLogs: { data: [{ ...sms, at: '2026-11-18T07:00:00.000Z', body: 'Is six o’clock fine?', status: 'sent' }], meta: meta25(1) },
  listLeadActions: { data: [{ ...action, type: 'offer', note: 'By phone', at: '2026-11-18T06:00:00.000Z' }], meta: meta25(1) },
  listLeadNotes: { data: [{ ...note, body: 'They want lanterns.', createdAt: '2026-11-18T05:00:00.000Z' }], meta: meta25(1) },
  createLeadInteraction: ({ body }) => {
    added(body)
    return { data: { ...interaction, type: body.type, result: body.result ?? null } }
  },
}

type StoryArgs = { answers: FakeAnswers; lead: Lead }
const whatsAppLead = leadOf({ id: 41, source: 'whatsapp', phone: '+16135550140', createdAt: '2026-11-17T08:00:00.000Z' })

const meta = {
  args: { answers, lead: leadOf({ id: 41, createdAt: '2026-11-17T08:00:00.000Z' }) },
  beforeEach: () => void added.mockClear(),
  render: ({ answers, lead }) => (
    <PanelStory answers={answers}>
      <main>
        <h1>{lead.couple.name}</h1>
        <LeadInteractions lead={lead} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const rowsOf = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('listitem')

export const Timeline: Story = {
  name: 'LEAD-05 LEAD-49 LEAD-56 everything with the couple is on one timeline, each call once',
  play: async ({ canvasElement }) => {
    const texts = (await rowsOf(canvasElement)).map(({ textContent }) => textContent)
    await expect(texts).toHaveLength(7)
    await expect(texts[0]).toMatch(/^WhatsApp chatSent the menu/)
    await expect(texts[1]).toMatch(/^Call from the couple · Missed/)
    await expect(texts[2]).toMatch(/^Call · No answer/)
    await expect(texts[3]).toMatch(/^SMS sentIs six o’clock fine\?/)
    await expect(texts[4]).toMatch(/^Offer madeBy phone/)
    await expect(texts[5]).toMatch(/^NoteThey want lanterns\./)
    await expect(texts[6]).toMatch(/^ViewingBooked online: Tour of the garden(?!by)/)
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Notes' }))
    await waitFor(async () => expect(await rowsOf(canvasElement)).toHaveLength(1))
  },
}

export const Added: Story = {
  name: 'LEAD-22 a call needs a result, a viewing has none',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add interaction' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save interaction' }))
    await expect((await canvas.findAllByText('This field is required!'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Viewing' }))
    await userEvent.type(canvas.getByLabelText('Note'), 'Loved the garden')
    await userEvent.click(canvas.getByRole('button', { name: 'Save interaction' }))
    await waitFor(() => expect(added).toHaveBeenCalledWith({ type: 'viewing', note: 'Loved the garden' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save interaction' })).toBeNull())
  },
}

export const WhatsApp: Story = {
  name: 'LEAD-54 replying to a WhatsApp couple opens its chat and records it',
  args: { lead: whatsAppLead },
  play: async ({ canvasElement }) => {
    const assign = fn<(address: string) => void>()
    const opened = { opener: window, location: { assign }, close: fn() } as unknown as Window
    const open = spyOn(window, 'open').mockReturnValue(opened)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reply in WhatsApp' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://wa.me/16135550140'))
    await expect(added).toHaveBeenCalledWith({ type: 'whatsapp' })
    open.mockRestore()
  },
}

export const WhatsAppClosed: Story = {
  name: 'LEAD-54 a package without WhatsApp leads shows its popup and opens no chat',
  args: {
    lead: whatsAppLead,
    answers: {
      ...answers,
      createLeadInteraction: { refuses: { status: 402, code: 'upgrade_required', params: { kind: 'whatsapp-lead' } } },
    },
  },
  play: async ({ canvasElement }) => {
    const close = fn()
    const open = spyOn(window, 'open').mockReturnValue({ close } as unknown as Window)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reply in WhatsApp' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'WhatsApp couples are not part of your package' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(close).toHaveBeenCalled()
    open.mockRestore()
  },
}

const notesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...note, id: from + index, body: `Note ${from + index}` }))
export const More: Story = {
  name: 'LEAD-49 the whole timeline says how many entries it shows',
  args: {
    answers: {
      ...answers,
      listLeadNotes: ({ query }) => ({
        data: query?.page === 2 ? notesOf(26, 5) : notesOf(1, 25),
        meta: { ...meta25(30), page: query?.page ?? 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Notes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier entries' }))
    await expect(await canvas.findByText('30 of 30 shown')).toBeVisible()
  },
}

export const NotInPackage: Story = {
  name: 'SHELL-34 an interaction that the package does not include is not saved, and leaving asks',
  args: {
    lead: whatsAppLead,
    answers: {
      ...answers,
      createLeadInteraction: { refuses: { status: 402, code: 'upgrade_required', params: { kind: 'whatsapp-lead' } } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add interaction' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'WhatsApp chat' }))
    await userEvent.type(canvas.getByLabelText('Note'), 'Sent the menu')
    await userEvent.click(canvas.getByRole('button', { name: 'Save interaction' }))
    await within(document.body).findByRole('dialog', { name: 'WhatsApp couples are not part of your package' })
    await expect(unsavedForms.size).toBe(1)
  },
}

export const Empty: Story = {
  name: 'a couple without interactions says what can be added',
  args: {
    answers: Object.assign(
      {},
      ...(['listLeadInteractions', 'listLeadCalls', 'listSmsLogs', 'listLeadActions', 'listLeadNotes'] as const).map((name) => ({
        [name]: { data: [], meta: meta25(0) },
      })),
    ) as FakeAnswers,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Nothing recorded yet/)).toBeVisible()
  },
}
