import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer, Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { confirmLeave } from '../../shared/navigation.ts'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { store } from '../../shared/store.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadCalls } from './LeadCalls.tsx'
import type { Lead } from './lead-row.ts'

type Call = Answer<'listLeadCalls'>['data'][number]

const call = examples.listLeadCalls.answer!.data[0]!
const callOf = (change: Partial<Call>): Call => ({ ...call, recordingUrl: null, ...change })
const listOf = (data: Call[]): Answer<'listLeadCalls'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const entered = fn<(body: Input<'createLeadInteraction'>['body']) => void>()
const answers: FakeAnswers = {
  getLead: { data: leadOf({ id: 41 }) },
  getRedirectNumber: { data: { number: '+16135550170', isActive: true } },
  createLeadCall: { data: { number: '+16135550170', code: '100482' } },
  listLeadCalls: listOf([
    callOf({ id: 7, direction: 'out', status: 'ongoing', durationSeconds: null, result: null }),
    callOf({ id: 6, direction: 'out', status: 'ended', durationSeconds: 34, result: null }),
    callOf({ id: 5, direction: 'in', status: 'missed', durationSeconds: 0, result: null }),
    callOf({ id: 4, direction: 'out', status: 'ended', durationSeconds: 12, result: 'line_closed' }),
    callOf({ id: 3, direction: 'out', status: 'unreachable', durationSeconds: 0, result: 'line_closed' }),
    callOf({
      id: 2,
      direction: 'in',
      status: 'ended',
      durationSeconds: 184,
      result: 'talked',
      recordingUrl: 'https://switchboard.example/2',
    }),
  ]),
  createLeadInteraction: ({ body }) => {
    entered(body)
    return { data: { ...examples.createLeadInteraction.answer!.data, result: body.result ?? null } }
  },
}

type StoryArgs = { answers: FakeAnswers; lead: Lead }

const meta = {
  args: { answers, lead: leadOf({ id: 41, phone: '+16135550140' }) },
  beforeEach: () => void entered.mockClear(),
  render: ({ answers, lead }) => (
    <PanelStory answers={answers}>
      <main>
        <h1>{lead.couple.name}</h1>
        <LeadCalls lead={lead} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

export const Listed: Story = {
  name: 'COMM-04 COMM-05 COMM-06 MSG-24 each call shows direction, duration, result, and why it failed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = await canvas.findAllByRole('listitem')
    const texts = rows.map(({ textContent }) => textContent)
    await expect(texts[0]).toContain('In progress')
    await expect(texts[1]).toContain('0 min 34 s')
    await expect(texts[2]).toContain('You were unreachable, call the couple.')
    await expect(texts[3]).toContain('Line disconnected, call couple.')
    await expect(texts[4]).toContain('Could not be reached, please try again')
    await expect(texts[5]).toMatch(/Call from the couple.*3 min 4 s · Talked/)
    await expect(within(rows[5]!).getByRole('link', { name: 'Listen to the recording' })).toHaveAttribute(
      'href',
      'https://switchboard.example/2',
    )
    await expect(canvas.getByLabelText(/Couple code/)).toHaveValue('100482')
  },
}

export const Dialled: Story = {
  name: 'COMM-07 after the call the form asks for the result',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Call' }))
    await expect(await canvas.findByRole('link', { name: 'Open phone app' })).toHaveAttribute('href', 'tel:+16135550170,,100482')
    await userEvent.click(await canvas.findByRole('radio', { name: 'No answer' }))
    await userEvent.type(canvas.getByLabelText('Note'), 'Try again at six')
    await userEvent.click(canvas.getByRole('button', { name: 'Save result' }))
    await waitFor(() => expect(entered).toHaveBeenCalledWith({ type: 'call', result: 'no_answer', note: 'Try again at six' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save result' })).toBeNull())
  },
}

export const ResultLater: Story = {
  name: 'COMM-07 the result of an earlier call is entered from its row',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter result' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save result' }))
    await expect((await canvas.findAllByText('This field is required!'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Talked' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save result' }))
    await waitFor(() => expect(entered).toHaveBeenCalledWith({ type: 'call', result: 'talked', callId: 6 }))
  },
}

export const OfAnotherCall: Story = {
  name: 'COMM-07 text that was typed about one call is not saved with another one',
  args: {
    answers: {
      ...answers,
      listLeadCalls: listOf([
        callOf({ id: 9, direction: 'in', status: 'ended', durationSeconds: 61, result: null }),
        callOf({ id: 8, direction: 'out', status: 'ended', durationSeconds: 34, result: null }),
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    store.set(confirmLeave, null)
    const canvas = within(canvasElement)
    const [first, second] = await canvas.findAllByRole('button', { name: 'Enter result' })
    await userEvent.click(first!)
    const form = within(canvas.getByRole('region', { name: /^Call from the couple · / }))
    await waitFor(() => expect(form.getByRole('radio', { name: 'Talked' })).toBeInTheDocument())
    await waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus())
    await userEvent.type(form.getByLabelText('Note'), 'Wants lanterns')
    await userEvent.click(second!)
    await expect(form.getByLabelText('Note')).toHaveValue('Wants lanterns')
    store.get(confirmLeave)!.leave()
    store.set(confirmLeave, null)
    const other = within(await canvas.findByRole('region', { name: /^Call to the couple · / }))
    await expect(other.getByLabelText('Note')).toHaveValue('')
    await userEvent.click(other.getByRole('radio', { name: 'Talked' }))
    await userEvent.click(other.getByRole('button', { name: 'Save result' }))
    await waitFor(() => expect(entered).toHaveBeenCalledWith({ type: 'call', result: 'talked', callId: 8 }))
  },
}

export const Failed: Story = {
  name: 'COMM-03 a call that the carrier does not connect shows an error',
  args: {
    answers: {
      ...answers,
      createLeadCall: { refuses: { status: 409, code: 'call_failed', message: 'Phone call failed, please try again.' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Call' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Phone call failed, please try again.')
  },
}

export const Closed: Story = {
  name: 'LEAD-27 a couple that does not want calls cannot be called',
  args: { lead: leadOf({ id: 41, contactPreference: 'email_only' }), answers: { ...answers, listLeadCalls: listOf([]) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The couple does not want to be called.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Call' })).toBeNull()
    await expect(await canvas.findByText('No calls with this couple yet.')).toBeVisible()
  },
}

export const WithoutNumber: Story = {
  name: 'COMM-02 a provider without a switchboard number shows a message',
  args: { answers: { ...answers, getRedirectNumber: { data: { number: null, isActive: false } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/has no active switchboard number yet/)).toBeVisible()
  },
}

export const Unread: Story = {
  name: 'MSG-24 calls that cannot be read say so, with Retry',
  args: { answers: { ...answers, listLeadCalls: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('An error occurred while loading', undefined, { timeout: 10_000 })).toBeVisible()
  },
}
