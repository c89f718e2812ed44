import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { leadOf } from './lead-fixtures.ts'
import { LeadDetails } from './LeadDetails.tsx'
import type { Lead } from './lead-row.ts'

const data = examples.replaceLeadData.answer!.data
const saved = fn<(body: Input<'replaceLeadData'>['body']) => void>()
const lead = leadOf({ id: 41 })
const answers: FakeAnswers = {
  getLead: { data: lead },
  getLeadData: { data },
  listConfigs: { data: [{ id: 1, itemType: 'organization_type', itemId: 'wedding', value: 'Wedding', status: 'active' }] },
  replaceLeadData: ({ body }) => {
    saved(body)
    return { data }
  },
}

type StoryArgs = { answers: FakeAnswers; lead: Lead }

const meta = {
  args: { answers, lead },
  beforeEach: () => void saved.mockClear(),
  render: ({ answers, lead }) => (
    <PanelStory answers={answers}>
      <main>
        <h1>{lead.couple.name}</h1>
        <LeadDetails lead={lead} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const unavailable = { refuses: { status: 500, code: 'unexpected' } } as const
let isDown = true
export const DetailsFailed: Story = {
  name: 'details that could not be read are not shown as missing, and are read again with Retry',
  args: { answers: { ...answers, getLeadData: () => (isDown ? unavailable : { data }) } },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.queryByText('City')).toBeNull()
    isDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByText('City')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

const openForm = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit details' }))
  // The dialog of the form replaces the one that waits for the details.
  await within(document.body).findByLabelText('City')
  return within(within(document.body).getByRole('dialog', { name: 'Edit details' }))
}

export const Edited: Story = {
  name: 'LEAD-47 the details of a couple are completed in a form',
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement)
    await userEvent.clear(form.getByLabelText('City'))
    await userEvent.type(form.getByLabelText('City'), 'Kingston')
    await userEvent.click(form.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ city: 'Kingston', name: data.name })))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const Invalid: Story = {
  name: 'VAL-18 an invalid e-mail is shown at its field, and nothing is sent',
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement)
    await userEvent.clear(form.getByLabelText('E-mail'))
    await userEvent.type(form.getByLabelText('E-mail'), 'aylin@')
    await userEvent.click(form.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(form.getByLabelText('E-mail')).toBeInvalid())
    await expect(saved).not.toHaveBeenCalled()
  },
}

let isTheirs = false
export const Conflict: Story = {
  name: 'two people saving: the second sees both versions and keeps the text',
  beforeEach: () => void (isTheirs = false),
  args: {
    answers: {
      ...answers,
      // Another user changes the city after the form was opened.
      getLeadData: () => ({ data: isTheirs ? { ...data, city: 'Montreal' } : data }),
      replaceLeadData: () => {
        isTheirs = true
        return { refuses: { status: 409, code: 'stale_version' } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement)
    await userEvent.clear(form.getByLabelText('City'))
    await userEvent.type(form.getByLabelText('City'), 'Kingston')
    await userEvent.click(form.getByRole('button', { name: 'Save details' }))
    await expect(await form.findByText(/Kingston/)).toBeVisible()
    await expect(form.getByText(/Montreal/)).toBeVisible()
    await expect(form.getByLabelText('City')).toHaveValue('Kingston')
  },
}

export const HiddenContact: Story = {
  name: 'LEAD-27 a couple that hides its contact data has no fields for it',
  args: { lead: leadOf({ id: 41, contactPreference: 'anonymized', phone: null, email: null }) },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement)
    await expect(form.queryByLabelText('Phone')).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    await expect(saved.mock.calls[0]![0]).not.toHaveProperty('phone')
  },
}
