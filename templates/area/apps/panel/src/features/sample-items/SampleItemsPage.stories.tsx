import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import type { SampleItem } from './sample-item-form.ts'
import { SampleItemsPage } from './SampleItemsPage.tsx'

const example = examples.getSampleItem.answer
if (!example) throw new Error('the contract has no example')
const first: SampleItem = { ...example.data, id: 1, name: 'First example', note: 'A note' }
const second: SampleItem = { ...first, id: 2, name: 'Second example', note: null }
const listOf = (...data: SampleItem[]): Answer<'listSampleItems'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const answers: FakeAnswers = { listSampleItems: listOf(first, second), getSampleItem: { data: first } }

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/sample-items">
      <main>
        <SampleItemsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: first.name })).toBeVisible()
    await expect(canvas.getByText('A note')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Loading: Story = { args: { answers: { listSampleItems: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listSampleItems: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing here yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listSampleItems: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const create = fn(() => ({ data: first }))
export const Add: Story = {
  args: { answers: { createSampleItem: create } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This field is required!')).toBeVisible()
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await userEvent.type(name, ' Third ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ name: 'Third' })
  },
}

const replace = fn(() => ({ data: first }))
export const Edit: Story = {
  args: { answers: { replaceSampleItem: replace } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `Edit “${first.name}”` }))
    // Until the record is loaded, another dialog is shown.
    const note = await body().findByRole('textbox', { name: 'Note' })
    await expect(note).toHaveValue('A note')
    await userEvent.clear(note)
    await userEvent.click(body().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    const [input] = replace.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ name: first.name })
  },
}

const remove = fn(() => undefined)
export const Delete: Story = {
  args: { answers: { deleteSampleItem: remove } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `Delete “${second.name}”` }))
    await waitFor(() => expect(remove).toHaveBeenCalled())
    const [input] = remove.mock.calls[0] as unknown as [{ path: object }]
    await expect(input.path).toEqual({ sampleItemId: second.id })
  },
}
