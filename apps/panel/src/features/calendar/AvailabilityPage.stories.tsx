import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { AvailabilityPage } from './AvailabilityPage.tsx'

type Availability = Answer<'listAvailability'>['data'][number]
const example = examples.listAvailability.answer?.data[0]
if (!example?.quote) throw new Error('the contract has no example of availability with a quote')

const free: Availability = {
  ...example,
  date: '2027-06-06',
  provider: { id: 7, name: 'Rosewood Garden' },
  space: { id: 1, name: 'Orangery' },
  isFree: true,
  reason: null,
  guestsFit: true,
  quote: { ...example.quote, state: 'current', from: { amount: 17_450, currency: 'CAD' } },
}
const booked: Availability = { ...free, space: { id: 2, name: 'Rose lawn' }, isFree: false, reason: 'wedding' }
const small: Availability = { ...free, provider: { id: 8, name: 'Rosewood Mill' }, space: { id: 3, name: 'Grain hall' }, guestsFit: false }
const outdated: Availability = {
  ...free,
  provider: { id: 9, name: 'Rosewood Lakehouse' },
  space: null,
  guestsFit: null,
  quote: { state: 'outdated', from: null, prices: [] },
}
const answers: FakeAnswers = { listAvailability: { data: [free, booked, small, outdated] } }

type Args = { answers: FakeAnswers; path: string }
const meta = {
  args: { answers: {}, path: '/calendar/availability?from=2027-06-06&guests=120' },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, path }) => (
    <PanelStory answers={{ ...answers, ...given }} path={path}>
      <main>
        <AvailabilityPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const OneDay: Story = {
  name: 'CAL-04 is 6 June free, and for how much: one sentence, and each space',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 of 4 are free for 120 guests. From $17,450.')).toBeVisible()
    const row = (name: string) => within(canvas.getAllByRole('row').find((one) => one.textContent.includes(name))!)
    await expect(row('Orangery').getByText('Free')).toBeVisible()
    await expect(row('Orangery').getByText('Fits 120')).toBeVisible()
    await expect(row('Orangery').getByText('from $17,450')).toBeVisible()
    await expect(row('Rose lawn').getByText('Wedding')).toBeVisible()
    await expect(row('Grain hall').getByText('Not for 120')).toBeVisible()
    await expect(row('Rosewood Lakehouse').getByText('Confirm the prices first')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prices on this day' }))
    await waitFor(() => expect(canvas.getAllByRole('table').length).toBeGreaterThan(1))
  },
}

const asked = fn()
export const Asked: Story = {
  name: 'CAL-04 the number of guests is asked for as it is typed; what is not a number is not',
  args: {
    path: '/calendar/availability?from=2027-06-06',
    answers: {
      listAvailability: (input) => {
        asked(input)
        return { data: [{ ...free, guestsFit: null, quote: null }] }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1 of 1 is free.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Guests/ }), '80')
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { from: '2027-06-06', guests: 80 } }))
    await expect(await canvas.findByText('1 of 1 is free for 80 guests.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Guests/ }), 'x')
    await expect(await canvas.findByText('1 of 1 is free.')).toBeVisible()
  },
}

export const SeveralDays: Story = {
  args: {
    path: '/calendar/availability?from=2027-06-06&to=2027-06-07',
    answers: { listAvailability: { data: [free, { ...booked, date: '2027-06-07' }] } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(2))
  },
}

export const TooLong: Story = {
  args: {
    path: '/calendar/availability?from=2027-06-06&to=2027-12-07',
    answers: { listAvailability: { refuses: { status: 422, code: 'invalid' } } },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('Please choose at most 62 days.'))[0]).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listAvailability: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listAvailability: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No calendar available')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listAvailability: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
