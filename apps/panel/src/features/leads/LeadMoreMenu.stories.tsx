import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { store } from '../../shared/store.ts'
import { toasts } from '../../shared/toasts.ts'
import type { SessionUser } from '../../shared/user.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadMoreMenu } from './LeadMoreMenu.tsx'
import type { Lead } from './lead-row.ts'

const lead = leadOf({ id: 41 })
const reminder = examples.createLeadReminder.answer!.data
const event = examples.createCalendarEvent.answer!.data
const reminded = fn<(body: Input<'createLeadReminder'>['body']) => void>()
const planned = fn<(body: Input<'createCalendarEvent'>['body']) => void>()
const removed = fn()
const printed = fn()

const answers: FakeAnswers = {
  getLeadReminder: { data: null },
  getProvider: { data: { ...examples.getProvider.answer!.data, timeZone: 'America/Toronto' } },
  createLeadReminder: ({ body }) => {
    reminded(body)
    return { data: reminder }
  },
  deleteLeadReminder: () => {
    removed()
    return undefined
  },
  createLeadPdf: ({ path }) => {
    printed(path)
    return new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  },
  createCalendarEvent: ({ body }) => {
    planned(body)
    return { data: event }
  },
}

type Args = { answers: FakeAnswers; lead: Lead; user?: SessionUser }
const meta = {
  args: { answers, lead },
  beforeEach: () => [reminded, planned, removed, printed].forEach((spy) => void spy.mockClear()),
  render: ({ answers, lead, user = storyUser }) => (
    <PanelStory answers={answers} user={user}>
      <main>
        <h1>{lead.couple.name}</h1>
        <LeadMoreMenu lead={lead} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = within(document.body)
const texts = () => store.get(toasts).map(({ text }) => text)
const choose = async (name: string) => {
  await userEvent.click(await body.findByRole('button', { name: 'More' }))
  await userEvent.click(await body.findByRole('menuitem', { name }))
}

export const Reminder: Story = {
  name: 'LEAD-38 a reminder is set for a time, with a note',
  play: async () => {
    await choose('Remind me')
    await userEvent.type(await body.findByLabelText('Note'), 'Ask about the menu')
    await userEvent.click(body.getByRole('button', { name: 'Save reminder' }))
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ at: expect.any(String), note: 'Ask about the menu' }))
    const { at } = reminded.mock.calls[0]![0]
    await expect(Date.parse(at)).toBeGreaterThan(Date.now())
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
}

export const ReminderSet: Story = {
  name: 'LEAD-38 a couple has one reminder, which can be deleted',
  args: { answers: { ...answers, getLeadReminder: { data: reminder } } },
  play: async () => {
    await choose('Remind me')
    await expect(await body.findByText(/^You will be reminded on/)).toBeInTheDocument()
    await userEvent.click(body.getByRole('button', { name: 'Delete reminder' }))
    await waitFor(() => expect(removed).toHaveBeenCalled())
  },
}

let stored = reminder
export const ReminderMoved: Story = {
  name: 'LEAD-38 a reminder that was saved is opened as it was saved',
  args: {
    answers: {
      ...answers,
      getLeadReminder: () => new Promise((resolve) => setTimeout(resolve, 0, { data: stored })),
      createLeadReminder: ({ body: { note } }) => {
        stored = { ...stored, note: note ?? null }
        return { data: stored }
      },
    },
  },
  beforeEach: () => {
    stored = { ...reminder, at: new Date(Date.now() + 86_400_000).toISOString(), note: 'Ask about the menu' }
  },
  play: async () => {
    await choose('Remind me')
    const note = await body.findByLabelText('Note')
    await userEvent.clear(note)
    await userEvent.type(note, 'Ask about the flowers')
    await userEvent.click(body.getByRole('button', { name: 'Save reminder' }))
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await choose('Remind me')
    await expect(await body.findByLabelText('Note')).toHaveValue('Ask about the flowers')
  },
}

export const Appointment: Story = {
  name: 'LEAD-36 an appointment has date, time, place, note and a reminder, and is for this couple',
  play: async () => {
    await choose('Add appointment')
    await userEvent.type(await body.findByLabelText('Note'), 'Show the orangery')
    await userEvent.click(body.getByRole('button', { name: 'Save appointment' }))
    await waitFor(() =>
      expect(planned).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'appointment', leadId: 41, place: lead.provider.name, note: 'Show the orangery', remindAt: null }),
      ),
    )
    const { startAt, endAt } = planned.mock.calls[0]![0]
    await expect(Date.parse(endAt) - Date.parse(startAt)).toBe(3_600_000)
  },
}

export const AppointmentRefused: Story = {
  name: 'PERM-09 the form shows that a user may not change the calendar',
  args: { answers: { ...answers, createCalendarEvent: { refuses: { status: 403, code: 'forbidden', message: 'You may not do this.' } } } },
  play: async () => {
    await choose('Add appointment')
    await userEvent.click(await body.findByRole('button', { name: 'Save appointment' }))
    await expect(await body.findByText('You may not do this.')).toBeInTheDocument()
  },
}

let isProviderDown = true
export const AppointmentInItsZone: Story = {
  name: 'CAL-02 an appointment waits for the zone of the provider, with Retry if it cannot be read',
  args: {
    user: { ...storyUser, details: { timeZone: 'Asia/Riyadh', countryCode: 'SA' } },
    answers: {
      ...answers,
      getProvider: () =>
        isProviderDown
          ? { refuses: { status: 500, code: 'unexpected' } }
          : { data: { ...examples.getProvider.answer!.data, timeZone: 'America/Toronto' } },
    },
  },
  beforeEach: () => {
    isProviderDown = true
  },
  play: async () => {
    await choose('Add appointment')
    const retry = await body.findByRole('button', { name: 'Retry' })
    await expect(body.queryByRole('button', { name: 'Save appointment' })).toBeNull()
    isProviderDown = false
    await userEvent.click(retry)
    await userEvent.click(await body.findByRole('button', { name: 'Save appointment' }))
    await waitFor(() => expect(planned).toHaveBeenCalled())
    const { startAt } = planned.mock.calls[0]![0]
    const start = Temporal.Instant.from(startAt).toZonedDateTimeISO('America/Toronto')
    await expect(start.toPlainTime().toString()).toBe('10:00:00')
  },
}

export const Pdf: Story = {
  name: 'a couple is downloaded as a PDF',
  play: async () => {
    await choose('Download as PDF')
    await waitFor(() => expect(printed).toHaveBeenCalledWith({ leadId: 41 }))
    await waitFor(() => expect(texts()).toContain(`PDF saved: ${lead.couple.name}`))
  },
}

const couple = examples.getCoupleProvider.answer!.data
export const Married: Story = {
  name: 'TEST-04 a couple that has married is asked for a testimonial by one press, and by the menu',
  args: {
    lead: leadOf({ id: 41, status: 'deal', couple: { ...lead.couple, weddingDate: '2026-05-02' } }),
    answers: {
      ...answers,
      getCoupleProvider: {
        data: { ...couple, hasAgreement: true, openChannels: ['email'], testimonialRequest: null, testimonialId: null },
      },
    },
  },
  play: async () => {
    await userEvent.click(await body.findByRole('button', { name: 'Ask for a review' }))
    await expect(await body.findByRole('button', { name: 'Send request' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await choose('Ask for a review')
    await expect(await body.findByRole('button', { name: 'Send request' })).toBeVisible()
  },
}

export const NotMarried: Story = {
  name: 'TEST-05 without an agreement nothing asks for a testimonial',
  play: async () => {
    await userEvent.click(await body.findByRole('button', { name: 'More' }))
    await expect(await body.findByRole('menuitem', { name: 'Remind me' })).toBeVisible()
    await expect(body.queryByText('Ask for a review')).toBeNull()
  },
}
