import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { clearAnnouncements, PanelStory } from '../../shared/PanelStory.tsx'
import { listOf, notification, report } from './prompt-fixtures.ts'
import { Notifications } from './Notifications.tsx'

const meta = {
  args: { answers: { listPrompts: listOf(notification, report) }, onFollow: fn() },
  render: ({ answers, onFollow }) => (
    <PanelStory answers={answers} path="/">
      <main>
        <Notifications onFollow={onFollow} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers; onFollow: () => void }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'NOTI-01 NOTI-04 each has title, body, time, provider and link; an open one is tinted, a completed one is plain',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [open, completed] = await canvas.findAllByRole('listitem')
    const row = within(open!)
    await expect(row.getByRole('heading', { name: 'New: Your autumn pictures are online' })).toBeVisible()
    await expect(row.getByText('12 pictures').localName).toBe('strong')
    await expect(row.getByText('2026-11-17, 08:05')).toBeVisible()
    for (const part of ['name', 'category', 'city', 'district'] as const) {
      const text = notification.provider?.[part]
      if (text) await expect(row.getByText(text)).toBeVisible()
    }
    await expect(row.getByRole('link', { name: 'See the gallery' })).toHaveAttribute('href', '/providers/7/gallery')
    const tint = (item: HTMLElement) => getComputedStyle(item.firstElementChild!).backgroundColor
    await expect(tint(open!)).not.toBe(tint(completed!))
    await expect(tint(completed!)).toBe('rgba(0, 0, 0, 0)')
    await expect(within(completed!).getByRole('link', { name: /How to read it/ })).toHaveAttribute('target', '_blank')
    await expect(within(completed!).queryByRole('button')).toBeNull()
  },
}

export const Hostile: Story = {
  name: 'NOTI-09 a body shows only text, structure and safe links',
  args: {
    answers: {
      listPrompts: listOf({
        ...notification,
        body: '<p onclick="alert(1)">Look <a href="javascript:alert(1)">here</a> <a href="/leads">there</a><img src="x" onerror="alert(1)"><style>p{display:none}</style><script>alert(1)</script></p>',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText(/Look/)
    await expect(text.outerHTML).toBe(
      '<p>Look <a target="_blank" rel="noreferrer">here</a> <a target="_blank" rel="noreferrer">there</a></p>',
    )
  },
}

export const Empty: Story = {
  args: { answers: { listPrompts: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No notifications yet/)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'MSG-24 notifications that cannot be read show an error with Retry',
  args: { answers: { listPrompts: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ShowMore: Story = {
  name: 'NOTI-02 NOTI-11 Show more adds the next 25, and is removed when the total is reached',
  args: {
    answers: {
      listPrompts: ({ query }) => {
        const page = query?.page ?? 1
        const length = page === 1 ? 25 : 5
        const data = Array.from({ length }, (_, index) => ({ ...report, id: page * 100 + index, title: `Report ${page}.${index + 1}` }))
        return { data, meta: { page, limit: 25, total: 30 } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByRole('heading', { name: 'Report 2.5' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    clearAnnouncements()
  },
}
