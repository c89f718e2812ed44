import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadVisits } from './LeadVisits.tsx'
import { PlatformLeadsDialog } from './PlatformLeadsDialog.tsx'

const offered = examples.listPlatformLeads.answer!
const accept = fn(() => ({ data: leadOf({ id: 77, isPrepaid: true }) }))
const onClose = fn()

type Args = { answers: FakeAnswers; part: 'offers' | 'visits' }
const meta = {
  args: { answers: { listPlatformLeads: offered, acceptPlatformLead: accept }, part: 'offers' },
  render: ({ answers, part }) => (
    <PanelStory answers={answers} path={paths.leads()} user={storyUser}>
      <main>{part === 'offers' ? <PlatformLeadsDialog filters={{}} onClose={onClose} /> : <LeadVisits leadId={7} />}</main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const screen = within(document.body)
const name = offered.data[0]!.name

export const Accept: Story = {
  name: 'LEAD-48 a couple of the call team is accepted',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Accept ${name}` }))
    await waitFor(() => expect(accept).toHaveBeenCalledWith(expect.objectContaining({ path: { platformLeadId: offered.data[0]!.id } })))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
}

export const Taken: Story = {
  name: 'a couple that another provider has taken stays in the dialog',
  args: { answers: { listPlatformLeads: offered, acceptPlatformLead: { refuses: { status: 409, code: 'already_taken' } } } },
  beforeEach: () => void onClose.mockClear(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Accept ${name}` }))
    await expect(await screen.findByRole('button', { name: `Accept ${name}` })).toBeInTheDocument()
    await expect(onClose).not.toHaveBeenCalled()
  },
}

export const None: Story = {
  args: { answers: { listPlatformLeads: { data: [], meta: { page: 1, limit: 25, total: 0 } } } },
  play: async () => {
    await expect(await screen.findByText('No assisted couples at the moment.')).toBeInTheDocument()
  },
}

export const Visits: Story = {
  name: 'LEAD-51 the visits of a couple are shown with the part of the page and the time spent there',
  args: { part: 'visits', answers: { listCoupleVisits: examples.listCoupleVisits.answer! } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /visit/ }))
    await expect(await screen.findByText(/Gallery · 95 s/)).toBeInTheDocument()
  },
}
