import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { FeedsDialog } from './FeedsDialog.tsx'

const garden = { id: 7, name: 'Rosewood Garden', timeZone: 'America/Toronto', canWrite: true }
const mill = { ...garden, id: 8, name: 'Rosewood Mill' }
const feed = { id: 1, providerIds: [7], kinds: ['wedding' as const, 'blocked' as const], createdAt: '2026-11-20T15:00:00.000Z' }
const feedOfMill = { ...feed, id: 2, providerIds: [8] }

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers: { listCalendarFeeds: { data: [feed] } } },
  parameters: { layout: 'fullscreen' },
  render: ({ answers }) => (
    <PanelStory answers={answers} path="/calendar">
      <main>
        <FeedsDialog providers={[garden, mill]} onClose={fn()} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)

const create = fn()
export const Created: Story = {
  name: 'a feed is created for the chosen provider and types, and its address is shown once',
  args: {
    answers: {
      listCalendarFeeds: { data: [] },
      createCalendarFeed: (input) => {
        create(input)
        return { data: { ...feed, url: 'https://panel.example/api/ical/cf_secret' } }
      },
    },
  },
  play: async () => {
    await expect(await body().findByText('No feeds yet.')).toBeInTheDocument()
    await userEvent.selectOptions(body().getByRole('combobox', { name: 'Provider' }), 'Rosewood Garden')
    await userEvent.click(body().getByRole('checkbox', { name: 'Appointment' }))
    await userEvent.click(body().getByRole('button', { name: 'Create address' }))
    await waitFor(() => expect(body().getByDisplayValue('https://panel.example/api/ical/cf_secret')).toBeVisible())
    await expect(create.mock.lastCall?.[0]).toMatchObject({ body: { providerIds: [7], kinds: ['wedding', 'blocked'] } })
  },
}

export const NoTypes: Story = {
  play: async () => {
    await body().findByRole('button', { name: /^Revoke/ })
    for (const name of ['Appointment', 'Wedding', 'Blocked']) await userEvent.click(body().getByRole('checkbox', { name }))
    await userEvent.click(body().getByRole('button', { name: 'Create address' }))
    await expect((await body().findAllByText('This field is required!')).at(-1)).toBeVisible()
  },
}

const revoke = fn()
export const Revoked: Story = {
  name: 'a feed is revoked after a question, because its address cannot be opened again; the focus moves to the next one',
  args: {
    answers: {
      listCalendarFeeds: () => ({ data: revoke.mock.calls.length > 0 ? [feedOfMill] : [feed, feedOfMill] }),
      deleteCalendarFeed: (input) => void revoke(input),
    },
  },
  beforeEach: () => void revoke.mockClear(),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /^Revoke.*Rosewood Garden/ }))
    const question = within(await body().findByRole('alertdialog', { name: 'Revoke this feed?' }))
    await expect(revoke).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(revoke).toHaveBeenCalled())
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(body().getByRole('button', { name: /^Revoke.*Rosewood Mill/ })).toHaveFocus())
  },
}

export const Failed: Story = {
  args: { answers: { listCalendarFeeds: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async () => {
    await waitFor(() => expect(body().getByRole('button', { name: 'Retry' })).toBeVisible())
  },
}
