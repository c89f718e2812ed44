import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { DashboardPage } from './DashboardPage.tsx'

const never = () => new Promise<never>(() => {})
const noCouples: FakeAnswers = {
  listLeads: { data: [], meta: { page: 1, limit: 5, total: 0, nextCursor: null } },
  getLeadStats: { data: { infoRequests: { pending: 0, total: 0, unanswered: 0, byDisplayState: [] }, allowance: null } },
}

const [provider] = examples.listProviders.answer!.data
const [catalog] = examples.listCustomerCatalogs.answer!.data
const [testimonial] = examples.listTestimonials.answer!.data
const visits = examples.getVisitStats.answer!.data
if (!provider || !catalog || !testimonial) throw new Error('the contract lacks an example')
const ofUser = storyUser.providers[0]!
const inDays = (days: number) => Temporal.Now.plainDateISO('America/Toronto').add({ days }).toString()
const open = { ...provider, id: ofUser.id, name: ofUser.name, onHold: false }
const productFeatures = { productDateEnd: '2027-05-01', statsAccess: true, rivalStatsAccess: 0 }
const appointment = {
  ...examples.listAllCalendarEvents.answer!.data[0]!,
  title: 'Viewing with Aylin and Jonas',
  type: 'appointment' as const,
  allDay: false,
  startAt: new Date(Date.now() + 3_600_000).toISOString(),
  endAt: new Date(Date.now() + 7_200_000).toISOString(),
}
const inPage = { page: 1, limit: 100, total: 1 }
const more: FakeAnswers = {
  listCustomerCatalogs: {
    data: [
      { ...catalog, id: 1, expireAt: inDays(-3), season: null },
      { ...catalog, id: 2, expireAt: inDays(5), season: null },
      { ...catalog, id: 3, expireAt: inDays(80), season: null },
    ],
    meta: { ...inPage, total: 3 },
  },
  listMissingData: {
    data: [{ providerId: ofUser.id, forms: [{ id: 1, fieldName: 'phone' }], customerSpaces: [], catalogs: { update: [1], insert: true } }],
  },
  listTestimonials: { data: [testimonial], meta: { ...examples.listTestimonials.answer!.meta, total: 2 } },
  listProviders: {
    data: [
      { ...open, productFeatures },
      { ...open, id: 99, name: 'Closed', productFeatures: null },
    ],
    meta: inPage,
  },
  getVisitStats: { data: { ...visits, totals: { ...visits.totals, visits: 1284 } } },
  listAllCalendarEvents: { ...examples.listAllCalendarEvents.answer!, data: [appointment] },
}

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers, user = storyUser }) => (
    <PanelStory answers={{ ...more, ...answers }} user={user}>
      <main>
        <DashboardPage
          LeadRow={({ lead }) => <span>{lead.couple.name}</span>}
          ResponseCoach={() => <section aria-label="Response time" />}
        />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Full: Story = {
  name: 'SHELL-43 open work, couples by status and newest couples, each with a link',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Aylin Demir/ })).toHaveAttribute('href', '/leads/7')
    await expect(canvas.getByRole('link', { name: /Unread/ })).toHaveAttribute('href', '/leads?readStatus=unread')
    await expect(canvas.getByRole('table', { name: 'Couples by status' })).toBeVisible()
  },
}

export const Tasks: Story = {
  name: 'SHELL-43 to do now: expiring prices, missing data and testimonials without a reply, each with a link',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement)
    const prices = catalog.provider
    const expired = await region.findByRole('link', { name: `1 price list of ${prices.name} has expired` })
    await expect(expired).toHaveAttribute('href', `/providers/${prices.id}/info/budget`)
    await expect(region.getByRole('link', { name: `1 price list of ${prices.name} expires soon` })).toBeVisible()
    await expect(await region.findByRole('link', { name: `2 details are missing on the page of ${ofUser.name}` })).toHaveAttribute(
      'href',
      `/providers/${ofUser.id}/info`,
    )
    await expect(await region.findByRole('link', { name: '2 reviews wait for your reply' })).toHaveAttribute(
      'href',
      '/provider-testimonials?status=active&replyStatus=none',
    )
  },
}

export const Course: Story = {
  name: 'SHELL-43 how it goes: deals and visits open the same figures; then appointments, reviews and the referral tip',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const goes = within(await canvas.findByRole('list', { name: 'Performance' }))
    const visitsTile = await goes.findByRole('link', { name: /^1,284/ })
    await expect(visitsTile).toHaveAttribute('href', `/statistics/visits?providerId=${ofUser.id}`)
    await expect(goes.getByRole('link', { name: /Deals in the last six months/ })).toHaveAttribute('href', '/leads?displayStates=deal')
    await expect(goes.queryByText(/Closed/)).toBeNull()
    await expect(await canvas.findByRole('link', { name: /Viewing with Aylin and Jonas/ })).toBeVisible()
    await expect(within(await canvas.findByRole('region', { name: 'Latest reviews' })).getByText(/stars?$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Refer a business' })).toHaveAttribute('href', '/refer-provider')
  },
}

const complete = { forms: [], customerSpaces: [], catalogs: { update: [], insert: false } }
export const FifthPage: Story = {
  name: 'SHELL-43 missing data is found after pages that lack nothing',
  args: {
    answers: {
      listMissingData: {
        data: [
          ...[91, 92, 93, 94].map((providerId) => ({ providerId, ...complete })),
          { providerId: ofUser.id, ...complete, forms: [{ id: 1, fieldName: 'phone' }] },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /1 detail is missing on the page/ })).toBeVisible()
  },
}

const tomorrow = Temporal.Now.zonedDateTimeISO('America/Toronto').add({ days: 1 }).startOfDay()
export const AllDay: Story = {
  name: 'CAL-02 a whole day is that of its provider, also for an account further west',
  args: {
    user: { ...storyUser, details: { timeZone: 'America/Vancouver', countryCode: 'CA' } },
    answers: {
      listAllCalendarEvents: {
        data: [
          {
            ...appointment,
            providerId: ofUser.id,
            allDay: true,
            startAt: tomorrow.toInstant().toString(),
            endAt: tomorrow.add({ days: 1 }).toInstant().toString(),
          },
        ],
        meta: { providers: [{ id: ofUser.id, name: ofUser.name, timeZone: 'America/Toronto', canWrite: true }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Viewing with Aylin and Jonas/ })
    await expect(link).toHaveAttribute('href', `/calendar?date=${tomorrow.toPlainDate().toString()}`)
    const day = new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'America/Toronto' })
    await expect(link).toHaveTextContent(day.format(tomorrow.epochMilliseconds))
  },
}

export const NothingToDo: Story = {
  name: 'SHELL-43 without tasks Home shows that all is done',
  args: {
    answers: {
      listCustomerCatalogs: { data: [], meta: inPage },
      listMissingData: { data: [] },
      listTestimonials: { data: [], meta: { ...examples.listTestimonials.answer!.meta, total: 0 } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Prices, pages and replies to reviews are up to date.')).toBeVisible()
  },
}

let areTestimonialsDown = true
export const OneFails: Story = {
  name: 'SHELL-43 a section whose read fails leaves the others, and Retry reads it again',
  args: {
    answers: {
      listTestimonials: () =>
        areTestimonialsDown
          ? { refuses: { status: 500, code: 'unexpected' } }
          : (more.listTestimonials as typeof examples.listTestimonials.answer & object),
      getVisitStats: { refuses: { status: 500, code: 'unexpected' } },
    },
  },
  beforeEach: () => {
    areTestimonialsDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tasks = within(await canvas.findByRole('region', { name: 'To do now' }))
    await expect(await tasks.findByRole('link', { name: /has expired/ })).toBeVisible()
    const goes = within(canvas.getByRole('region', { name: 'Performance' }))
    await expect(await goes.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(goes.getByRole('link', { name: /Deals/ })).toBeVisible()
    const retry = await tasks.findByRole('button', { name: 'Retry' })
    areTestimonialsDown = false
    await userEvent.click(retry)
    await expect(await tasks.findByRole('link', { name: /wait for your reply/ })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'SHELL-43 without couples it explains what will appear',
  args: { answers: noCouples },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/New ones appear here automatically/)).toBeVisible()
  },
}

let isDown = true
export const Failed: Story = {
  name: 'a section that cannot be read shows an error instead, and Retry reads it again',
  args: {
    answers: {
      listLeads: () => (isDown ? { refuses: { status: 500, code: 'unexpected' } } : examples.listLeads.answer!),
      getLeadStats: { refuses: { status: 500, code: 'unexpected' } },
    },
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvasElement }) => {
    const newest = within(await within(canvasElement).findByRole('region', { name: 'Newest couples' }))
    const byState = within(within(canvasElement).getByRole('region', { name: 'Couples by status' }))
    await expect(await byState.findByRole('button', { name: 'Retry' })).toBeVisible()
    const retry = await newest.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    await expect(await newest.findByRole('link', { name: /Aylin Demir/ })).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'SHELL-43 while it loads, placeholders are shown',
  args: { answers: { listLeads: never, getLeadStats: never, getPromptMeta: never } },
}
