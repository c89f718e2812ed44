import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Heart, MapPin } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Calendar } from './Calendar.tsx'
import { addDays } from './calendar-days.ts'
import type { CalendarItem } from './calendar-items.ts'
import type { CalendarProps } from './calendar-types.ts'

const at = (id: number, title: string, startDay: string, startMinute: number | null, endMinute: number | null): CalendarItem => ({
  id,
  title,
  startDay,
  endDay: startDay,
  startMinute,
  endMinute,
  tone: 'info',
  icon: MapPin,
  kind: 'Appointment',
  isOverlapping: false,
})

const items: CalendarItem[] = [
  at(1, 'Viewing with Aylin and Jonas', '2026-11-20', 15 * 60, 16 * 60),
  { ...at(2, 'Ada & Bruno', '2026-11-21', null, null), tone: 'promote', icon: Heart, kind: 'Wedding', isOverlapping: true },
  { ...at(3, 'Viewing with Nora and Ben', '2026-11-21', 10 * 60, 11 * 60), isOverlapping: true, note: 'Rosewood Mill' },
  { ...at(4, 'Closed for repairs', '2026-11-23', null, null), endDay: '2026-11-25', tone: 'neutral', icon: Ban, kind: 'Blocked' },
  { ...at(5, 'A read-only event', '2026-11-17', 9 * 60, 9 * 60 + 15), isReadOnly: true },
]

/** Moves items as a page does. */
function Kept(props: CalendarProps) {
  const [kept, setKept] = useState(props.items)
  const [date, setDate] = useState(props.date)
  return (
    <Calendar
      {...props}
      date={date}
      items={kept}
      onDateChange={(day) => {
        props.onDateChange(day)
        setDate(day)
      }}
      onMove={(item, by) => {
        props.onMove?.(item, by)
        const moved = {
          ...item,
          startDay: addDays(item.startDay, by.days),
          endDay: addDays(item.endDay, by.days),
          startMinute: item.startMinute === null ? null : item.startMinute + by.minutes,
          endMinute: item.endMinute === null ? null : item.endMinute + by.minutes,
        }
        setKept(kept.map((other) => (other.id === item.id ? moved : other)))
      }}
    />
  )
}

const meta = {
  component: Calendar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Calendar',
    view: 'month',
    date: '2026-11-20',
    now: { day: '2026-11-17', minute: 9 * 60 + 30 },
    weekStart: 7,
    weekend: [6, 7],
    items,
    onDateChange: fn(),
    onOpen: fn(),
    onCreate: fn(),
    onMove: fn(),
    onShowDay: fn(),
    strings: {
      allDay: 'All day',
      wholeDays: 'All day',
      keys: 'Arrow keys move between days. Press Enter to add an event.',
      overlap: 'Overlaps',
      events: (count) => `${count} events`,
      more: (count) => `+${count} more`,
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const day = (canvas: ReturnType<typeof within>, date: string) =>
  canvas.getAllByRole('gridcell').find(({ dataset }: HTMLElement) => dataset.day === date && dataset.hour === undefined)!
const forward = () => (document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
const back = () => (document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')

/** One tab stop among the days; Tab reaches the events of the day, Enter opens, Escape returns. */
export const MonthKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(day(canvas, '2026-11-20')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith({ day: '2026-11-20', minute: null })
    await userEvent.keyboard(forward())
    await expect(day(canvas, '2026-11-21')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(day(canvas, '2026-11-08')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day(canvas, '2026-11-14')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'All day Ada & Bruno Wedding, Overlaps' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }))
    await userEvent.keyboard('{Escape}')
    await expect(day(canvas, '2026-11-21')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(day(canvas, '2026-12-21')).toHaveFocus())
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-12-21')
  },
}

/** Shift and an arrow move the event, which keeps focus; a read-only event stays. */
export const MovedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const viewing = () => canvas.getByRole('button', { name: /Viewing with Aylin/ })
    viewing().focus()
    await userEvent.keyboard(`{Shift>}${forward()}{/Shift}`)
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { days: 1, minutes: 0 })
    await waitFor(() => expect(viewing()).toHaveFocus())
    await expect(day(canvas, '2026-11-21')).toContainElement(viewing())
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() => expect(day(canvas, '2026-11-14')).toContainElement(viewing()))
    canvas.getByRole('button', { name: /read-only/ }).focus()
    await userEvent.keyboard(`{Shift>}${back()}{/Shift}`)
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
}

function drag(from: Element, to: Element, position: { clientX: number; clientY: number }) {
  const dataTransfer = new DataTransfer()
  const { top } = from.getBoundingClientRect()
  const send = (target: Element, type: string, at: object) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }))
  send(from, 'dragstart', { clientY: top })
  send(to, 'dragover', position)
  send(to, 'drop', position)
  send(from, 'dragend', {})
}

/** Dropped on another day, an event keeps its time. */
export const MovedByDrag: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    drag(canvas.getByRole('button', { name: /Viewing with Aylin/ }), day(canvas, '2026-11-27'), { clientX: 0, clientY: 0 })
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { days: 7, minutes: 0 })
  },
}

/** A finger that moves from one element to another, at once or after a long press. */
async function touchDrag(from: Element, to: Element, isLong: boolean) {
  const middle = (element: Element) => {
    const { x, y, width } = element.getBoundingClientRect()
    return { clientX: x + width / 2, clientY: y + 10 }
  }
  const send = (type: string, at: { clientX: number; clientY: number }, isDown: boolean) => {
    const touch = new Touch({ identifier: 1, target: from, ...at })
    from.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches: isDown ? [touch] : [], changedTouches: [touch] }))
  }
  send('touchstart', middle(from), true)
  if (isLong) await waitFor(() => expect(from).toHaveAttribute('data-lifted'))
  send('touchmove', middle(to), true)
  send('touchend', middle(to), false)
}

/** A long press lifts an event; a finger that moves at once scrolls. */
export const MovedByTouch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const viewing = () => canvas.getByRole('button', { name: /Viewing with Aylin/ })
    await touchDrag(viewing(), day(canvas, '2026-11-27'), false)
    await expect(args.onMove).not.toHaveBeenCalled()
    await touchDrag(viewing(), day(canvas, '2026-11-27'), true)
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { days: 7, minutes: 0 })
    await waitFor(() => expect(day(canvas, '2026-11-27')).toContainElement(viewing()))
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Hours of a week; overlapping events are side by side. Dropped in another hour, an event keeps its length. */
export const Week: Story = {
  args: { view: 'week' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const hour = (date: string, number: number) =>
      canvas.getAllByRole('gridcell').find((cell) => cell.dataset.day === date && cell.dataset.hour === String(number))!
    await expect(hour('2026-11-20', 8)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith({ day: '2026-11-20', minute: 540 })
    const viewing = canvas.getByRole('button', { name: /Viewing with Aylin/ })
    viewing.focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { days: 0, minutes: -30 })
    const target = hour('2026-11-19', 11)
    const { top } = target.getBoundingClientRect()
    drag(canvas.getByRole('button', { name: /Viewing with Aylin/ }), target, { clientX: 0, clientY: top })
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { days: -1, minutes: -210 })
  },
}

export const WeekMovedByTouch: Story = {
  args: { view: 'week' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const hour = (date: string, number: number) =>
      canvas.getAllByRole('gridcell').find((cell) => cell.dataset.day === date && cell.dataset.hour === String(number))!
    const viewing = canvas.getByRole('button', { name: /Viewing with Aylin/ })
    hour('2026-11-20', 13).scrollIntoView({ block: 'center' })
    await touchDrag(viewing, hour('2026-11-19', 13), true)
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { days: -1, minutes: -120 })
  },
}

/** The first day of the week and the weekend are those of the caller: here Monday, and Friday with Saturday. */
export const WeekStart: Story = {
  args: { weekStart: 1, weekend: [5, 6] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAttribute('data-day', '2026-10-26')
    await expect(day(canvas, '2026-11-20')).toHaveAttribute('data-weekend')
    await expect(day(canvas, '2026-11-22')).not.toHaveAttribute('data-weekend')
  },
}

/** More events than fit: a button shows the day. */
export const Crowded: Story = {
  args: { items: Array.from({ length: 9 }, (_, index) => at(index + 1, `Viewing ${index + 1}`, '2026-11-20', 600, 660)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '+6 more' }))
    await expect(args.onShowDay).toHaveBeenLastCalledWith('2026-11-20')
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const CrowdedWeek: Story = { args: { ...Crowded.args, view: 'week' } }

/** Days with events, one below the other. The arrows move among the events. */
export const Agenda: Story = {
  args: { view: 'agenda', date: '2026-11-17' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /read-only/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** Of many events only those near the window are rendered; the days and the keys reach all. */
export const LongAgenda: Story = {
  args: {
    view: 'agenda',
    items: Array.from({ length: 700 }, (_, index) => ({
      ...at(index + 1, `Viewing ${index + 1}`, addDays('2026-11-20', index % 28), 600 + Math.floor(index / 28), 720),
      // Rows of different heights.
      note: index % 3 === 0 ? 'Rosewood Mill, at the side entrance. '.repeat(6) : undefined,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-item]')]
    const isInView = (element: Element | null | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      return bottom > 0 && top < window.innerHeight
    }
    await expect(canvas.getAllByRole('heading')).toHaveLength(28)
    await expect(rows().length).toBeLessThan(100)
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(/Viewing 1 /)
    // Scrolled to the end, again and again while rows turn out higher; the focused row stays.
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect(rows().at(-1)).toHaveAccessibleName(/Viewing 700 /)
      await expect(isInView(rows().at(-1))).toBe(true)
    })
    await expect(rows().at(-1)!.closest('li')).toHaveAttribute('aria-posinset', '25')
    await expect(rows().length).toBeLessThan(100)
    await expect(document.activeElement).toHaveAccessibleName(/Viewing 1 /)
    // Rows that were never scrolled past are there too.
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    await waitFor(() =>
      expect(
        document
          .elementsFromPoint(window.innerWidth / 3, window.innerHeight / 2)
          .some((element) => element.matches('[data-row] *, [data-row], h2')),
      ).toBe(true),
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAccessibleName(/Viewing 29 /)
    await waitFor(() => expect(isInView(document.activeElement)).toBe(true))
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAccessibleName(/Viewing 700 /)
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(document.activeElement).toHaveAccessibleName(/Viewing 1 /)
    await waitFor(() => expect(isInView(document.activeElement)).toBe(true))
  },
}

export const ReadOnly: Story = {
  render: (args) => <Calendar {...args} onMove={undefined} onCreate={undefined} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Viewing with Aylin/ })).toHaveAttribute('draggable', 'false')
  },
}

const arabicItems = ['زيارة أسماء الحمادي وماجد الظاهري', 'حفل سارة القحطاني وخالد الدوسري', 'إغلاق للصيانة'].flatMap((title, index) => [
  at(10 + index, title, '2026-11-20', (9 + index) * 60, (9 + index) * 60 + 30),
  { ...at(20 + index, title, '2026-11-21', null, null), isOverlapping: index === 0 },
])
const arabicMeta: Partial<Story> = {
  parameters: { checksInk: true },
  render: (args) => (
    <div lang="ar" dir="rtl">
      <Kept {...args} />
    </div>
  ),
}

/** Arabic titles are cut in width, never in height. */
export const ArabicMonth: Story = {
  ...arabicMeta,
  args: { items: arabicItems },
  play: async ({ canvasElement }) => {
    for (const title of within(canvasElement).getAllByText(/الظاهري|الدوسري/))
      await expect(getComputedStyle(title).overflowY).toBe('visible')
  },
}

export const ArabicWeek: Story = { ...arabicMeta, args: { view: 'week', items: arabicItems } }
