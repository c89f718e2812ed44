import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { answers, coupleOf, packageWith, pageOf, pendingReply, unanswered } from './testimonial-fixtures.ts'
import { TestimonialsPage } from './TestimonialsPage.tsx'

type Args = { answers: FakeAnswers; user?: SessionUser; path?: string }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser, path = '/provider-testimonials' }) => (
    <PanelStory answers={{ ...answers, ...given }} path={path} user={user}>
      <main>
        <TestimonialsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const rowOf = async (element: HTMLElement, name: RegExp) =>
  within((await within(element).findByRole('heading', { level: 2, name })).closest('article')!)

export const List: Story = {
  name: 'TEST-03 each testimonial shows its stars, its status with the cause, and its reply with the status and the cause',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await rowOf(canvasElement, /Aylin Demir/)
    await expect(first.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(first.getByText('Published')).toBeVisible()
    await expect(first.getByText('Featured')).toBeVisible()
    await expect(first.getByText('And the food!')).toBeVisible()
    const waiting = await rowOf(canvasElement, /Ivy Laurent/)
    await expect(waiting.getByText('Waiting for approval')).toBeVisible()
    await expect(waiting.getByText('Shown at present: Thank you.')).toBeVisible()
    const refused = await rowOf(canvasElement, /Dana Kowalski/)
    await expect(refused.getByText('Rejected reply')).toBeVisible()
    await expect(await refused.findByText('Reason: Offensive')).toBeVisible()
    await expect(await (await rowOf(canvasElement, /Mia Young/)).findByText('Reason: Not one of our customers')).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: /Pending.*1/ })).toBeVisible()
    const saved = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const file = await (saved.mock.lastCall![0] as Blob).text()
    await expect(file).toContain('Date,Provider,Couple,Stars,Review,Status of the review,Your reply,Status of the reply')
    await expect(file).toContain(',Ivy Laurent & Samuel Osei,4,')
    await expect(file).toContain(',Published,Thank you both.,Waiting for approval')
  },
}

export const Loading: Story = { args: { answers: { listTestimonials: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  name: 'TEST-12 without testimonials the page invites to ask couples',
  args: { answers: { listTestimonials: pageOf() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Ask couples' }).length).toBeGreaterThan(1)
  },
}

export const Failed: Story = {
  args: { answers: { listTestimonials: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const filtered = fn(() => pageOf())
export const Filtered: Story = {
  name: 'TEST-12 the list is narrowed by status, reply and stars, and the filters are removed again',
  args: { answers: { listTestimonials: filtered } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /Published/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reply' }), 'Without a reply')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stars' }), 'At least 4')
    await waitFor(() =>
      expect(filtered).toHaveBeenLastCalledWith(
        expect.objectContaining({ query: expect.objectContaining({ status: 'active', replyStatus: 'none', minimumStar: 4 }) as object }),
      ),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filters' }))
    await expect(await canvas.findByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission has no controls to change testimonials',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, testimonials: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    await expect(row.queryByRole('button')).toBeNull()
    await expect(within(canvasElement).queryByRole('button', { name: 'Ask couples' })).toBeNull()
  },
}

const replace = fn(() => ({ data: pendingReply }))
export const Reply: Story = {
  name: 'TEST-08 a reply is checked, sent, and waits for approval',
  args: { answers: { getTestimonial: { data: unanswered }, replaceTestimonialReply: replace } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    await userEvent.click(row.getByRole('button', { name: 'Reply to Aylin Demir & Jonas Weber' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Reply to Aylin Demir & Jonas Weber' }))
    await dialog.findByRole('textbox', { name: 'Your reply' })
    await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
    await expect(await dialog.findByText('This field is required!')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'Thank you')
    await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.objectContaining({ body: { reply: 'Thank you' } })))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

const withdraw = fn(() => undefined)
export const Withdraws: Story = {
  name: 'TEST-13 a reply is withdrawn',
  args: { answers: { deleteTestimonialReply: withdraw } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Ivy Laurent/)
    await userEvent.click(row.getByRole('button', { name: 'Withdraw the reply to Ivy Laurent & Samuel Osei' }))
    await waitFor(() => expect(withdraw).toHaveBeenCalledWith(expect.objectContaining({ path: { testimonialId: 2 } })))
  },
}

export const OverThePackage: Story = {
  name: 'TEST-08 without replies in the package, replying opens the upgrade popup',
  args: { answers: { getActiveProduct: packageWith([]) } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    await userEvent.click(row.getByRole('button', { name: 'Reply to Aylin Demir & Jonas Weber' }))
    const dialog = await body().findByRole('dialog', { name: 'Replies to reviews are not part of your package' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const feature = fn(() => ({ data: { ...unanswered, isFeatured: false } }))
export const Featured: Story = {
  args: { answers: { updateTestimonial: feature } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    await userEvent.click(row.getByRole('button', { name: /Stop featuring/ }))
    await waitFor(() => expect(feature).toHaveBeenCalledWith(expect.objectContaining({ body: { isFeatured: false } })))
  },
}

const ask = fn(() => ({ data: { sentAt: '2026-11-20T09:00:00.000Z', channel: 'email' as const } }))
export const Asks: Story = {
  name: 'TEST-05 a couple that married some weeks ago is asked',
  args: { answers: { createTestimonialRequest: ask } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show couples' }))
    const couples = within(await body().findByRole('dialog', { name: 'Ask couples' }))
    await userEvent.click(await couples.findByRole('button', { name: /^Ask .* for a review$/ }))
    const dialog = within(await body().findByRole('dialog', { name: 'Ask for a review' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Your message/ }), 'How was it?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ channel: 'email', message: 'How was it?' }) as object }),
      ),
    )
  },
}

const [home] = storyUser.providers
const other = { ...home!, id: 99, name: 'Rosewood Mill' }
const couplesOf = (...data: ReturnType<typeof coupleOf>['data'][]) => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const couples = fn(() =>
  couplesOf(coupleOf().data, {
    ...coupleOf({ id: 8, leadId: 8 }).data,
    couple: { name: 'Ivy & Samuel', weddingDate: '2026-10-24' },
    provider: { ...coupleOf().data.provider, id: other.id, name: other.name },
  }),
)
export const Couples: Story = {
  name: 'TEST-04 the couples that married three weeks ago come first, each with its provider, and those of a provider that is only read cannot be asked',
  args: {
    user: { ...storyUser, canManage: false, providers: [home!, other] },
    answers: {
      listCoupleProviders: couples,
      getProviderPermissions: ({ path }) => ({
        data: { ...examples.getProviderPermissions.answer!.data, testimonials: path.providerId === other.id ? 'read' : 'write' },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show couples' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Ask couples' }))
    const asked = (query: object) => expect.objectContaining({ query: expect.objectContaining(query) as object }) as object
    await expect((await dialog.findByText('Ivy & Samuel')).closest('li')).toHaveTextContent('Wedding: Oct 24, 2026 · Rosewood Mill')
    await expect(couples).toHaveBeenLastCalledWith(asked({ isToAsk: true }))
    await expect(dialog.getAllByRole('button', { name: /^Ask .* for a review$/ })).toHaveLength(1)
    await expect(dialog.queryByRole('button', { name: 'Ask Ivy & Samuel for a review' })).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Asked' }))
    await waitFor(() => expect(couples).toHaveBeenLastCalledWith(asked({ hasTestimonialRequest: true })))
  },
}

export const AlreadyCommented: Story = {
  name: 'TEST-07 a couple that has written cannot be asked again',
  args: { answers: { getCoupleProvider: coupleOf({ testimonialId: 1 }) } },
  play: async ({ canvasElement }) => {
    const dialog = await openRequest(canvasElement)
    await expect(await dialog.findByText('Couple already commented.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull()
  },
}

const openRequest = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show couples' }))
  await userEvent.click(await body().findByRole('button', { name: /^Ask .* for a review$/ }))
  return within(await body().findByRole('dialog', { name: 'Ask for a review' }))
}

export const ClosedChannel: Story = {
  name: 'LEAD-26 a channel that the couple has closed is explained, and the other one is chosen',
  args: { answers: { getCoupleProvider: coupleOf({ openChannels: ['sms'] }), createTestimonialRequest: ask } },
  play: async ({ canvasElement }) => {
    ask.mockClear()
    const dialog = await openRequest(canvasElement)
    await expect(await dialog.findByRole('radio', { name: 'E-mail' })).toBeDisabled()
    await expect(dialog.getByText('The couple cannot be reached by e-mail.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining({ channel: 'sms' }) as object })),
    )
  },
}

export const Unreachable: Story = {
  name: 'LEAD-26 a couple without an open channel cannot be asked, and the dialog says why',
  args: { answers: { getCoupleProvider: coupleOf({ openChannels: [] }) } },
  play: async ({ canvasElement }) => {
    const dialog = await openRequest(canvasElement)
    await expect(await dialog.findByText(/cannot be reached by e-mail or SMS/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull()
  },
}

export const Offline: Story = {
  name: 'TEST-13 a reply that cannot be sent stays in its field',
  args: { answers: { getTestimonial: { data: unanswered }, replaceTestimonialReply: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    await userEvent.click(row.getByRole('button', { name: 'Reply to Aylin Demir & Jonas Weber' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Reply to Aylin Demir & Jonas Weber' }))
    const field = await dialog.findByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Thank you')
    await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(field).toHaveValue('Thank you')
  },
}

export const Keyboard: Story = {
  name: 'TEST-13 a reply is written by keyboard alone, and focus returns to its button',
  args: { answers: { getTestimonial: { data: unanswered }, replaceTestimonialReply: replace } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    const button = row.getByRole('button', { name: 'Reply to Aylin Demir & Jonas Weber' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await body().findByRole('dialog', { name: 'Reply to Aylin Demir & Jonas Weber' })
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Your reply' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    replace.mockClear()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body().getByRole('textbox', { name: 'Your reply' })).toHaveFocus())
    await userEvent.keyboard('Thank you')
    const send = body().getByRole('button', { name: 'Send reply' })
    while (document.activeElement !== send) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.objectContaining({ body: { reply: 'Thank you' } })))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Arabic: Story = {
  name: 'an Arabic review in an English panel is read from right to left',
  args: {
    answers: {
      listTestimonials: pageOf({
        ...unanswered,
        brideName: 'ليلى حداد',
        groomName: 'عمر نصر',
        comment: 'قاعة أنيقة وفريق رائع، شكرًا لكم.',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const comment = await within(canvasElement).findByText(/قاعة أنيقة/)
    await expect(getComputedStyle(comment).direction).toBe('rtl')
  },
}

export const LateInTheEvening: Story = {
  name: 'the day of a review and of a request is that of the account, not of Greenwich',
  args: {
    user: { ...storyUser, details: { timeZone: 'America/Toronto', countryCode: 'CA' } },
    answers: {
      listTestimonials: pageOf({ ...unanswered, createdAt: '2026-09-30T02:30:00.000Z' }),
      listCoupleProviders: {
        data: [coupleOf({ testimonialRequest: { sentAt: '2026-08-16T01:15:00.000Z' } }).data],
        meta: { page: 1, limit: 25, total: 1 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Aylin Demir/)
    await expect(row.getByText(/^September 29, 2026/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask couples' }))
    await expect(await body().findByText(/asked on Aug\.? 15, 2026/)).toBeInTheDocument()
  },
}
