import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { store } from '../../shared/store.ts'
import { toasts } from '../../shared/toasts.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { LeadsPage } from './LeadsPage.tsx'
import { manyLeads, pageOf } from './lead-fixtures.ts'

const stats = examples.getLeadStats.answer!
const bulk = (ids: number[]): Answer<'updateLeads'> => ({ data: { changed: manyLeads.filter(({ id }) => ids.includes(id)), refused: [] } })
const update = fn(() => bulk([1, 2, 3]))
const act = fn((): Answer<'createLeadActions'> => ({
  data: { changed: manyLeads.slice(0, 2), refused: [{ leadId: 3, code: 'illegal_transition' }] },
}))

type Args = { answers: FakeAnswers }
const meta = {
  args: {
    answers: {
      listLeads: pageOf(manyLeads),
      getLeadStats: stats,
      listConfigs: { data: [] },
      getLeadFacets: { data: { tags: [{ tag: 'garden', count: 4 }], sources: [] } },
      listExports: { data: [] },
      updateLeads: update,
      createLeadActions: act,
    },
  },
  render: ({ answers }) => (
    <PanelStory answers={answers} path={paths.leads()} user={storyUser}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
        <LeadsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const screen = within(document.body)
async function select(...names: RegExp[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'List actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select couples' }))
  await screen.findByRole('listbox', { name: 'Select couples' })
  for (const name of names) await userEvent.click(await screen.findByRole('option', { name }))
}

export const MarkAsRead: Story = {
  name: 'WORK-07 selected couples are counted and marked as read together',
  play: async () => {
    await select(/Aylin/, /Tremblay/, /نورة/)
    await expect(screen.getByText('3 couples selected')).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: { leadIds: [1, 2, 3], readStatus: 'read' } })))
    await waitFor(() => expect(store.get(toasts).map(({ text }) => text)).toContain('3 couples changed'))
  },
}

export const ChangeStatus: Story = {
  name: 'LEAD-21 a status that some couples do not allow is reported with the number',
  play: async () => {
    await select(/Aylin/, /Tremblay/, /نورة/)
    await userEvent.click(screen.getByRole('button', { name: 'Change status' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reject/ }))
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith(expect.objectContaining({ body: { leadIds: [1, 2, 3], action: { type: 'reject' } } })),
    )
    await waitFor(() => expect(store.get(toasts).map(({ text }) => text)).toContain('2 couples changed, 1 not possible'))
  },
}

export const AddTag: Story = {
  name: 'LEAD-45 a tag is added to all selected couples',
  play: async () => {
    await select(/Aylin/)
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag the selected couples' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'garden' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: { leadIds: [1], addTag: 'garden' } })))
  },
}

const exported: Answer<'listExports'>['data'][number] = {
  id: 4,
  kind: 'leads',
  format: 'csv',
  status: 'ready',
  rowCount: 12,
  fileName: 'leads-2026-11-17.csv',
  createdAt: '2026-11-17T15:10:00.000Z',
  readyAt: '2026-11-17T15:10:02.000Z',
  expiresAt: '2026-11-24T15:10:00.000Z',
}
const create = fn(() => ({ data: { ...exported, id: 5, status: 'queued' as const, rowCount: null, readyAt: null } }))
let reads = 0

export const ExportSelection: Story = {
  name: 'WORK-03 a selection is exported: started, announced when it is ready, and downloaded',
  args: {
    answers: {
      ...meta.args.answers,
      createExport: create,
      listExports: () => {
        reads += 1
        const made = { ...exported, id: 5, fileName: 'leads-2026-11-18.csv' }
        if (reads === 1) return { data: [exported] }
        return { data: [reads === 2 ? { ...made, status: 'queued', rowCount: null, readyAt: null } : made, exported] }
      },
    },
  },
  beforeEach: () => void (reads = 0),
  play: async () => {
    await select(/Aylin/, /Tremblay/)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export couples' }))
    await expect(dialog.getByText(/Exports the 2 selected couples/)).toBeInTheDocument()
    await expect(await dialog.findByRole('button', { name: 'Download leads-2026-11-17.csv' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Create CSV file' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining({ leadIds: [1, 2] }) })),
    )
    await expect(await dialog.findByText('being created …')).toBeInTheDocument()
    const texts = () => store.get(toasts).map(({ text }) => text)
    await waitFor(() => expect(texts()).toContain('leads-2026-11-18.csv is ready.'), { timeout: 5000 })
  },
}

let areTagsDown = true
export const TagsFailed: Story = {
  name: 'tags in use that cannot be read say so, with Retry',
  args: {
    answers: {
      ...meta.args.answers,
      getLeadFacets: () =>
        areTagsDown ? { refuses: { status: 500, code: 'unexpected' } } : { data: { tags: [{ tag: 'garden', count: 4 }], sources: [] } },
    },
  },
  beforeEach: () => {
    areTagsDown = true
  },
  play: async () => {
    await select(/Aylin/)
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    const dialog = within(await screen.findByRole('dialog'))
    const retry = await dialog.findByRole('button', { name: 'Retry' })
    areTagsDown = false
    await userEvent.click(retry)
    await expect(await dialog.findByRole('button', { name: 'garden' })).toBeInTheDocument()
  },
}

const unowned = fn()
/** Counts failed writes that no screen reports: those get a toast. */
function FailedWrites() {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && event.mutation.meta?.['isErrorOwned'] !== true) unowned()
      }),
    [client],
  )
  return null
}

export const ExportFailed: Story = {
  name: 'an export that cannot be started is reported once, in its dialog',
  beforeEach: () => void unowned.mockClear(),
  render: () => (
    <PanelStory answers={{ listExports: { data: [] }, createExport: { refuses: { status: 500, code: 'unexpected' } } }}>
      <FailedWrites />
      <ExportDialog filters={{}} onClose={() => {}} />
    </PanelStory>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create CSV file' }))
    await expect(await screen.findByText('The export could not be started. Please try again.')).toBeInTheDocument()
    await expect(unowned).not.toHaveBeenCalled()
  },
}
