import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import type { BookingLink } from './booking-link-form.ts'
import { BookingLinksPage } from './BookingLinksPage.tsx'

const example = examples.getBookingLink.answer?.data
const booking = examples.listBookings.answer?.data[0]
const permissions = examples.getProviderPermissions.answer?.data
if (!example || !booking || !permissions) throw new Error('the contract has no example of a booking link')
const providerId = storyUser.providers[0]!.id
const garden: BookingLink = { ...example, id: 1, providerId, title: 'Viewing of the garden', isActive: true }
const call: BookingLink = { ...garden, id: 2, title: 'Video call', durationMinutes: 20, isActive: false }
const linksOf = (...data: BookingLink[]): Answer<'listBookingLinks'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const bookings: Answer<'listBookings'> = {
  data: [{ ...booking, providerId, lead: { id: 7, name: 'Aylin & Jonas' } }],
  meta: { page: 1, limit: 25, total: 1 },
}
const none: Answer<'listBookings'> = { data: [], meta: { page: 1, limit: 25, total: 0 } }

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers, user = storyUser }) => (
    <PanelStory
      answers={{ listBookingLinks: linksOf(garden, call), listBookings: bookings, getBookingLink: { data: garden }, ...answers }}
      path="/calendar/viewings"
      user={user}
    >
      <main>
        <BookingLinksPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

export const Lists: Story = {
  name: 'CAL-04 lists the booked viewings and the links, each with its address to copy',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Aylin & Jonas' })).toHaveAttribute('href', '/leads/7')
    const row = within((await canvas.findByRole('heading', { name: 'Viewing of the garden' })).closest('article')!)
    await expect(row.getByRole('textbox', { name: 'Address for couples' })).toHaveValue(`${location.origin}/book/${garden.token}`)
    await expect(row.getByRole('switch')).toBeChecked()
    await expect(row.getByRole('link', { name: 'Preview' })).toHaveAttribute('target', '_blank')
  },
}

let areSpacesDown = true
export const SpacesFailed: Story = {
  name: 'spaces that could not be read have Retry in the form of a link',
  args: {
    answers: {
      listCustomerSpaces: () => (areSpacesDown ? { refuses: { status: 500, code: 'unexpected' } } : examples.listCustomerSpaces.answer!),
    },
  },
  beforeEach: () => void (areSpacesDown = true),
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Add booking link' }))[0]!)
    const form = await dialog()
    const retry = await form.findByRole('button', { name: 'Retry' })
    areSpacesDown = false
    await userEvent.click(retry)
    await expect(await form.findByRole('combobox', { name: 'Space' })).toBeVisible()
  },
}

export const SpacesForbidden: Story = {
  name: 'PERM-03 a user who may not read the spaces has neither a choice nor Retry',
  args: { answers: { listCustomerSpaces: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Add booking link' }))[0]!)
    const form = await dialog()
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await expect(form.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const Adds: Story = {
  name: 'CAL-04 adds a link; a time that is shorter than the viewing is reported at its field',
  args: { answers: { createBookingLink: fn(() => ({ data: garden })) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Add booking link' }))[0]!)
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const title = form.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveAccessibleDescription(/This field is required!/))
    await userEvent.type(title, 'Viewing of the garden')
    const duration = form.getByRole('textbox', { name: 'Length in minutes' })
    await userEvent.clear(duration)
    await userEvent.type(duration, '480')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form.getAllByText('This time is shorter than the viewing.')).toHaveLength(4))
    await userEvent.clear(duration)
    await userEvent.type(duration, '45')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.answers.createBookingLink).toHaveBeenCalledOnce())
  },
}

export const Switches: Story = {
  name: 'CAL-04 switches a link off',
  args: { answers: { updateBookingLink: fn(() => ({ data: { ...garden, isActive: false } })) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: '“Viewing of the garden” takes bookings' }))
    await waitFor(() => expect(args.answers.updateBookingLink).toHaveBeenCalledOnce())
  },
}

const change = fn((_input: { body?: object }) => ({ data: garden }))
export const Edits: Story = {
  name: 'of a link only what was changed is sent',
  args: { answers: { getBookingLink: { data: garden }, updateBookingLink: change } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit “Viewing of the garden”' }))
    const title = await within(document.body).findByRole('textbox', { name: 'Title' })
    await expect(title).toHaveValue('Viewing of the garden')
    await userEvent.type(title, 's')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(change).toHaveBeenCalled())
    await expect(change.mock.lastCall?.[0].body).toEqual({ title: 'Viewing of the gardens' })
  },
}

export const CancelsViewing: Story = {
  name: 'CAL-04 cancels a viewing after a question',
  args: { answers: { createBookingCancellation: fn(() => ({ data: { ...booking, isCancelled: true } })) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel the viewing with Aylin & Jonas' }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel viewing' }))
    await waitFor(() => expect(args.answers.createBookingCancellation).toHaveBeenCalledOnce())
  },
}

export const Loading: Story = {
  args: { answers: { listBookingLinks: () => new Promise<never>(() => {}), listBookings: () => new Promise<never>(() => {}) } },
}

export const Empty: Story = {
  args: { answers: { listBookingLinks: linksOf(), listBookings: none } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No booking links yet')).toBeVisible()
    await expect(canvas.getByText('No viewings are booked at the moment.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listBookingLinks: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-09 a user with read permission sees links and viewings without controls to change them',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...permissions, calendarEvents: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Viewing of the garden' })
    await expect(canvas.queryByRole('button', { name: 'Add booking link' })).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Cancel the viewing/ })).toBeNull()
  },
}
