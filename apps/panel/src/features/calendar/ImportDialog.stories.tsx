import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const garden = { id: 7, name: 'Rosewood Garden', timeZone: 'America/Toronto', canWrite: true }
const mill = { ...garden, id: 8, name: 'Rosewood Mill' }
const holiday = { title: 'Family holiday', startAt: '2026-12-20T05:00:00.000Z', endAt: '2026-12-27T05:00:00.000Z', allDay: true }
const market = { title: 'Market', startAt: '2026-12-04T14:00:00.000Z', endAt: '2026-12-04T15:00:00.000Z', allDay: false, isRecurring: true }

type Args = { answers: FakeAnswers }
const preview = {
  data: {
    events: [market, { ...holiday, isRecurring: false }],
    skipped: [
      { title: 'Dentist', startAt: '2026-10-01T13:00:00.000Z', reason: 'past' as const },
      { title: null, startAt: null, reason: 'invalid' as const },
    ],
  },
}
const onClose = fn()
const meta = {
  args: { answers: { createCalendarImportPreview: preview } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onClose.mockClear(),
  render: ({ answers }) => (
    <PanelStory answers={answers} path="/calendar">
      <main>
        <ImportDialog providers={[garden, mill]} providerId={8} onClose={onClose} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const send = () => body().getByRole('button', { name: 'Block these times' })
async function choose(name = 'mine.ics'): Promise<void> {
  await body().findByRole('dialog', { name: 'Import a calendar file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The dialog has no field for a file')
  await userEvent.upload(input, new File(['BEGIN:VCALENDAR'], name, { type: 'text/calendar' }))
}

const sent = fn()
export const Imported: Story = {
  name: 'a file is imported after a preview of its times, and of what is skipped and why',
  args: {
    answers: {
      createCalendarImportPreview: preview,
      createCalendarImport: (input) => {
        sent(input)
        return { data: { id: 1, eventCount: 2, skippedCount: 2 } }
      },
    },
  },
  play: async () => {
    await body().findByRole('dialog')
    await expect(send()).toBeDisabled()
    await choose()
    await expect(await body().findByText('2 times will be blocked')).toBeVisible()
    await expect(body().getByText(/Dec\.? 20\s*–\s*26, 2026/)).toBeVisible()
    await expect(body().getByText('2 entries are skipped')).toBeVisible()
    await expect(body().getByText(/Oct\.? 1, 2026 · in the past/)).toBeVisible()
    await expect(body().getByText('Without a title')).toBeVisible()
    await userEvent.click(send())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ path: { providerId: 8 } })
  },
}

let answerFirst = () => {}
let isFirst = true
export const Replaced: Story = {
  name: 'the refusal of a file that was replaced in the meantime is not shown at the new one, which is being read',
  args: {
    answers: {
      createCalendarImportPreview: () => {
        if (!isFirst) return new Promise<never>(() => {})
        isFirst = false
        return new Promise((resolve) => {
          answerFirst = () => resolve({ refuses: { status: 415, code: 'unsupported_media_type' } })
        })
      },
    },
  },
  beforeEach: () => void (isFirst = true),
  play: async () => {
    await choose()
    await choose('theirs.ics')
    const dialog = body().getByRole('dialog')
    await expect(dialog.querySelector('[aria-busy]')).toBeVisible()
    answerFirst()
    // The answer is handled before the next one, to which it is awaited.
    await choose('third.ics')
    await expect(dialog).toHaveTextContent('third.ics')
    await expect(dialog).not.toHaveTextContent('there was an error')
    await expect(dialog.querySelector('[aria-busy]')).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'a file without new times cannot be imported',
  args: { answers: { createCalendarImportPreview: { data: { events: [], skipped: preview.data.skipped } } } },
  play: async () => {
    await choose()
    await expect(await body().findByText('Nothing in this file needs to be blocked.')).toBeVisible()
    await expect(send()).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'a refused file says why',
  args: { answers: { createCalendarImportPreview: { refuses: { status: 415, code: 'unsupported_media_type' } } } },
  play: async () => {
    await choose()
    await waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/mine\.ics.*there was an error/))
    await expect(send()).toBeDisabled()
  },
}
