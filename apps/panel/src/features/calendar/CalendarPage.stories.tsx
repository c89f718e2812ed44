import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { CalendarPage } from './CalendarPage.tsx'
import type { CalendarEvent, CalendarProvider } from './event-types.ts'

const example = examples.getCalendarEvent.answer
if (!example) throw new Error('the contract has no example of an event')
const lead = examples.getLead.answer?.data
const space = examples.listCustomerSpaces.answer!.data[0]!
if (!lead) throw new Error('the contract has no example of a couple')
const providerId = storyUser.providers[0]!.id
const garden: CalendarProvider = { id: providerId, name: storyUser.providers[0]!.name, timeZone: 'America/Toronto', canWrite: true }

const viewing: CalendarEvent = {
  ...example.data,
  id: 1,
  providerId,
  spaceId: null,
  leadId: 7,
  title: 'Viewing with Aylin and Jonas',
  type: 'appointment',
  startAt: '2026-11-20T20:00:00.000Z',
  endAt: '2026-11-20T21:00:00.000Z',
  allDay: false,
  place: 'Orangery',
  note: null,
  remindAt: null,
}
const wedding: CalendarEvent = {
  ...viewing,
  id: 2,
  leadId: null,
  title: 'Ada & Bruno',
  type: 'wedding',
  startAt: '2026-11-20T05:00:00.000Z',
  endAt: '2026-11-21T05:00:00.000Z',
  allDay: true,
  place: null,
}
const closed: CalendarEvent = {
  ...wedding,
  id: 3,
  title: 'Closed for repairs',
  type: 'blocked',
  startAt: '2026-11-23T05:00:00.000Z',
  endAt: '2026-11-25T05:00:00.000Z',
}
const listOf = (data: CalendarEvent[], ...providers: CalendarProvider[]) => ({ data, meta: { providers } })
const answers: FakeAnswers = {
  listAllCalendarEvents: listOf([viewing, wedding, closed], garden),
  listCalendarEvents: listOf([viewing], garden),
  getCalendarEvent: { data: viewing },
  listCustomerSpaces: { data: [] },
  getLead: { data: { ...lead, id: 7, couple: { ...lead.couple, name: 'Aylin & Jonas' } } },
}

type Args = { answers: FakeAnswers; path: string; user?: SessionUser }
const meta = {
  args: { answers: {}, path: '/calendar?view=month&date=2026-11-17' },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, path, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={path} user={user}>
      <main>
        <CalendarPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const day = (canvas: ReturnType<typeof within>, date: string) =>
  canvas.getAllByRole('gridcell').find(({ dataset }: HTMLElement) => dataset.day === date && dataset.hour === undefined)!
const named = (name: RegExp) => ({ name })

export const Month: Story = {
  name: 'CAL-03 the month shows events in the week of the country, and marks those that overlap',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const overlapping = await canvas.findByRole('button', named(/Viewing with Aylin and Jonas.*Overlaps/))
    await expect(day(canvas, '2026-11-20')).toContainElement(overlapping)
    await expect(canvas.getByRole('button', named(/All day.*Ada & Bruno.*Wedding.*Overlaps/))).toBeInTheDocument()
    await expect(canvas.getAllByRole('button', named(/Closed for repairs/))).toHaveLength(2)
    await expect(canvas.queryByRole('button', named(/Closed for repairs.*Overlaps/))).toBeNull()
    // Canada: weeks begin on Sunday.
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAttribute('data-day', '2026-11-01')
    await expect(canvas.getByText('November 2026')).toBeVisible()
  },
}

export const GermanWeek: Story = {
  name: 'CAL-03 weeks begin on Monday in Germany, whatever the language',
  args: { user: { ...storyUser, details: { timeZone: 'Europe/Berlin', countryCode: 'DE' } } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('gridcell'))[0]).toHaveAttribute('data-day', '2026-10-26')
  },
}

export const SaudiWeekend: Story = {
  name: 'CAL-03 the weekend is Friday and Saturday in Saudi Arabia',
  args: { user: { ...storyUser, details: { timeZone: 'Asia/Riyadh', countryCode: 'SA' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('gridcell')
    await expect(day(canvas, '2026-11-20')).toHaveAttribute('data-weekend')
    await expect(day(canvas, '2026-11-22')).not.toHaveAttribute('data-weekend')
  },
}

export const Week: Story = {
  name: 'CAL-03 the week has the hours of the provider’s time zone',
  args: { path: '/calendar?view=week&date=2026-11-20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const item = await canvas.findByRole('button', named(/Viewing with Aylin/))
    await expect(item.closest('[role="gridcell"]')).toHaveAttribute('data-hour', '15')
  },
}

export const Agenda: Story = {
  name: 'CAL-03 the agenda lists the days that have events',
  args: { path: '/calendar?view=agenda&date=2026-11-17' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    // 20, 23 and 24 November.
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3))
    await expect(canvas.getByRole('button', named(/Viewing with Aylin.*Orangery.*Overlaps/))).toBeVisible()
  },
}

const moved = fn()
export const MovedByKeyboard: Story = {
  name: 'CAL-03 Shift and an arrow move an event, at once on the screen and with Undo',
  args: {
    answers: {
      updateCalendarEvent: (input) => {
        moved(input)
        return new Promise<never>(() => {})
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const item = () => canvas.getByRole('button', named(/Viewing with Aylin/))
    await canvas.findByRole('button', named(/Viewing with Aylin/))
    item().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(day(canvas, '2026-11-27')).toContainElement(item()))
    await waitFor(() => expect(item()).toHaveFocus())
    await expect(moved.mock.lastCall?.[0]).toMatchObject({
      path: { providerId, calendarEventId: 1 },
      body: { startAt: '2026-11-27T20:00:00.000Z', endAt: '2026-11-27T21:00:00.000Z' },
    })
  },
}

export const MoveRefused: Story = {
  name: 'CAL-03 an event that may not be moved returns to its day',
  args: { answers: { updateCalendarEvent: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const item = () => canvas.getByRole('button', named(/Viewing with Aylin/))
    await canvas.findByRole('button', named(/Viewing with Aylin/))
    item().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(day(canvas, '2026-11-20')).toContainElement(item()))
  },
}

export const Added: Story = {
  name: 'CAL-01 Enter on a day adds an event; its end follows its start',
  args: { answers: { createCalendarEvent: fn(() => ({ data: { ...viewing, id: 9 } })) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', named(/Viewing with Aylin/))
    day(canvas, '2026-11-19').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await body().findByRole('dialog', { name: 'Add event' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This field is required!')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Tasting')
    const [hour] = within(dialog.getByRole('group', { name: /Starts at/ })).getAllByRole('spinbutton')
    hour!.focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(args.answers.createCalendarEvent).toHaveBeenCalledWith(
      expect.objectContaining({
        path: { providerId },
        body: expect.objectContaining({
          title: 'Tasting',
          startAt: '2026-11-19T16:00:00.000Z',
          endAt: '2026-11-19T17:00:00.000Z',
        }) as object,
      }),
    )
  },
}

export const WithCouple: Story = {
  name: 'CAL-02 the couple of an event is found by name among those of the provider',
  args: {
    answers: {
      searchCouple: fn(() => ({ data: [{ ...lead, id: 12, couple: { ...lead.couple, name: 'Nora & Emil' } }] })),
      createCalendarEvent: fn(() => ({ data: { ...viewing, id: 9 } })),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', named(/Viewing with Aylin/))
    day(canvas, '2026-11-19').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await body().findByRole('dialog', { name: 'Add event' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Tasting')
    const couple = dialog.getByRole('combobox', { name: /^Couple/ })
    await userEvent.type(couple, 'nora')
    await waitFor(() =>
      expect(args.answers.searchCouple).toHaveBeenLastCalledWith(
        expect.objectContaining({ query: { coupleName: 'nora', providerIds: [providerId] } }),
      ),
    )
    await body().findByRole('option', { name: /Nora & Emil/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(couple).toHaveValue('Nora & Emil')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(args.answers.createCalendarEvent).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ title: 'Tasting', leadId: 12 }) as object }),
    )
  },
}

let isDown = true
export const CouplesFailed: Story = {
  name: 'MSG-02 CAL-02 a search for couples that fails: the field shows an error, with Retry',
  args: {
    answers: {
      searchCouple: () =>
        isDown
          ? { refuses: { status: 500, code: 'unexpected' } }
          : { data: [{ ...lead, id: 12, couple: { ...lead.couple, name: 'Nora & Emil' } }] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', named(/Viewing with Aylin/))
    day(canvas, '2026-11-19').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await body().findByRole('dialog', { name: 'Add event' }))
    const couple = dialog.getByRole('combobox', { name: /^Couple/ })
    await userEvent.type(couple, 'nora')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred while loading')
    await expect(body().queryByText('Searching…')).toBeNull()
    isDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    isDown = true
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
    await userEvent.type(couple, 'nora')
    await userEvent.click(await body().findByRole('option', { name: /Nora & Emil/ }))
    await expect(couple).toHaveValue('Nora & Emil')
  },
}

export const Edited: Story = {
  name: 'CAL-02 an event shows its couple, and refuses an end before its start',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', named(/Viewing with Aylin/)))
    await body().findByRole('textbox', { name: 'Title' })
    const dialog = within(body().getByRole('dialog', { name: 'Edit event' }))
    await expect(await dialog.findByRole('link', { name: 'Open the couple' })).toHaveAttribute('href', '/leads/7')
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Couple/ })).toHaveValue('Aylin & Jonas'))
    const [hour] = within(dialog.getByRole('group', { name: /Ends at/ })).getAllByRole('spinbutton')
    hour!.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect((await dialog.findAllByText('The end must be after the start.')).at(-1)).toBeVisible()
  },
}

const reread = fn()
export const RefetchFailed: Story = {
  name: 'ERR-09 a calendar that could not be read again stays on the screen',
  args: {
    answers: {
      listAllCalendarEvents: () => {
        reread()
        return reread.mock.calls.length > 1 ? { refuses: { status: 500, code: 'unexpected' } } : listOf([viewing, wedding, closed], garden)
      },
      updateCalendarEvent: { data: viewing },
    },
  },
  beforeEach: () => void reread.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const item = () => canvas.getByRole('button', named(/Viewing with Aylin/))
    ;(await canvas.findByRole('button', named(/Viewing with Aylin/))).focus()
    // Each move reads again; the second one needs what the first, failed read left.
    for (const [reads, date] of [
      [2, '2026-11-27'],
      [3, '2026-12-04'],
    ] as const) {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await waitFor(() => expect(reread).toHaveBeenCalledTimes(reads))
      await waitFor(() => expect(day(canvas, date)).toContainElement(item()))
      await waitFor(() => expect(item()).toHaveFocus())
    }
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

let isTheirs = false
const changed = fn()
export const Conflict: Story = {
  name: 'CAL-01 after a conflict both versions are shown, also of couple, space and reminder',
  beforeEach: () => void (isTheirs = false),
  args: {
    answers: {
      listCustomerSpaces: { data: [{ ...space, id: 4, name: 'Rose lawn' }] },
      getCalendarEvent: () => ({ data: isTheirs ? { ...viewing, place: 'Greenhouse' } : viewing }),
      updateCalendarEvent: ({ body: sent }) => {
        changed(sent)
        isTheirs = true
        return { refuses: { status: 409, code: 'stale_version' } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', named(/Viewing with Aylin/)))
    const dialog = within(await body().findByRole('dialog', { name: 'Edit event' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove the couple' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Space' }), 'Rose lawn')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reminder' }), '1 hour before')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const notice = (await dialog.findByText('Someone else saved changes')).closest('[role="alert"], [role="status"]') as HTMLElement
    for (const text of [/Couple.*Aylin & Jonas/, /Rose lawn/, /The whole venue/, /1 hour before/])
      await waitFor(() => expect(notice).toHaveTextContent(text))
    // Only the changed fields are sent.
    await expect(changed).toHaveBeenCalledWith({ leadId: null, spaceId: 4, remindAt: '2026-11-20T19:00:00.000Z' })
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission sees the events without controls to change them',
  args: { answers: { listAllCalendarEvents: listOf([viewing], { ...garden, canWrite: false }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', named(/Viewing with Aylin/)))
    const dialog = within(await body().findByRole('dialog', { name: viewing.title }))
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Open the couple' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Add event' })).toBeNull()
  },
}

export const OneProvider: Story = {
  name: 'ROUTE-36 the calendar of one provider',
  args: { path: `/providers/${providerId}/calendar-events?view=month&date=2026-11-17` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', named(/Viewing with Aylin/))).toBeInTheDocument()
    await expect(canvas.getByText(garden.name)).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Provider' })).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { listAllCalendarEvents: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listAllCalendarEvents: listOf([], garden) }, path: '/calendar?view=agenda&date=2026-11-17' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing planned')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listAllCalendarEvents: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Closed: Story = {
  name: 'PERM-03 a calendar that is closed to the user says who can help',
  args: {
    path: `/providers/${providerId}/calendar-events`,
    answers: { listCalendarEvents: { refuses: { status: 403, code: 'forbidden' } } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Unauthorized')).toBeVisible()
  },
}
