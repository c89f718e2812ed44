import type { Meta, StoryObj } from '@storybook/react-vite'
import type { components } from '@vendor-panel/contract'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, waitFor, within } from 'storybook/test'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { Lead } from './lead-row.ts'
import { answers, lead, LeadStory, listMeta } from './LeadStory.tsx'

type HistoryType = components['schemas']['LeadHistoryType']
type StoryArgs = { answers: FakeAnswers; tab: string }

const author = { id: storyUser.id, name: storyUser.name }

const meta = {
  args: { answers, tab: 'messages' },
  parameters: { layout: 'fullscreen' },
  render: (args) => <LeadStory {...args} />,
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const screen = within(document.body)

export const Tabs: Story = {
  name: 'LEAD-06 ROUTE-24 seven tabs in their order',
  args: { tab: 'details' },
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
    await expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
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
      await expect(await panel.findByText(term)).toBeVisible()
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
    await expect(await panel.findByText('Source')).toBeVisible()
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
  name: 'an Arabic couple: names, preview and facts are not clipped in height',
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

export const NoOpenChannel: Story = {
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
  name: 'LEAD-24 LEAD-55 the history has a label and the time of each kind of entry, such as a like',
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
    for (const label of ['Call again', 'E-mail received', 'SMS sent', 'Visited your page', 'Liked your page'])
      await expect(within(canvasElement).getByText(label)).toBeVisible()
    const like = within(canvasElement).getByText('Liked your page').closest('li')!
    await expect(like.querySelector('time')).toHaveAttribute('datetime', '2026-11-17T14:42:00.000Z')
  },
}
