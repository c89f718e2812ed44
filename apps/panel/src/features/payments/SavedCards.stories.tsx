import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer, Body } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { SavedCards } from './SavedCards.tsx'

const first: Answer<'listCreditCards'>['data'][number] = {
  id: 3,
  name: 'Office card',
  holderName: 'Mara Lindqvist',
  maskedNumber: '•••• 4242',
  brand: 'visa',
  expiryMonth: 9,
  expiryYear: 2029,
  isPrimary: true,
}
const second = { ...first, id: 4, name: null, brand: 'mastercard', maskedNumber: '•••• 4444', isPrimary: false }

type Args = { answers?: FakeAnswers; user?: SessionUser }
const meta = {
  render: ({ answers = {}, user = storyUser }) => (
    <PanelStory answers={{ listCreditCards: { data: [first, second] }, ...answers }} user={user}>
      <SavedCards />
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Listed: Story = {
  name: 'PAY-01 PAY-20 a saved card shows brand, last four digits, expiry, names and the primary flag',
  play: async ({ canvasElement }) => {
    const [office, other] = await within(canvasElement).findAllByRole('listitem')
    for (const text of ['Office card', 'Visa •••• 4242', 'Mara Lindqvist', 'Primary'])
      await expect(within(office!).getByText(text)).toBeVisible()
    await expect(office!).toHaveTextContent('valid until 09/2029')
    await expect(within(other!).getByRole('heading', { name: 'Mastercard •••• 4444' })).toBeVisible()
    await expect(within(other!).queryByText('Primary')).toBeNull()
    await expect(within(canvasElement).getByRole('link', { name: 'Add card' })).toHaveAttribute('href', '/checkout?card=new')
  },
}

const change = fn((_body: Body<'updateCreditCard'>) => undefined)
export const Changed: Story = {
  name: 'PAY-04 another card is made primary, and a card gets a name',
  args: {
    answers: {
      updateCreditCard: ({ body }) => {
        change(body)
        return { data: second }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Make primary: Mastercard •••• 4444' }))
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ isPrimary: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Mastercard •••• 4444' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Rename' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name for the card/ }), 'Reserve')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ name: 'Reserve' }))
  },
}

const remove = fn((_id: number) => undefined)
export const Removed: Story = {
  name: 'a card is removed after a question',
  args: {
    answers: {
      deleteCreditCard: ({ path }) => {
        remove(path.creditCardId)
        return undefined
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove Visa •••• 4242' }))
    await expect(remove).not.toHaveBeenCalled()
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Remove this card?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith(first.id))
  },
}

export const Full: Story = {
  name: 'PAY-03 with ten cards no other can be added',
  args: { answers: { listCreditCards: { data: Array.from({ length: 10 }, (_, id) => ({ ...second, id: id + 1, isPrimary: id === 0 })) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByText(/You have 10 cards/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add card' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { answers: { listCreditCards: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No saved cards')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listCreditCards: () => new Promise<never>(() => {}) } } }

export const Failed: Story = {
  args: { answers: { listCreditCards: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const NoPermission: Story = {
  name: 'saved cards are for account managers',
  args: { user: { ...storyUser, canManage: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Account managers of your company see its saved cards/)).toBeVisible()
  },
}
