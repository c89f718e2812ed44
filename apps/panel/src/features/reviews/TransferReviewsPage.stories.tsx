import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { filterReviews } from '@vendor-panel/domain'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { TransferReviewsPage, type Channel } from './TransferReviewsPage.tsx'

const channel = examples.listReviewChannels.answer?.data[0]
const review = examples.listExternalReviews.answer?.data[0]
if (!channel || !review) throw new Error('the contract has no examples of reviews')
const google: Channel = { ...channel, id: 1, type: 'google', isActive: true, syncProblem: null, reviewCount: 3 }
const reviews = [
  { ...review, id: 1, star: 5, text: 'A garden full of lights.', date: '2026-08-30' },
  { ...review, id: 2, star: 3, text: 'The garden was closed.', date: '2026-08-01' },
  { ...review, id: 3, star: 5, text: null, date: '2026-07-01' },
]
const open = { includeKeywords: [], excludeKeywords: [], minimumStar: null, limit: null, hasComment: false, dateStart: null, dateEnd: null }
const channels = (...data: Channel[]): Answer<'listReviewChannels'> => ({ data })
const answers: FakeAnswers = {
  listReviewChannels: channels(google),
  getReviewFilters: { data: open },
  listExternalReviews: ({ query }) => {
    const data = filterReviews(reviews, { ...open, ...query, limit: query?.newest ?? null })
    const average = data.length === 0 ? null : data.reduce((sum, { star }) => sum + star, 0) / data.length
    return { data, meta: { page: 1, limit: 100, total: data.length, average } }
  },
  listConfigs: {
    data: [
      { id: 3, itemType: 'provider_review_channel', itemId: 'testimonials', value: 'Reviews written here', status: 'active' },
      { id: 1, itemType: 'provider_review_channel', itemId: 'google', value: 'Google', status: 'active' },
      { id: 2, itemType: 'provider_review_channel', itemId: 'website', value: 'Website', status: 'active' },
    ],
  },
  getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, testimonials: 'write' } },
}

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/transfer-reviews" user={user}>
      <main>
        <TransferReviewsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>
const body = () => within(document.body)

const replace = fn(() => ({ data: open }))
export const Filters: Story = {
  name: 'REV-02 the preview follows the edited filters, which are then saved',
  args: { answers: { replaceReviewFilters: replace } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('3 of 3 reviews')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'With one of these words' }), 'GARDEN{Enter}')
    await expect(await canvas.findByText('2 of 3 reviews')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stars' }), 'At least 4')
    await expect(await canvas.findByText('1 of 3 reviews')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save filters' }))
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(expect.objectContaining({ body: { ...open, includeKeywords: ['GARDEN'], minimumStar: 4 } })),
    )
  },
}

const theirs = { ...open, includeKeywords: ['lights'], minimumStar: 3 }
let isSaved = false
const stale = fn(() => {
  if (isSaved) return { data: open }
  isSaved = true
  return { refuses: { status: 409, code: 'stale_version' } as const }
})
export const Conflict: Story = {
  name: 'REV-02 after two users have saved filters, both versions are shown, and one is kept',
  args: { answers: { getReviewFilters: () => ({ data: isSaved ? theirs : open }), replaceReviewFilters: stale } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Stars' }), 'At least 4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save filters' }))
    await expect(await canvas.findByText('Someone else saved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my version' }))
    await waitFor(() =>
      expect(stale).toHaveBeenLastCalledWith(expect.objectContaining({ body: { ...open, includeKeywords: ['lights'], minimumStar: 4 } })),
    )
  },
}

/** What the element shows; assistive technology reads its shadow root like the page. */
const widgetOf = async (canvasElement: HTMLElement) => {
  const element = await waitFor(() => {
    const found = canvasElement.querySelector('vendor-reviews')
    if (!found?.shadowRoot?.querySelector('h2')) throw new Error('the widget shows nothing yet')
    return found
  })
  return within(element.shadowRoot as unknown as HTMLElement)
}

export const Snippet: Story = {
  name: 'REV-04 the preview is the widget itself, and the snippet is copied as a script or as a frame',
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const canvas = within(canvasElement)
    const widget = await widgetOf(canvasElement)
    await expect(widget.getAllByRole('listitem')).toHaveLength(3)
    await expect(widget.getByText('A garden full of lights.')).toBeVisible()
    const snippet = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML for your website' })
    await expect(snippet.value).toContain(`<vendor-reviews widget="${google.publicId}" locale="en_CA">`)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the website' }), 'Deutsch')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Appearance' }), 'Dark')
    await expect(await widget.findByText(/^Bewertungen für/)).toBeVisible()
    await expect(snippet.value).toContain('locale="de_DE" theme="dark"')
    await userEvent.click(canvas.getByRole('radio', { name: 'Frame (iframe)' }))
    await expect(snippet.value).toMatch(/^<iframe /)
    await expect(snippet.value).toContain(`/widgets/reviews/${google.publicId}?locale=de_DE&amp;theme=dark"`)
    await userEvent.click(canvas.getByRole('button', { name: /^Copy the snippet/ }))
    await expect(write).toHaveBeenCalledWith(snippet.value)
  },
}

export const Own: Story = {
  name: 'REV-01 the testimonials of the provider are a channel without a page',
  args: { answers: { listReviewChannels: channels({ ...google, type: 'testimonials', url: null, lastSyncAt: null }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Reviews: 3')).toBeVisible()
    await expect(canvas.getByText(/^The published reviews that couples wrote here/)).toBeVisible()
  },
}

export const Inactive: Story = {
  name: 'a page that is switched off says that the website shows nothing',
  args: { answers: { listReviewChannels: channels({ ...google, isActive: false }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/your website shows no reviews from it/)).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'by keyboard a page is chosen, and its snippet is copied',
  args: { answers: { listReviewChannels: channels(google, { ...google, id: 2, type: 'website', publicId: 'rw_another000' }) } },
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const canvas = within(canvasElement)
    const website = await canvas.findByRole('button', { name: 'Website', pressed: false })
    website.focus()
    await userEvent.keyboard('{Enter}')
    await expect(website).toHaveAttribute('aria-pressed', 'true')
    const snippet = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML for your website' })
    await waitFor(() => expect(snippet.value).toContain('widget="rw_another000"'))
    snippet.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith(snippet.value)
  },
}

export const Offline: Story = {
  name: 'without a connection the edited filters stay, and the preview is read again on request',
  args: {
    answers: {
      listExternalReviews: { refuses: { status: 0, code: 'network' } },
      replaceReviewFilters: { refuses: { status: 0, code: 'network' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'With one of these words' }), 'garden{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save filters' }))
    await expect(await canvas.findByRole('button', { name: 'Remove garden' })).toBeVisible()
    // The snippet needs no connection.
    await expect(canvas.getByRole('textbox', { name: 'HTML for your website' })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listReviewChannels: () => new Promise<never>(() => {}) } } }
export const Failed: Story = { args: { answers: { listReviewChannels: { refuses: { status: 500, code: 'unexpected' } } } } }
export const Problem: Story = {
  name: 'REV-03 a page that cannot be reached shows an error',
  args: { answers: { listReviewChannels: channels({ ...google, syncProblem: 'not_reachable' }, { ...google, id: 2, lastSyncAt: null }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The page cannot be reached at present')).toBeVisible()
    await expect(canvas.getByText('Waiting for the first import')).toBeVisible()
  },
}

const create = fn(() => ({ data: google }))
export const Connects: Story = {
  args: { answers: { listReviewChannels: channels(), createReviewChannel: create } },
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Connect a page' }))[0]!)
    const dialog = within(await body().findByRole('dialog', { name: 'Connect a page' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Address of the page' }), 'https://rosewood.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await expect(await dialog.findByText('Please enter a valid URL')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Reviews written here' }))
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Website' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(expect.objectContaining({ body: { type: 'website', url: 'https://rosewood.example' } })),
    )
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission changes no channel and no filter',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, testimonials: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('3 of 3 reviews')
    await expect(canvas.queryByRole('button', { name: 'Save filters' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Connect a page' })).toBeNull()
  },
}
