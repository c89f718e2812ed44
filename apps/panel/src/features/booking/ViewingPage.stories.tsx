import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { ViewingPage } from './ViewingPage.tsx'

const booking = examples.getBooking.answer?.data
const page = examples.getBookingPage.answer?.data
if (!booking || !page) throw new Error('the contract has no example of a booking')
const slot = '2026-11-25T15:00:00.000Z'
const free = { data: { ...page, from: '2026-11-17', lastDay: '2026-12-01', days: [{ date: '2026-11-25', slots: [slot] }] } }
const cancelled = { ...booking, isCancelled: true, canMove: false, canCancel: false }

type Args = { answers: FakeAnswers; search: string }

const meta = {
  args: { answers: { getBooking: { data: booking } }, search: '' },
  render: ({ answers, search }) => (
    <PanelStory answers={answers} path={`/viewing/bk_7c1f0e6a534f4a9f${search}`}>
      <main>
        <Route path={paths.viewing.pattern}>
          <ViewingPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const JustBooked: Story = {
  args: { search: '?done=booked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Your viewing is booked\./)).toBeVisible()
    const file = canvas.getByRole('link', { name: 'Add to calendar' })
    await expect(file).toHaveAttribute('href', '/api/bookings/bk_7c1f0e6a534f4a9f/ical')
  },
}

export const Moves: Story = {
  name: 'CAL-04 a couple moves its viewing to another free time',
  args: {
    answers: {
      getBooking: { data: booking },
      getBookingPage: free,
      updateBooking: fn(() => ({ data: { ...booking, startAt: slot, endAt: '2026-11-25T16:00:00.000Z' } })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Move' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Wednesday, November 25, 2026' }))
    await userEvent.click(canvas.getByRole('radio', { name: '10:00 a.m.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to this time' }))
    await expect(await canvas.findByText(/Your viewing has been moved\./)).toBeVisible()
    await expect(canvas.getByText('Wednesday, November 25, 2026, 10:00 a.m.')).toBeVisible()
  },
}

const freeDay = free.data.days[0]!
export const MoveTaken: Story = {
  name: 'CAL-04 a time that was taken while a viewing is moved is replaced by the next one, which is named until another is chosen',
  args: {
    answers: {
      getBooking: { data: booking },
      getBookingPage: {
        data: { ...free.data, days: [{ ...freeDay, slots: [slot, '2026-11-25T15:30:00.000Z', '2026-11-25T16:00:00.000Z'] }] },
      },
      updateBooking: { refuses: { status: 409, code: 'slot_unavailable' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Move' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Wednesday, November 25, 2026' }))
    await userEvent.click(canvas.getByRole('radio', { name: '10:00 a.m.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to this time' }))
    const taken = 'This time has just been taken. The next free one is chosen: Wednesday, November 25, 2026, 10:30 a.m.'
    await expect(await canvas.findByText(taken)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '11:00 a.m.' }))
    await expect(canvas.queryByText(taken)).toBeNull()
  },
}

export const Cancels: Story = {
  name: 'CAL-04 a couple cancels its viewing after a question',
  args: { answers: { getBooking: { data: booking }, createCancellation: { data: cancelled } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the viewing' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'No, keep it' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the viewing' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, cancel it' }))
    await expect(await canvas.findByText('This viewing is cancelled.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Book another time' })).toBeVisible()
  },
}

export const Cancelled: Story = { args: { answers: { getBooking: { data: cancelled } } } }

export const Past: Story = {
  args: { answers: { getBooking: { data: { ...booking, canMove: false, canCancel: false } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This viewing can no longer be changed.')).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { answers: { getBooking: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'This booking no longer exists' })).toBeVisible()
  },
}
