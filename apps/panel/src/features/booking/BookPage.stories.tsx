import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { BookPage } from './BookPage.tsx'

const page = examples.getBookingPage.answer?.data
const booked = examples.createBooking.answer
if (!page || !booked) throw new Error('the contract has no example of a booking')
const hours = ['15:00', '15:30', '16:00', '19:00', '19:30']
const days = ['2026-11-24', '2026-11-25', '2026-11-28', '2026-12-01', '2026-12-02'].map((date) => ({
  date,
  slots: hours.map((time) => `${date}T${time}:00.000Z`),
}))
const open = { ...page, from: '2026-11-17', lastDay: '2026-12-17', days }
const taken = open.days[0]!.slots[0]!

type Args = { answers: FakeAnswers }

const meta = {
  args: { answers: { getBookingPage: { data: open } } },
  render: ({ answers }) => (
    <PanelStory answers={answers} path="/book/bl_q8XmVw2nTz0aRk5c">
      <main>
        <Route path={paths.bookViewing.pattern}>
          <BookPage />
        </Route>
        <Route path={paths.viewing.pattern}>Booked</Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

async function choose(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: 'Tuesday, November 24, 2026' }))
  await userEvent.click(canvas.getByRole('radio', { name: '10:00 a.m.' }))
  return canvas
}

async function fillIn(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your names' }), 'Ada & Bruno')
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Book this viewing' }))
}

export const Books: Story = {
  name: 'CAL-04 a couple chooses a day and a time, fills in its details and books',
  args: { answers: { getBookingPage: { data: open }, createBooking: fn(() => booked) } },
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement)
    await expect(await canvas.findByText('Tuesday, November 24, 2026, 10:00 a.m.')).toBeVisible()
    await fillIn(canvas)
    await expect(await canvas.findByText('Booked')).toBeVisible()
    await expect(args.answers.createBooking).toHaveBeenCalledOnce()
  },
}

export const WeddingDate: Story = {
  name: 'VAL-01 the wedding date is typed part by part; one that is incomplete is reported at its field',
  args: { answers: { getBookingPage: { data: open }, createBooking: fn(() => booked) } },
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement)
    const date = within(await canvas.findByRole('group', { name: /^Wedding date/ }))
    const part = (type: string) => date.getAllByRole('spinbutton').find(({ dataset }) => dataset['type'] === type)!
    await userEvent.click(part('year'))
    await userEvent.keyboard('2027')
    await fillIn(canvas)
    await waitFor(() => expect(part('day')).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.answers.createBooking).not.toHaveBeenCalled()
    await userEvent.click(part('month'))
    await userEvent.keyboard('06')
    await userEvent.click(part('day'))
    await userEvent.keyboard('14')
    await userEvent.click(canvas.getByRole('button', { name: 'Book this viewing' }))
    await waitFor(() =>
      expect(args.answers.createBooking).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ weddingDate: '2027-06-14' }) as object }),
      ),
    )
  },
}

export const Wrong: Story = {
  name: 'VAL-01 VAL-18 a missing name is reported at its field',
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement)
    const name = await canvas.findByRole('textbox', { name: 'Your names' })
    await userEvent.click(canvas.getByRole('button', { name: 'Book this viewing' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required!'))
    await expect(name).toHaveFocus()
  },
}

let reads = 0
export const JustTaken: Story = {
  name: 'CAL-04 a time that was taken in the meantime is replaced by the next one, and nothing typed is lost',
  args: {
    answers: {
      getBookingPage: () => ({
        data:
          reads++ === 0 ? open : { ...open, days: open.days.map((day) => ({ ...day, slots: day.slots.filter((slot) => slot !== taken) })) },
      }),
      createBooking: { refuses: { status: 409, code: 'slot_unavailable' } },
    },
  },
  play: async ({ canvasElement }) => {
    reads = 0
    const canvas = await choose(canvasElement)
    await fillIn(canvas)
    await expect(
      await canvas.findByText('This time has just been taken. The next free one is chosen: Tuesday, November 24, 2026, 10:30 a.m.'),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '10:30 a.m.' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.com')
  },
}

const later = { ...open.days[0]!, date: '2027-01-12', slots: ['15:00', '15:30'].map((time) => `2027-01-12T${time}:00.000Z`) }
const laterPage = { ...open, lastDay: '2027-03-01' }
const takenLater = 'This time has just been taken. The next free one is chosen: Tuesday, January 12, 2027, 10:30 a.m.'
let rereads = 0
export const JustTakenLater: Story = {
  name: 'CAL-04 the replacement of a taken time is on its day; a failed read keeps the form and all that was typed',
  args: {
    answers: {
      getBookingPage: ({ query }) => {
        if (query?.from === undefined) return { data: laterPage }
        if (query.from === '2026-12-18') return { data: { ...laterPage, from: '2026-12-18', days: [later] } }
        if (rereads++ === 0) return { refuses: { status: 0, code: 'network' } }
        return { data: { ...laterPage, from: query.from, days: [{ ...later, slots: later.slots.slice(1) }] } }
      },
      createBooking: { refuses: { status: 409, code: 'slot_unavailable' } },
    },
  },
  play: async ({ canvasElement }) => {
    rereads = 0
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show later days' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tuesday, January 12, 2027' }))
    await userEvent.click(canvas.getByRole('radio', { name: '10:00 a.m.' }))
    await fillIn(canvas)
    await expect(await canvas.findByText('This time has just been taken, and the other free times could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(takenLater)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Tuesday, November 24, 2026' })).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.com')
  },
}

export const LaterDaysFailed: Story = {
  name: 'ERR-09 later days that could not be loaded are asked for again',
  args: {
    answers: {
      getBookingPage: ({ query }) => (query?.from === undefined ? { data: laterPage } : { refuses: { status: 500, code: 'unexpected' } }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show later days' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The free times could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Show later days' })).toBeEnabled()
  },
}

export const LaterDays: Story = {
  args: { answers: { getBookingPage: { data: { ...open, lastDay: '2027-03-01' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Show later days' })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { getBookingPage: () => new Promise(() => {}) } } }

export const NoTimes: Story = {
  args: { answers: { getBookingPage: { data: { ...open, days: [] } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No free times' })).toBeVisible()
  },
}

export const SwitchedOff: Story = {
  args: { answers: { getBookingPage: { data: { ...open, isActive: false, days: [] } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No viewings at present' })).toBeVisible()
  },
}

export const Deleted: Story = {
  args: { answers: { getBookingPage: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'This page no longer exists' })).toBeVisible()
  },
}

export const Closed: Story = {
  args: { answers: { getBookingPage: { data: open }, createBooking: { refuses: { status: 409, code: 'booking_closed' } } } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement)
    await fillIn(canvas)
    await expect(await canvas.findByText('The provider no longer takes bookings through this page.')).toBeVisible()
  },
}
