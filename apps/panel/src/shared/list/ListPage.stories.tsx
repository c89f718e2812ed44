import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import { listLeadsFilters } from '@vendor-panel/domain/bounds'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { Button, Link } from '@vendor-panel/ui'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { clearAnnouncements, PanelStory } from '../PanelStory.tsx'
import { ListPage } from './ListPage.tsx'
import { urlFilters } from './url-filters.ts'
import { usePages } from './use-pages.ts'
import { useUrlFilters } from './use-url-filters.ts'

const example = examples.getLead.answer
if (!example) throw new Error('the contract has no example of a couple')
const lead = (id: number, name: string) => ({ ...example.data, id, couple: { ...example.data.couple, name } })
const names = ['Aylin & Can', 'Mia & Tom', 'Sara & Omar']
const pageOf = (page: number, total: number) => ({
  data: names.map((name, index) => lead(page * 10 + index, `${name} ${page}`)),
  meta: { page, limit: names.length, total, nextCursor: null },
})
const never = () => new Promise<never>(() => {})
const failure = { refuses: { status: 500, code: 'unexpected' } } as const

const filtersInUrl = urlFilters({ readStatus: listLeadsFilters.readStatus })

function CouplesPage() {
  const [filters, setFilters] = useUrlFilters(filtersInUrl)
  const list = usePages('listLeads', { query: filters })
  return (
    <ListPage
      title="Couples"
      list={list}
      count={(total) => `${total} couples`}
      filters={<Button onPress={() => setFilters({ readStatus: 'unread' })}>Unread only</Button>}
      empty="No couples yet."
    >
      {({ id, couple }) => (
        <Link variant="quiet" href={`/leads/${id}`}>
          {couple.name}
        </Link>
      )}
    </ListPage>
  )
}

const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers }) => (
    <PanelStory answers={answers} path="/leads">
      <main>
        <CouplesPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

export const Loading: Story = { args: { answers: { listLeads: never } } }

export const Empty: Story = {
  args: { answers: { listLeads: { data: [], meta: { page: 1, limit: 3, total: 0, nextCursor: null } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No couples yet.')).toBeVisible()
  },
}

export const EmptyOfAnotherFilter: Story = {
  name: 'while another filter is loading, an empty list does not say that nothing was found',
  args: {
    answers: {
      listLeads: ({ query }) =>
        query?.readStatus === 'unread' ? never() : { data: [], meta: { page: 1, limit: 3, total: 0, nextCursor: null } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No couples yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unread only' }))
    await waitFor(() => expect(canvas.queryByText('No couples yet.')).toBeNull())
  },
}

let isDown = true
export const Failed: Story = {
  name: 'a list that cannot be read shows an error instead, and Retry reads it again',
  args: { answers: { listLeads: () => (isDown ? failure : pageOf(1, 3)) } },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Couples' })).toBeVisible()
    isDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: 'Mia & Tom 1' })).toBeVisible()
  },
}

let isSecondDown = true
export const More: Story = {
  name: 'a further page is loaded below the first; a failure keeps the loaded rows',
  args: { answers: { listLeads: ({ query }) => (query?.page === 2 ? (isSecondDown ? failure : pageOf(2, 6)) : pageOf(1, 6)) } },
  beforeEach: () => {
    isSecondDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('6 couples')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    isSecondDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: 'Sara & Omar 2' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    clearAnnouncements()
  },
}

export const LastPageByKeyboard: Story = {
  name: 'after the last page focus is on how many rows are shown, and the next Shift+Tab is the last row',
  args: { answers: { listLeads: ({ query }) => pageOf(query?.page ?? 1, 6) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Show more' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const count = await canvas.findByText('6 of 6 shown')
    await waitFor(() => expect(count).toHaveFocus())
    await expect(count).toHaveRole('status')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Sara & Omar 2' })).toHaveFocus()
    clearAnnouncements()
  },
}

let answerSecond = () => {}
export const FailedPageByKeyboard: Story = {
  name: 'when a further page fails, focus moves to Retry, unless the user has moved it elsewhere',
  args: {
    answers: {
      listLeads: ({ query }) => {
        if (query?.page !== 2) return pageOf(1, 6)
        return isSecondDown ? failure : new Promise((resolve) => (answerSecond = () => resolve(pageOf(2, 6))))
      },
    },
  },
  beforeEach: () => {
    isSecondDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Show more' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry).toHaveFocus())
    isSecondDown = false
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    const row = canvas.getByRole('link', { name: 'Sara & Omar 1' })
    await expect(row).toHaveFocus()
    answerSecond()
    await expect(await canvas.findByText('6 of 6 shown')).toHaveRole('status')
    await expect(row).toHaveFocus()
    clearAnnouncements()
  },
}

let answerUnread = () => {}
export const Filters: Story = {
  name: 'another filter starts with its first page; the rows stay until the new ones are loaded',
  args: {
    answers: {
      listLeads: ({ query }) =>
        query?.readStatus === 'unread'
          ? new Promise((resolve) => {
              answerUnread = () => resolve({ data: [lead(7, 'Unread couple')], meta: { page: 1, limit: 3, total: 1, nextCursor: null } })
            })
          : pageOf(query?.page ?? 1, 6),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByRole('link', { name: 'Sara & Omar 2' })
    await userEvent.click(canvas.getByRole('button', { name: 'Unread only' }))
    await expect(canvas.getByRole('link', { name: 'Aylin & Can 1' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    answerUnread()
    await expect(await canvas.findByRole('link', { name: 'Unread couple' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    clearAnnouncements()
  },
}
