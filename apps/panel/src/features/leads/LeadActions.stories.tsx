import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { acted, answers, lead, LeadStory } from './LeadStory.tsx'

type StoryArgs = { answers: FakeAnswers; tab: string }

const meta = {
  args: { answers, tab: 'messages' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void acted.mockClear(),
  render: (args) => <LeadStory {...args} />,
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const screen = within(document.body)

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

const erased = fn<(input: Input<'eraseLead'>) => void>()

export const Erasure: Story = {
  name: 'LEAD-27 an account manager erases the personal data of a couple after confirmation',
  args: {
    answers: {
      ...answers,
      eraseLead: (input) => {
        erased(input)
        const couple = { ...lead.couple, name: lead.extensionNumber }
        return { data: { ...lead, couple, contactPreference: 'anonymized', phone: null, email: null, message: null, preview: null } }
      },
    },
  },
  beforeEach: () => void erased.mockClear(),
  play: async () => {
    await choose('Erase personal data')
    const question = within(await screen.findByRole('alertdialog', { name: `Erase the personal data of ${lead.couple.name}?` }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(erased).not.toHaveBeenCalled()
    await choose('Erase personal data')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }))
    await expect(await screen.findByRole('heading', { level: 1, name: lead.extensionNumber })).toBeVisible()
    await expect(screen.getByText('The couple has hidden their contact details')).toBeVisible()
    await expect(erased).toHaveBeenCalledWith(expect.objectContaining({ path: { leadId: 41 } }))
  },
}

export const Reject: Story = {
  name: 'LEAD-34 a rejection needs no reason',
  play: async () => {
    await choose('Reject')
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(acted).toHaveBeenCalled())
    await expect(acted.mock.calls[0]?.[0].body).toEqual({ type: 'reject', version: lead.version })
  },
}

export const Deal: Story = {
  name: 'LEAD-37 a deal accepts a whole amount, and refuses cents',
  play: async () => {
    await choose('Deal')
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await waitFor(() => expect(amount).toHaveFocus())
    await userEvent.type(amount, '11.5')
    await userEvent.click(screen.getByRole('button', { name: 'Save deal' }))
    await waitFor(() => expect(amount).toBeInvalid())
    await expect(acted).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '11,400')
    await userEvent.click(screen.getByRole('button', { name: 'Save deal' }))
    await waitFor(() => expect(acted.mock.calls[0]?.[0].body).toMatchObject({ type: 'deal', amount: 11_400 }))
  },
}

export const LongNote: Story = {
  name: 'VAL-05 a note that is too long is kept, and the error states the limit',
  play: async () => {
    await choose('Reject')
    const note = await screen.findByRole('textbox', { name: /Note/ })
    await userEvent.click(note)
    await userEvent.paste('x'.repeat(5_001))
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(note).toHaveAccessibleDescription(/at most [\d,]+ characters/))
    await expect(note).toHaveFocus()
  },
}

export const ReportSpam: Story = {
  name: 'LEAD-33 a spam report requires a listed reason',
  play: async () => {
    await choose('Report as spam')
    const report = await screen.findByRole('button', { name: 'Report as spam' })
    await userEvent.click(report)
    const reason = screen.getByRole('combobox', { name: 'Reason' })
    await expect(reason).toHaveAccessibleDescription('This field is required!')
    await expect(acted).not.toHaveBeenCalled()
    await userEvent.selectOptions(reason, await screen.findByRole('option', { name: 'Advertising' }))
    await userEvent.click(report)
    await waitFor(() =>
      expect(acted.mock.calls[0]?.[0].body).toEqual({ type: 'report-spam', reasonId: 'advertising', version: lead.version }),
    )
  },
}

export const Conflict: Story = {
  name: 'a conflicting change is reverted, and the couple is read again',
  args: {
    answers: {
      ...answers,
      createLeadAction: { refuses: { status: 409, code: 'stale_version' } },
    },
  },
  play: async ({ canvasElement }) => {
    await choose('Not a wedding couple')
    await waitFor(() => expect(within(canvasElement).getByRole('banner')).toHaveTextContent('Pending'))
  },
}
