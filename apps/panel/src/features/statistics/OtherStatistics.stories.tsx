import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import type { ComponentType } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { MagnetPage } from './MagnetPage.tsx'
import { RivalsPage } from './RivalsPage.tsx'
import { adStats, garden, lakehouse, providersAnswer, rivalStats, weddingStats } from './statistics-fixtures.ts'
import { WeddingsPage } from './WeddingsPage.tsx'

type Args = { Page: ComponentType; answers?: FakeAnswers }

const labels: FakeAnswers = {
  listConfigs: {
    data: [
      { id: 1, itemType: 'organization_type', itemId: 'wedding', value: 'Wedding', status: 'active' },
      { id: 2, itemType: 'organization_type', itemId: 'engagement', value: 'Engagement', status: 'active' },
    ],
  },
}
const answers: FakeAnswers = {
  ...labels,
  ...providersAnswer(garden),
  getWeddingStats: { data: weddingStats },
  getAdStats: { data: adStats },
  getRivalStats: { data: rivalStats },
}

const meta = {
  args: { Page: WeddingsPage },
  parameters: { layout: 'fullscreen' },
  render: ({ Page, answers: others = {} }) => (
    <PanelStory answers={{ ...answers, ...others }} path={paths.weddingStatistics()}>
      <main>
        <Page />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

async function expectTable(canvasElement: HTMLElement, name: string, row: string | RegExp, values: readonly string[]): Promise<void> {
  const section = within(await within(canvasElement).findByRole('region', { name }))
  await expect(await section.findByRole('slider', { name })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: 'Show as a table' }))
  const cells = within(section.getByRole('row', { name: row })).getAllByRole('cell')
  // On a narrow screen each cell has the header of its column, too.
  await expect(cells.map(({ textContent }) => textContent.replace(/^\D+/, ''))).toEqual(values)
}

export const Weddings: Story = {
  name: 'STAT-01 STAT-14 weddings: the difference and where it comes from, then couples, deals and celebrations',
  play: async ({ canvasElement }) => {
    const sentence = await within(canvasElement).findByText(/^46 couples asked\. 8 more than in the 28 days before/)
    await expect(sentence).toHaveTextContent('most of the increase is from “Campaign”. 6 deals were entered, and 10 couples celebrated.')
    await expectTable(canvasElement, 'Couples who asked', /Week of Nov 15/, ['13', '11'])
    await expectTable(canvasElement, 'Where couples asked', /Campaign/, ['14', '6'])
  },
}

export const Organizations: Story = {
  name: 'STAT-09 a chart of the kinds of celebrations, by their names',
  play: async ({ canvasElement }) => {
    await expectTable(canvasElement, 'What couples celebrated', /Engagement/, ['2', '3'])
  },
}

export const WeddingsClosed: Story = {
  name: 'STAT-04 without wedding statistics in any package the upgrade popup opens',
  args: { answers: providersAnswer(lakehouse) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Wedding statistics are not part of your package' })).toBeVisible()
  },
}

export const Magnet: Story = {
  name: 'STAT-13 STAT-14 magnet: views, clicks and requests of advertising, by placement and over time, next to the period before',
  args: { Page: MagnetPage },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Your advertising was shown 19,000 times; 420 clicks led to 6 couples/),
    ).toHaveTextContent('100% more than in the 28 days before.')
    await expectTable(canvasElement, 'Clicks by placement', /Top of the list/, ['300', '140'])
    await expect(within(canvasElement).getByText('Most: Top of the list, 71%; in the period before 67%.')).toBeVisible()
    await expectTable(canvasElement, 'Views', /Week of Nov 15/, ['5,500', '2,750'])
  },
}

export const Return: Story = {
  name: 'STAT-12 the return on the package, with its amounts',
  args: { Page: MagnetPage },
  play: async ({ canvasElement }) => {
    const totals = within(await within(canvasElement).findByRole('list', { name: 'Totals' }))
    await expect(totals.getByText('72.1 times')).toBeVisible()
    await expect(totals.getByText('3 deals of $14,200, package $197')).toBeVisible()
  },
}

export const NoReturn: Story = {
  name: 'STAT-12 with fewer couples than the category asks for, the return is not shown',
  args: { Page: MagnetPage, answers: { getAdStats: { data: { ...adStats, isRoiShown: false, roi: null } } } },
  play: async ({ canvasElement }) => {
    const totals = within(await within(canvasElement).findByRole('list', { name: 'Totals' }))
    await expect(totals.getByText('Shown once 20 couples have asked in this period')).toBeVisible()
    await expect(totals.queryByText(/times/)).toBeNull()
  },
}

export const Rivals: Story = {
  name: 'STAT-01 STAT-14 rivals: the own figures against the average of the category and the period before',
  args: { Page: RivalsPage },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^You answer 2 h 0 min faster than your category\./)).toHaveTextContent(
      'Your page has 25% more visits than the average of 12 providers. 25% fewer couples asked you than the average of 12 providers.',
    )
    await expectTable(canvasElement, 'Visits', /Week of Nov 15/, ['325', '260', '230'])
    await expect(within(canvasElement).getByText('25% more than in the 28 days before. The average is unchanged.')).toBeVisible()
    await expect(within(canvasElement).getByText('As many as in the 28 days before. The average rose by 25%.')).toBeVisible()
    const totals = within(within(canvasElement).getByRole('list', { name: 'Totals' }))
    for (const [label, value, average] of [
      ['Reviews', '38', 'Average 21.4'],
      ['Stars', '4.8', 'Average 4.5'],
    ] as const) {
      const tile = totals.getByText(label).closest('li')
      await expect(tile).toHaveTextContent(value)
      await expect(tile).toHaveTextContent(average)
    }
  },
}

export const NoRivals: Story = {
  name: 'STAT-06 where an average could identify a business there is none, and the page says why',
  args: {
    Page: RivalsPage,
    answers: {
      getRivalStats: {
        data: {
          ...rivalStats,
          category: null,
          providers: null,
          series: rivalStats.series.map((step) => ({ ...step, category: null })),
          comparison: null,
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/There is no average for these days/)).toBeVisible()
    await expect(within(canvasElement).queryByText('Average of the category')).toBeNull()
  },
}

export const RivalsClosed: Story = {
  name: 'STAT-03 STAT-04 without rivals in any package the upgrade popup opens',
  args: {
    Page: RivalsPage,
    answers: providersAnswer({ ...garden, productFeatures: { productDateEnd: '2027-05-01', statsAccess: true, rivalStatsAccess: 0 } }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'The comparison with competitors is not part of your package' })).toBeVisible()
  },
}
