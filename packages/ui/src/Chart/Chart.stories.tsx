import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { Chart, type ChartPoint, type ChartSeries } from './Chart.tsx'

const month = (index: number) => new Date(Date.UTC(2026, index, 1))
const monthName = (date: Date, style: 'long' | 'short') => new Intl.DateTimeFormat('en-CA', { month: style, timeZone: 'UTC' }).format(date)
const months: ChartPoint[] = Array.from({ length: 6 }, (_, index) => ({
  label: monthName(month(index), 'long'),
  tick: monthName(month(index), 'short'),
}))
const visits = [310, 280, 402, 388, 470, 441]
const before = [250, 262, 298, 340, null, 402]

const meta = {
  component: Chart,
  args: {
    label: 'Visits',
    points: months,
    series: [
      { id: 'visits', label: 'Visits', values: visits },
      { id: 'before', label: 'Period before', values: before, look: 'muted' },
    ],
  },
} satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj<typeof meta>

const isRtl = () => document.documentElement.dir === 'rtl'
const [forward, back] = ['{ArrowRight}', '{ArrowLeft}']

/** The keyboard moves from point to point; the values are shown above and announced. */
export const Points: Story = {
  name: 'STAT-14 the keyboard reaches every point, and its values are text',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chart = canvas.getByRole('slider', { name: 'Visits' })
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await expect(chart).toHaveAttribute('aria-valuetext', 'June, Visits 441, Period before 402')
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'January, Visits 310, Period before 250')
    await expect(canvas.getByText('January')).toBeVisible()
    await userEvent.keyboard(isRtl() ? back : forward)
    await expect(chart).toHaveAttribute('aria-valuetext', 'February, Visits 280, Period before 262')
    await userEvent.keyboard('{PageUp}')
    await expect(chart).toHaveAttribute('aria-valuenow', '6')
    await userEvent.keyboard(isRtl() ? forward : back)
    await expect(chart).toHaveAttribute('aria-valuetext', 'May, Visits 470, Period before –')
  },
}

/** The pointer shows the values of the nearest point. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chart = canvas.getByRole('slider', { name: 'Visits' })
    const box = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: isRtl() ? box.right - 4 : box.left + 4, clientY: box.top + 40 })
    await expect(await canvas.findByText('310')).toBeVisible()
    await fireEvent.pointerOut(chart, { relatedTarget: document.body })
    await waitFor(() => expect(canvas.queryByText('310')).toBeNull())
  },
}

export const Bars: Story = { args: { kind: 'bar' } }

const threeSeries: ChartSeries[] = [
  { id: 'own', label: 'You', values: visits },
  { id: 'before', label: 'You, period before', values: before, look: 'outlined' },
  { id: 'average', label: 'Average', values: [300, 300, 310, 320, 330, 330], look: 'muted' },
]
export const ThreeLines: Story = { args: { series: threeSeries } }
export const ThreeBars: Story = { args: { kind: 'bar', series: threeSeries } }

export const Zeros: Story = {
  args: { series: [{ id: 'visits', label: 'Visits', values: [0, 0, 0, 0, 0, 0] }] },
}

/** A year by day: as many labels as fit, and the marks are two paths. */
export const Year: Story = {
  args: {
    points: Array.from({ length: 365 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 0, index + 1))
      const tick = new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date)
      return { label: tick, tick }
    }),
    series: [
      {
        id: 'visits',
        label: 'Visits',
        values: Array.from({ length: 365 }, (_, index) => Math.round(40 + 25 * Math.sin(index / 40) + (index % 7) * 3)),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll<SVGTextElement>('text[text-anchor="middle"]')].map((label) =>
      label.getBoundingClientRect(),
    )
    await expect(labels.length).toBeGreaterThan(2)
    const sorted = labels.toSorted((one, other) => one.left - other.left)
    await expect(sorted.every((label, index) => index === 0 || label.left > sorted[index - 1]!.right)).toBe(true)
  },
}
