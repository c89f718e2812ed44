import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useSearch } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { garden, lakehouse, mill, onHold, providersAnswer, visitStats } from './statistics-fixtures.ts'
import { VisitsPage } from './VisitsPage.tsx'

type Args = { answers?: FakeAnswers; search?: string }

const asked = fn()
const answer = ({ query }: { query: object }) => {
  asked(query)
  return { data: visitStats }
}

const meta = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void asked.mockClear(),
  render: ({ answers = {}, search = '' }) => (
    <PanelStory
      answers={{ ...providersAnswer(garden, lakehouse, mill), getVisitStats: answer, ...answers }}
      path={paths.visitStatistics() + search}
    >
      <main>
        <VisitsPage />
        <Address />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const Address = () => <output aria-label="Address">{useSearch()}</output>

export const Full: Story = {
  name: 'STAT-01 STAT-14 a sentence first, then figures and charts, each with its values as a table',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your page had 1,150 visits\. 25% more than in the 28 days before\./)).toBeVisible()
    const tiles = within(canvas.getByRole('list', { name: 'Totals' }))
    await expect(tiles.getByText('1,150')).toBeVisible()
    const visits = within(canvas.getByRole('region', { name: 'Visits' }))
    const chart = await visits.findByRole('slider', { name: 'Visits' })
    await expect(chart).toHaveAttribute('aria-valuetext', 'Week of Nov 15, 2026, Visits 325, Period before 260')
    await userEvent.click(visits.getByRole('button', { name: 'Show as a table' }))
    const row = within(visits.getByRole('table', { name: 'Visits' })).getByRole('row', { name: /Week of Nov 15, 2026/ })
    await expect(within(row).getByText('325')).toBeVisible()
    await expect(within(row).getByText('260')).toBeVisible()
  },
}

export const Printed: Story = {
  name: 'STAT-14 on paper each chart has its table, and provider and days are named',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('list', { name: 'Totals' })
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getByRole('table', { name: 'Visits' })).toBeVisible()
    await expect(canvas.getByText('October 25, 2026 – November 21, 2026')).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByRole('table', { name: 'Visits' })).toBeNull())
  },
}

export const File: Story = {
  name: 'STAT-14 the values of a chart are saved as CSV',
  play: async ({ canvasElement }) => {
    const files: Blob[] = []
    const original = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return original(file)
    }
    const visits = within(await within(canvasElement).findByRole('region', { name: 'Visits' }))
    await userEvent.click(visits.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    URL.createObjectURL = original
    const lines = (await files[0]!.text()).split('\r\n')
    await expect(lines[0]).toBe('Date,Visits,Period before')
    await expect(lines.at(-1)).toBe('2026-11-15,325,260')
  },
}

export const Filters: Story = {
  name: 'STAT-10 STAT-15 provider, days and steps are in the address; only providers with statistics are offered',
  args: { search: '?preset=last-month' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const provider = await canvas.findByRole('combobox', { name: 'Provider' })
    await expect(
      within(provider)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rosewood Garden', 'Rosewood Mill'])
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ providerId: garden.id, preset: 'last-month' }))
    await userEvent.selectOptions(provider, 'Rosewood Mill')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'This year')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show by' }), 'Week')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ providerId: mill.id, preset: 'this-year', groupBy: 'week' }))
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('preset=this-year')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Choose dates')
    const year = Temporal.Now.plainDateISO('America/Toronto').year
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ providerId: mill.id, groupBy: 'week', from: `${year}-01-01`, to: `${year}-12-31` }),
    )
    await expect(canvas.getByRole('group', { name: 'First day' })).toBeVisible()
  },
}

export const Dates: Story = {
  name: 'STAT-10 the focus stays in a date while valid days are asked for',
  args: { search: '?from=2026-10-01&to=2026-10-31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const last = within(await canvas.findByRole('group', { name: 'Last day' }))
    const day = last.getAllByRole('spinbutton').find(({ dataset }) => dataset['type'] === 'day')!
    day.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2026-10-01', to: '2026-10-30' })))
    await expect(day).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2026-10-01', to: '2026-10-29' })))
    await expect(day).toHaveFocus()
  },
}

export const Closed: Story = {
  name: 'STAT-04 without statistics in any package the upgrade popup opens',
  args: { answers: providersAnswer(lakehouse) },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Visitor statistics are not part of your package' })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask for a larger package' }))
    await expect(await screen.findByRole('dialog', { name: /Visitor statistics/ })).toBeVisible()
    await expect(asked).not.toHaveBeenCalled()
  },
}

export const OnHold: Story = {
  name: 'PROV-33 statistics of a provider on hold are closed, and the page says why',
  args: { answers: providersAnswer(onHold) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Rosewood Terrace is on hold/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Future: Story = {
  name: 'days that are still to come have no figures',
  args: { answers: { getVisitStats: { data: { ...visitStats, series: [], comparison: null } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('These days are still to come')).toBeVisible()
  },
}

export const NewPage: Story = {
  name: 'without a period before there is nothing to compare with',
  args: { answers: { getVisitStats: { data: { ...visitStats, comparison: null } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your page had 1,150 visits\. 3.5% of the visitors asked for a quote\./)).toBeVisible()
    await expect(canvas.queryByText('Period before')).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { getVisitStats: () => new Promise<never>(() => {}) } } }

export const Failed: Story = {
  args: { answers: { getVisitStats: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
