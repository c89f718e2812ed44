import type { Meta, StoryObj } from '@storybook/react-vite'
import { allProvidersId } from '@vendor-panel/domain'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { Due } from './Due.tsx'
import { answers, nextProduct, paid, paymentList, pendingPayment, productList, provider, refused, waiting } from './payment-fixtures.ts'
import { Payments } from './Payments.tsx'

type Args = { answers?: FakeAnswers; providerId?: number; canPay?: boolean }
const meta = {
  parameters: { layout: 'padded' },
  render: ({ answers: given = {}, providerId = allProvidersId, canPay = true }) => (
    <PanelStory answers={{ ...answers, ...given }}>
      <main>
        <Due providerId={providerId} canPay={canPay} />
        <Payments providerId={providerId} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const region = async (canvasElement: HTMLElement, name: string) => within(await within(canvasElement).findByRole('region', { name }))
const rowOf = async (canvasElement: HTMLElement, name: string) => {
  const payments = await region(canvasElement, 'Payments')
  return within((await payments.findByRole('heading', { level: 3, name })).closest('article')!)
}

const download = fn(() => new Blob(['%PDF-1.4'], { type: 'application/pdf' }))
export const Paid: Story = {
  name: 'ROUTE-34 a payment shows when it was due, each try, why it was refused, that it was paid, and its receipt',
  args: { answers: { listPayments: paymentList(paid), downloadPaymentReceipt: download } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, paid.product!.name)
    await expect((await row.findAllByText('Paid'))[0]).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'History' }))
    const steps = within(await row.findByRole('list', { name: 'History' })).getAllByRole('listitem')
    const titles = ['Payment due', 'Tried with Visa •••• 4242', 'Refused', 'Tried with Visa •••• 4242', 'Paid', `Receipt no. ${paid.id}`]
    await expect(steps).toHaveLength(titles.length)
    for (const [index, title] of titles.entries()) await expect(steps[index]).toHaveTextContent(title)
    await expect(steps[2]).toHaveTextContent('There is not enough money in the account of this card.')
    await userEvent.click(row.getByRole('button', { name: `Download receipt no. ${paid.id} as a PDF` }))
    await waitFor(() => expect(download).toHaveBeenCalled())
  },
}

export const RefusedPayment: Story = {
  name: 'a refused payment shows the reason at once, and has no receipt',
  args: { answers: { listPayments: paymentList(refused, waiting) } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, refused.product!.name)
    await expect(await row.findByText('The card has expired. Use another card.')).toBeVisible()
    await expect(row.queryByRole('button', { name: /receipt/ })).toBeNull()
    const other = await rowOf(canvasElement, waiting.product!.name)
    await expect(await other.findByText('Waiting for your bank')).toBeVisible()
  },
}

const list = fn(() => paymentList(paid))
export const Filtered: Story = {
  name: 'PAY-11 payments are filtered by the statuses of the configuration, and saved as a file with the same filter',
  args: { answers: { listPayments: list }, providerId: provider.id },
  play: async ({ canvasElement }) => {
    const payments = await region(canvasElement, 'Payments')
    await userEvent.click(await payments.findByRole('radio', { name: 'Failed' }))
    const filters = { providerId: provider.id, status: 'failed' }
    await waitFor(() => expect(list.mock.calls.at(-1)).toMatchObject([{ query: filters }]))
    const saved = spyOn(URL, 'createObjectURL')
    await userEvent.click(await payments.findByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    await expect(list.mock.calls.at(-1)).toMatchObject([{ query: { ...filters, limit: 100 } }])
    const [header, row] = (await (saved.mock.lastCall![0] as Blob).text()).split('\r\n')
    await expect(header).toContain('Number,Created at,Package,Provider,Amount,Currency,Status,Card,Paid at')
    await expect(row).toContain(`,${provider.name},${paid.amount},${paid.currency},Paid,Visa •••• 4242,2026-03-20 `)
  },
}

export const DueNow: Story = {
  name: 'PAY-05 a due payment shows its day, its amount, and what happens if it is not paid',
  args: {
    answers: {
      listPayments: paymentList(),
      listPendingPayments: { data: [pendingPayment] },
      listProviderProducts: productList(nextProduct),
    },
  },
  play: async ({ canvasElement }) => {
    const due = await region(canvasElement, 'Due')
    await expect(await due.findByText(/Overdue since/)).toBeVisible()
    await expect(due.getByText(/every 12 months/)).toBeVisible()
    await expect(await due.findByText(/your package is not extended/)).toBeVisible()
    await expect(due.getByText('Until it is paid, what this package includes stays closed, even after it starts.')).toBeVisible()
    const [payment, product] = due.getAllByRole('link', { name: /Pay / })
    await expect(payment).toHaveAttribute('href', `/checkout?item=due-${pendingPayment.id}`)
    await expect(product).toHaveAttribute('href', `/checkout?item=product-${nextProduct.id}-${nextProduct.providerId}`)
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 read permission shows what is due without a way to pay it',
  args: {
    canPay: false,
    providerId: provider.id,
    answers: { listPayments: paymentList(), listPendingPayments: { data: [] }, listProviderProducts: productList(nextProduct) },
  },
  play: async ({ canvasElement }) => {
    const due = await region(canvasElement, 'Due')
    await expect(await due.findByText('Not paid')).toBeVisible()
    await expect(due.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  args: { answers: { listPayments: paymentList(), listPendingPayments: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No payments')).toBeVisible()
  },
}

const never = () => new Promise<never>(() => {})
export const Loading: Story = { args: { answers: { listPayments: never, listPendingPayments: never } } }

const failed = { refuses: { status: 500, code: 'unexpected' } } as const
export const Failed: Story = {
  args: { answers: { listPayments: failed, listPendingPayments: failed } },
  play: async ({ canvasElement }) => {
    await expect(await (await region(canvasElement, 'Due')).findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await (await region(canvasElement, 'Payments')).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { answers: { listPayments: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await (await region(canvasElement, 'Payments')).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
