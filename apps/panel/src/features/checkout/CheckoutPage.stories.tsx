import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { answers, bank, failed, nothingDue, paid, saved, waiting } from './checkout-fixtures.ts'
import { CheckoutPage } from './CheckoutPage.tsx'

type Args = { answers?: FakeAnswers; path?: string; user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given = {}, path = paths.checkout(), user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={path} user={user}>
      <main>
        <CheckoutPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const resultPath = paths.checkout({}, { payment: paid.id })

export const Paid: Story = {
  args: { path: resultPath },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Paid. Thank you!')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download receipt no. 7 as a PDF' })).toBeVisible()
  },
}

export const PaymentFailed: Story = {
  name: 'PAY-09 PAY-10 the result is the one of the server, with its reason and another try, whatever the address says',
  args: { path: `${resultPath}&result=success`, answers: { getPayment: { data: failed } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Payment is fail')).toBeVisible()
    await expect(canvas.getByText('There is not enough money in the account of this card.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout')
    await expect(canvas.queryByRole('button', { name: /receipt/ })).toBeNull()
  },
}

export const WaitingForBank: Story = {
  name: 'PAY-01 a payment that waits for its bank can be continued there, or cancelled',
  args: {
    path: resultPath,
    answers: {
      getPayment: { data: waiting },
      createPaymentAction: { data: { payment: waiting, threeD: { type: 'redirect', redirectUrl: 'https://3ds.bank.example/confirm' } } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Continue to the bank' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
  },
}

let isBankDown = true
export const BankUnknown: Story = {
  name: 'a payment is continued at the bank once the address of the bank could be read',
  args: {
    ...WaitingForBank.args,
    answers: {
      ...WaitingForBank.args!.answers,
      getPaymentBank: () => (isBankDown ? { refuses: { status: 500, code: 'unexpected' } } : bank),
    },
  },
  beforeEach: () => {
    isBankDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.queryByRole('button', { name: 'Continue to the bank' })).toBeNull()
    isBankDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: 'Continue to the bank' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { answers: nothingDue },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to pay')).toBeVisible()
  },
}

export const NoPermission: Story = {
  name: 'without permission the page says who sees what is due',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { ...nothingDue, listPendingPayments: { refuses: { status: 403, code: 'forbidden' } } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Account managers of your company see all that is due/)).toBeVisible()
  },
}

export const NoBank: Story = {
  args: { answers: { getPaymentBank: { data: null } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Payments by card are not available')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { getPaymentBank: () => new Promise<never>(() => {}) } } }

export const Failed: Story = {
  args: { answers: { listProviderProducts: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const FullOfCards: Story = {
  name: 'PAY-03 with ten saved cards no other is offered to be saved',
  args: { answers: { listCreditCards: { data: Array.from({ length: 10 }, (_, id) => ({ ...saved, id: id + 1, isPrimary: id === 0 })) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another card' }))
    await expect(await canvas.findByRole('textbox', { name: /Card number/ })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /Save this card/ })).toBeNull()
  },
}
