import type { Meta, StoryObj } from '@storybook/react-vite'
import type { components } from '@vendor-panel/contract'
import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useLocation } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { leadOf } from './lead-fixtures.ts'
import { LeadDetail } from './LeadDetail.tsx'
import type { Lead } from './lead-row.ts'
import { leadPath } from './leads-url.ts'

type HistoryType = components['schemas']['LeadHistoryType']
type StoryArgs = { answers: FakeAnswers; tab: string }

const lead = leadOf({ id: 41, status: 'pending', readStatus: 'read', unreadMessageCount: 0, firstLeadType: null })
const config = (itemType: 'info_request_reject_reason_id' | 'lead_report_reasons', itemId: string, value: string) => ({
  id: 1,
  itemType,
  itemId,
  value,
  status: 'active' as const,
})
const listMeta = (total: number) => ({ page: 1, limit: 25, total, nextCursor: null })
const author = { id: storyUser.id, name: storyUser.name }
const acted = fn<(input: Input<'createLeadAction'>) => void>()

const answers: FakeAnswers = {
  getLead: { data: lead },
  listLeadMessages: { data: [], meta: listMeta(0) },
  listConfigs: {
    data: [
      config('info_request_reject_reason_id', 'date_taken', 'The date is taken'),
      config('lead_report_reasons', 'advertising', 'Advertising'),
    ],
  },
  createLeadAction: (input) => {
    acted(input)
    return { data: { ...lead, status: 'rejected', displayState: 'reject', version: 2 } }
  },
}

function Couple() {
  const [, navigate] = useLocation()
  return (
    <LeadDetail
      leadId={41}
      filters={{}}
      hasMoved={false}
      findNext={() => null}
      onReply={() => {}}
      onTab={(tab) => navigate(leadPath(41, {}, tab), { replace: true })}
      isReplying={false}
      onReplied={() => {}}
    />
  )
}

const meta = {
  args: { answers, tab: 'messages' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void acted.mockClear(),
  render: ({ answers, tab }) => (
    <PanelStory answers={answers} path={`/leads/41?activeTab=${tab}`}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <Couple />
      </main>
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const screen = within(document.body)
async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const Tabs: Story = {
  name: 'LEAD-06 ROUTE-24 seven tabs in their order; one that is not built states it',
  args: { tab: 'call-data' },
  play: async () => {
    const tabs = await screen.findAllByRole('tab')
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Offer',
      'Notes',
      'History',
      'Messages',
      'Interactions',
      'Call data',
      'Details',
    ])
    await expect(screen.getByRole('tab', { name: 'Call data' })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByText('Not available yet')).toBeVisible()
  },
}

const erased = fn<(input: Input<'eraseLead'>) => void>()

export const Erasure: Story = {
  name: 'LEAD-27 an account manager erases the personal data of a couple after a question',
  args: {
    answers: {
      ...answers,
      eraseLead: (input) => {
        erased(input)
        const couple = { ...lead.couple, name: lead.extensionNumber }
        return { data: { ...lead, couple, contactPreference: 'anonymized', phone: null, email: null, message: null, preview: null } }
      },
    },
  },
  beforeEach: () => void erased.mockClear(),
  play: async () => {
    await choose('Erase personal data')
    const question = within(await screen.findByRole('alertdialog', { name: `Erase the personal data of ${lead.couple.name}?` }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(erased).not.toHaveBeenCalled()
    await choose('Erase personal data')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }))
    await expect(await screen.findByRole('heading', { level: 1, name: lead.extensionNumber })).toBeVisible()
    await expect(screen.getByText('The couple has hidden their contact details')).toBeVisible()
    await expect(erased).toHaveBeenCalledWith(expect.objectContaining({ path: { leadId: 41 } }))
  },
}

export const Details: Story = {
  name: 'LEAD-04 all data of a couple',
  args: {
    tab: 'details',
    answers: { ...answers, getLead: { data: { ...lead, status: 'rejected', displayState: 'reject', rejectReasonId: 'date_taken' } } },
  },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('tabpanel'))
    for (const term of [
      'Couple name',
      'Phone',
      'E-mail',
      'Wedding date',
      'Budget per person',
      'Guests',
      'Message',
      'Source',
      'Read status',
      'Created',
      'Rejection reason',
    ])
      await expect(panel.getByText(term)).toBeVisible()
    await expect(await panel.findByText('The date is taken')).toBeVisible()
    await expect(panel.getByText('Provider page')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'aylin@example.com' }).querySelector('bdi')).toHaveAttribute('dir', 'ltr')
  },
}

export const NotRejected: Story = {
  name: 'LEAD-04 a couple that is not rejected has no rejection reason, not even an empty one',
  args: { tab: 'details' },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('tabpanel'))
    await expect(panel.getByText('Source')).toBeVisible()
    await expect(panel.queryByText('Rejection reason')).toBeNull()
  },
}

export const Tags: Story = {
  name: 'LEAD-18 LEAD-19 the header marks a couple that asked about a product, and a plus lead',
  args: { answers: { ...answers, getLead: { data: { ...lead, itemCount: 2, isPrepaid: false, firstLeadType: 'plusLead' } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
    const header = within(canvasElement.querySelector('header')!)
    await expect(header.getByText('Product')).toBeInTheDocument()
    await expect(header.getByText('Plus')).toBeInTheDocument()
  },
}

export const Arabic: Story = {
  name: 'LEAD-04 an Arabic couple: names, preview and facts are not clipped in height',
  args: {
    answers: {
      ...answers,
      getLead: {
        data: {
          ...lead,
          couple: { ...lead.couple, name: 'أسماء الحمادي وماجد الظاهري' },
          provider: { ...lead.provider, name: 'قاعة اللؤلؤة الكبرى' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1, name: /الحمادي/ })
    await expect(getComputedStyle(title).overflowY).toBe('visible')
    await expect(
      Number.parseFloat(getComputedStyle(title).lineHeight) / Number.parseFloat(getComputedStyle(title).fontSize),
    ).toBeGreaterThan(document.documentElement.lang.startsWith('ar') ? 1.45 : 1.2)
  },
}

const preferring = (contactPreference: Lead['contactPreference'], change: Partial<Lead> = {}): FakeAnswers => ({
  ...answers,
  getLead: { data: { ...lead, contactPreference, ...change } },
})
/** The links to call or to write, in the header and in the details. */
const pressed = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href')!.split(':')[0])
    .filter((way) => /tel|mailto/.test(way!))

export const EmailOnly: Story = {
  name: 'LEAD-27 e-mail only: the number is text, not a link',
  args: { tab: 'details', answers: preferring('email_only') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('E-mail only')).toBeVisible()
    await expect(pressed(canvasElement)).toEqual(['mailto', 'mailto'])
    await expect(canvasElement.textContent).toContain('+1')
  },
}

export const PhoneOnly: Story = {
  name: 'LEAD-27 phone only: the address is text, not a link',
  args: { tab: 'details', answers: preferring('phone_only') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Phone only')).toBeVisible()
    await expect(pressed(canvasElement)).toEqual(['tel', 'tel'])
    await expect(within(canvasElement).getByText('aylin@example.com')).toBeVisible()
  },
}

export const NoWayOpen: Story = {
  name: 'LEAD-27 e-mail only without an address: no channel is open, and the header states the preference',
  args: { tab: 'messages', answers: preferring('email_only', { email: null }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('E-mail only')).toBeVisible()
    await expect(pressed(canvasElement)).toEqual([])
  },
}

const types: HistoryType[] = [
  'call_again',
  'deal',
  'email_sent',
  'email_received',
  'sms_sent',
  'sms_received',
  'info_request',
  'like',
  'note_added',
  'lead',
  'visit_log',
]
export const History: Story = {
  name: 'LEAD-24 the history has a label for each kind of entry',
  args: {
    tab: 'history',
    answers: {
      ...answers,
      listLeadHistory: {
        data: types.map((type, index) => ({ id: index + 1, type, at: '2026-11-17T14:42:00.000Z', actor: author, detail: null })),
        meta: listMeta(types.length),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(types.length), { timeout: 10_000 })
    for (const word of ['Call again', 'E-mail received', 'SMS sent', 'Visited your page'])
      await expect(within(canvasElement).getByText(word)).toBeVisible()
  },
}

export const Reject: Story = {
  name: 'LEAD-34 a rejection needs no reason',
  play: async () => {
    await choose('Reject')
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(acted).toHaveBeenCalled())
    await expect(acted.mock.calls[0]?.[0].body).toEqual({ type: 'reject', version: lead.version })
  },
}

export const Deal: Story = {
  name: 'LEAD-37 a deal accepts a whole amount, and refuses cents',
  play: async () => {
    await choose('Deal')
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await waitFor(() => expect(amount).toHaveFocus())
    await userEvent.type(amount, '11.5')
    await userEvent.click(screen.getByRole('button', { name: 'Save deal' }))
    await waitFor(() => expect(amount).toBeInvalid())
    await expect(acted).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '11,400')
    await userEvent.click(screen.getByRole('button', { name: 'Save deal' }))
    await waitFor(() => expect(acted.mock.calls[0]?.[0].body).toMatchObject({ type: 'deal', amount: 11_400 }))
  },
}

export const LongNote: Story = {
  name: 'VAL-05 a note that is too long is kept, and the error states the limit',
  play: async () => {
    await choose('Reject')
    const note = await screen.findByRole('textbox', { name: /Note/ })
    await userEvent.click(note)
    await userEvent.paste('x'.repeat(5_001))
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(note).toHaveAccessibleDescription(/at most [\d,]+ characters/))
    await expect(note).toHaveFocus()
  },
}

export const ReportSpam: Story = {
  name: 'LEAD-33 a spam report requires a listed reason',
  play: async () => {
    await choose('Report as spam')
    const report = await screen.findByRole('button', { name: 'Report as spam' })
    await userEvent.click(report)
    const reason = screen.getByRole('combobox', { name: 'Reason' })
    await expect(reason).toHaveAccessibleDescription('This field is required!')
    await expect(acted).not.toHaveBeenCalled()
    await userEvent.selectOptions(reason, await screen.findByRole('option', { name: 'Advertising' }))
    await userEvent.click(report)
    await waitFor(() =>
      expect(acted.mock.calls[0]?.[0].body).toEqual({ type: 'report-spam', reasonId: 'advertising', version: lead.version }),
    )
  },
}

export const Conflict: Story = {
  name: 'a conflicting change is reverted, and the couple is read again',
  args: {
    answers: {
      ...answers,
      createLeadAction: { refuses: { status: 409, code: 'stale_version' } },
    },
  },
  play: async ({ canvasElement }) => {
    await choose('Not a wedding couple')
    await waitFor(() => expect(within(canvasElement).getByRole('banner')).toHaveTextContent('Pending'))
  },
}
