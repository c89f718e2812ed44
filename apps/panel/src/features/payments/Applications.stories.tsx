import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { Applications } from './Applications.tsx'
import type { CustomerAccount } from './account-form.ts'
import { answers, approved, inReview, late, rejected } from './payment-fixtures.ts'

type Args = { answers?: FakeAnswers }
const meta = {
  parameters: { layout: 'padded' },
  render: ({ answers: given = {} }) => (
    <PanelStory answers={{ ...answers, ...given }}>
      <main>
        <Applications />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const listOf = (...data: CustomerAccount[]): FakeAnswers => ({ listCustomerAccounts: { data } })
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

const create = fn(() => ({ data: inReview }))
export const Apply: Story = {
  name: 'PAY-16 an account manager applies with a bank account; only the number of the chosen kind is sent',
  args: { answers: { ...listOf(), createCustomerAccount: create } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No application yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply for online payments' }))
    const dialog = await dialogOf('Apply for online payments')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Bank' }), 'Ottawa Savings')
    await userEvent.type(dialog.getByRole('textbox', { name: 'IBAN' }), 'de89 3704 0044 0532 0130 01')
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))
    await expect((await dialog.findAllByText('Please check the IBAN: its digits do not match.'))[0]).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: 'IBAN' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'IBAN' }), 'de89 3704 0044 0532 0130 00')
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ holder: expect.any(String), bank: 'Ottawa Savings', iban: 'DE89370400440532013000' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Refused: Story = {
  name: 'an account that is listed already is refused with a sentence',
  args: { answers: { ...listOf(), createCustomerAccount: { refuses: { status: 409, code: 'account_exists' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Apply for online payments' }))
    const dialog = await dialogOf('Apply for online payments')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Bank' }), 'Ottawa Savings')
    await userEvent.click(dialog.getByRole('radio', { name: 'Account number' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account number' }), '00042-117')
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Account number' })).toHaveValue('00042-117')
  },
}

export const InReview: Story = {
  name: 'PAY-15 an application in review says that it takes up to 48 hours, and until when',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('In review')).toBeVisible()
    await expect(canvas.getByText(/The review takes up to 48 hours: until/)).toBeVisible()
    await expect(canvas.getByDisplayValue('DE89 3704 0044 0532 0130 00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Company register.pdf' })).toBeVisible()
  },
}

export const Late: Story = {
  args: { answers: listOf(late) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/taking longer than planned/)).toBeVisible()
  },
}

export const Approved: Story = {
  name: 'PAY-16 an approved account warns before a change, which needs a new application',
  args: { answers: { ...listOf(approved), getCustomerAccount: { data: approved } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Approved')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove Company register.pdf' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: `Edit the account of ${approved.holder}` }))
    await expect(await screen.findByText(/A change needs a new application/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save and apply again' })).toBeDisabled()
  },
}

const update = fn((_input: { body?: object }) => ({ data: inReview }))
export const Rejected: Story = {
  name: 'PAY-16 a rejected application shows the reason, and is sent again',
  args: { answers: { ...listOf(rejected), getCustomerAccount: { data: rejected }, updateCustomerAccount: update } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Rejected')).toBeVisible()
    await expect(canvas.getByText('The account holder is not the company.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply again' }))
    const dialog = await dialogOf('Apply again')
    await expect(await dialog.findByText('The account holder is not the company.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save and apply again' }))
    await waitFor(() => expect(update).toHaveBeenCalled())
    await expect(update.mock.lastCall?.[0].body).toEqual({ holder: rejected.holder })
  },
}

export const OnlyChanges: Story = {
  name: 'of an account only what was changed is sent',
  args: { answers: { ...listOf(rejected), getCustomerAccount: { data: rejected }, updateCustomerAccount: update } },
  play: async ({ canvasElement }) => {
    update.mockClear()
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Apply again' }))
    const dialog = await dialogOf('Apply again')
    const bank = await dialog.findByRole('textbox', { name: 'Bank' })
    await userEvent.clear(bank)
    await userEvent.type(bank, 'Southern Bank')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and apply again' }))
    await waitFor(() => expect(update).toHaveBeenCalled())
    await expect(update.mock.lastCall?.[0].body).toEqual({ bank: 'Southern Bank' })
  },
}

const theirs = { ...rejected, bank: 'Northern Bank' }
const versions = fn<() => { data: CustomerAccount }>()
export const ChangedByTwo: Story = {
  name: 'a change of another manager in the meantime is shown next to the own one',
  args: {
    answers: {
      ...listOf(rejected),
      getCustomerAccount: versions,
      updateCustomerAccount: { refuses: { status: 409, code: 'stale_version' } },
    },
  },
  beforeEach: () => {
    versions.mockReset()
    versions.mockReturnValueOnce({ data: rejected }).mockReturnValue({ data: theirs })
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Apply again' }))
    const dialog = await dialogOf('Apply again')
    const bank = await dialog.findByRole('textbox', { name: 'Bank' })
    await userEvent.clear(bank)
    await userEvent.type(bank, 'Southern Bank')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and apply again' }))
    await expect(await dialog.findByText(/Northern Bank/)).toBeVisible()
    await expect(dialog.getByText(/Southern Bank/)).toBeVisible()
  },
}

const upload = fn(() => ({ data: inReview.documents[0]! }))
export const Documents: Story = {
  name: 'FILE-07 documents are added; one of another type is refused at once',
  args: { answers: { ...listOf(inReview), createCustomerAccountDocument: upload } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add documents' }))
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['#!'], 'register.pdf', { type: 'text/plain' }), { applyAccept: false })
    await expect(await canvas.findByText('This type of file is not accepted here.')).toBeVisible()
    await expect(upload).not.toHaveBeenCalled()
    await userEvent.upload(input, new File(['%PDF-1.4'], 'statement.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(upload).toHaveBeenCalled())
  },
}

const full: CustomerAccount = {
  ...inReview,
  documents: Array.from({ length: 5 }, (_, index) => ({ ...inReview.documents[0]!, id: index + 1, name: `Document ${index + 1}.pdf` })),
}
export const OverTheLimit: Story = {
  name: 'an application with five documents takes no more',
  args: { answers: listOf(full) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/has 5 documents, the most it can have/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add documents' })).toBeNull()
  },
}

export const Offline: Story = {
  name: 'without a connection the form keeps what was typed, and shows a message',
  args: { answers: { ...listOf(), createCustomerAccount: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Apply for online payments' }))
    const dialog = await dialogOf('Apply for online payments')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Bank' }), 'Ottawa Savings')
    await userEvent.type(dialog.getByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000')
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Bank' })).toHaveValue('Ottawa Savings')
  },
}
