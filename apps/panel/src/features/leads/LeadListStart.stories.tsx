import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { leadOf, manyLeads, pageOf } from './lead-fixtures.ts'
import { LeadsPage } from './LeadsPage.tsx'

const older = [91, 92, 93].map((id) => leadOf({ id, couple: { name: `Couple ${id}`, weddingDate: null, organizationDate: null } }))
const atTop = pageOf(manyLeads)
let hasMoved = false
const sought = fn()
const answers: FakeAnswers = {
  listResponseCoaching: { data: [] },
  getLead: ({ path }) => ({ data: older.find(({ id }) => id === path.leadId) ?? leadOf({ id: path.leadId }) }),
  listLeads: ({ query }) => {
    // The next page would have the row as well.
    if (query?.cursor) return new Promise<never>(() => {})
    if (query?.fromLeadId) sought(query.fromLeadId)
    const at = older.findIndex(({ id }) => id === query?.fromLeadId)
    return at < 0 ? { ...atTop, meta: { ...atTop.meta, nextCursor: 'older' } } : pageOf(older.slice(hasMoved ? at + 1 : at))
  },
}

const meta = {
  args: { path: '/leads/92' },
  parameters: { layout: 'fullscreen' },
  render: ({ path }) => (
    <PanelStory answers={answers} path={path}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <LeadsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ path: string }>
export default meta
type Story = StoryObj<{ path: string }>

export const StartsAtLink: Story = {
  name: 'ROUTE-22 the list starts at the couple of a link if it is not on the first page',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Couples above are hidden.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Couple 92/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Couple 91/ })).toBeNull()
  },
}

export const ShowAll: Story = {
  name: 'ROUTE-22 "Show all" leads to the top of the list, and the list stays there',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByRole('link', { name: /Tremblay/ })).toBeVisible()
    await expect(canvas.queryByText('Couples above are hidden.')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Couples' })).toHaveFocus()
  },
}

export const Moved: Story = {
  name: 'ROUTE-22 the list shows its top again when the couple of the link has moved to another position in it',
  beforeEach: () => () => void (hasMoved = false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Couples above are hidden.')).toBeVisible()
    hasMoved = true
    const reconnect = () => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
      return expect(canvas.queryByText('Couples above are hidden.')).toBeNull()
    }
    // A reconnection reads again what is older than two seconds.
    await waitFor(reconnect, { timeout: 10_000, interval: 200 })
    await expect(await canvas.findByRole('link', { name: /Tremblay/ })).toBeVisible()
  },
}

export const NotInList: Story = {
  name: 'ROUTE-22 a couple that the filters exclude changes nothing in the list',
  args: { path: '/leads/77?q=aylin' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Tremblay/ })).toBeVisible()
    await waitFor(() => expect(sought).toHaveBeenCalledWith(77))
    await expect(canvas.queryByText('Couples above are hidden.')).toBeNull()
  },
}
