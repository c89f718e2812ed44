import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Body } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { productKey } from '../../shared/payable-key.ts'
import { paths } from '../../shared/paths.ts'
import { answers, due, paid, saved, strictBank, unpaid, waiting } from './checkout-fixtures.ts'
import { CheckoutPage } from './CheckoutPage.tsx'

type Args = { answers?: FakeAnswers; path?: string }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given = {}, path = paths.checkout() }) => (
    <PanelStory answers={{ ...answers, ...given }} path={path}>
      <main>
        <CheckoutPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const purchase = fn((_body: Body<'createPurchase'>) => undefined)
const accepted: FakeAnswers['createPurchase'] = ({ body }) => {
  purchase(body)
  return { data: { payment: paid, threeD: null } }
}
const number = '4242424242424242'

async function typeCard(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: /Card number/ }), number)
  await userEvent.type(canvas.getByRole('textbox', { name: /Expires/ }), '0832')
  await userEvent.type(canvas.getByRole('textbox', { name: /Security code/ }), '123')
  await userEvent.type(canvas.getByRole('textbox', { name: /Name on the card/ }), 'Mara Lindqvist')
}

async function pay(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('checkbox', { name: /I order this/ }))
  await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
}

export const NewCard: Story = {
  name: 'PAY-02 PAY-19 a new card is paid with by its token, once for a double click, and saved only if that is asked for',
  args: { answers: { createPurchase: accepted } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeCard(canvasElement)
    await expect(canvas.getByText('Visa')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Save this card/ })).not.toBeChecked()
    purchase.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: /I order this/ }))
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Pay/ }))
    await expect(await canvas.findByText('Paid. Thank you!')).toBeVisible()
    await expect(purchase).toHaveBeenLastCalledWith({
      item: { type: 'pending-payment', pendingPaymentId: due.id },
      card: { type: 'new', token: 'tok_of_the_story', save: false },
      installmentCount: 1,
    })
    await expect(purchase).toHaveBeenCalledOnce()
    await expect(canvasElement).not.toHaveTextContent(number)
  },
}

export const Keyboard: Story = {
  name: 'PAY-02 a product is chosen, and paid with a new card, by keyboard alone',
  args: { answers: { createPurchase: accepted } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabTo = async (role: 'textbox' | 'radio' | 'checkbox' | 'button', name: RegExp) => {
      const control = canvas.getByRole(role, { name })
      while (document.activeElement !== control) await userEvent.tab()
    }
    await canvas.findByRole('textbox', { name: /Card number/ })
    purchase.mockClear()
    await tabTo('radio', /Payment for the package/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Premium listing, next year/ })).toBeChecked()
    for (const [name, text] of [
      [/Card number/, number],
      [/Expires/, '0832'],
      [/Security code/, '123'],
      [/Name on the card/, 'Mara Lindqvist'],
    ] as const) {
      await tabTo('textbox', name)
      await userEvent.keyboard(text)
    }
    await tabTo('checkbox', /I order this/)
    await userEvent.keyboard(' ')
    await tabTo('button', /^Pay/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(purchase).toHaveBeenCalledOnce())
    await expect(purchase.mock.lastCall![0].item).toEqual({ type: 'product', productId: unpaid.id, providerId: unpaid.providerId })
  },
}

export const SavedNow: Story = {
  name: 'PAY-02 a new card that is saved has a name and may be used first',
  args: { answers: { createPurchase: accepted } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeCard(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Save this card/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Name for the card/ }), 'Office card')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Use this card first/ }))
    await pay(canvasElement)
    await waitFor(() =>
      expect(purchase).toHaveBeenLastCalledWith(
        expect.objectContaining({ card: { type: 'new', token: 'tok_of_the_story', save: true, name: 'Office card', isPrimary: true } }),
      ),
    )
  },
}

export const SavedCard: Story = {
  name: 'PAY-20 a saved card is offered first, and a product that a link names is chosen',
  args: {
    answers: { listCreditCards: { data: [saved] }, createPurchase: accepted },
    path: paths.checkout({}, { item: productKey(unpaid) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: /Office card Visa •••• 4242/ })).toBeChecked()
    await expect(canvas.getByText('Valid until 09/2029')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Premium listing, next year/ })).toBeChecked()
    await expect(canvas.queryByRole('textbox', { name: /Card number/ })).toBeNull()
    await pay(canvasElement)
    await waitFor(() =>
      expect(purchase).toHaveBeenLastCalledWith({
        item: { type: 'product', productId: unpaid.id, providerId: unpaid.providerId },
        card: { type: 'saved', creditCardId: saved.id },
        installmentCount: 1,
      }),
    )
  },
}

export const Instalments: Story = {
  name: 'PAY-01 the bank of the card offers instalments',
  args: { answers: { createPurchase: accepted } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: /Card number/ })).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Instalments' })).toBeNull()
    await typeCard(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Instalments' }), '3')
    await expect(canvas.getByRole('option', { name: '3 instalments of $163' })).toBeInTheDocument()
    await pay(canvasElement)
    await waitFor(() => expect(purchase).toHaveBeenLastCalledWith(expect.objectContaining({ installmentCount: 3 })))
  },
}

export const Coupon: Story = {
  name: 'PAY-12 a coupon reduces the total before it is paid',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /Coupon/ }), 'AUTUMN26')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText(/The coupon saves/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pay $490' })).toBeNull()
  },
}

export const CouponWrong: Story = {
  name: 'PAY-12 a wrong coupon is not found, at its field',
  args: { answers: { getDiscountCoupon: { refuses: { status: 404, code: 'coupon_not_found' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: /Coupon/ })
    await userEvent.type(field, 'NOTHING')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Coupon not found'))
    await expect(canvas.getByRole('button', { name: 'Pay $490' })).toBeVisible()
  },
}

export const Mistakes: Story = {
  name: 'PAY-04 errors are shown at their fields before anything is sent',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /Card number/ }), '4242424242424241')
    await userEvent.type(canvas.getByRole('textbox', { name: /Expires/ }), '0120')
    purchase.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Card number/ })).toHaveAccessibleDescription(/Please check the card number/),
    )
    await expect(canvas.getByRole('textbox', { name: /Expires/ })).toHaveAccessibleDescription(/This card has expired/)
    await expect(canvas.getByRole('checkbox', { name: /I order this/ })).toBeInvalid()
    await expect(purchase).not.toHaveBeenCalled()
  },
}

const refused = (code: 'payment_failed' | 'three_d_form_missing', message: string): FakeAnswers => ({
  createPurchase: { refuses: { status: 422, code, message } },
})

export const Refused: Story = {
  name: 'PAY-09 a payment that the bank refuses can be tried again',
  args: { answers: refused('payment_failed', 'Payment is fail') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeCard(canvasElement)
    await pay(canvasElement)
    await expect(await canvas.findByText('Payment is fail')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $490' })).toBeEnabled()
  },
}

export const NoForm: Story = {
  name: 'PAY-07 a bank that answers neither a form nor a page is reported',
  args: { answers: { ...refused('three_d_form_missing', '3D payment form not found'), listCreditCards: { data: [saved] } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /Office card/ })
    await pay(canvasElement)
    await expect(await within(canvasElement).findByText('3D payment form not found')).toBeVisible()
  },
}

export const WrongHost: Story = {
  name: 'PAY-08 an address that is not on a host of the bank is not opened',
  args: {
    answers: {
      listCreditCards: { data: [saved] },
      createPurchase: {
        data: { payment: waiting, threeD: { type: 'redirect', redirectUrl: 'https://bank.example.evil.example/confirm' } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /Office card/ })
    await pay(canvasElement)
    await expect(await within(canvasElement).findByText('Invalid 3D redirect URL')).toBeVisible()
  },
}

export const CardRefused: Story = {
  name: 'card details that the bank does not take are reported, and no payment begins',
  args: { answers: { getPaymentBank: strictBank, createPurchase: accepted } },
  play: async ({ canvasElement }) => {
    purchase.mockClear()
    await typeCard(canvasElement)
    await pay(canvasElement)
    await expect(await within(canvasElement).findByText(/The bank does not accept these card details/)).toBeVisible()
    await expect(purchase).not.toHaveBeenCalled()
  },
}

export const Offline: Story = {
  name: 'a lost answer says that another try is charged only once',
  args: { answers: { listCreditCards: { data: [saved] }, createPurchase: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /Office card/ })
    await pay(canvasElement)
    await expect(await within(canvasElement).findByText(/the same payment is charged only once/)).toBeVisible()
  },
}

const keep = fn((_body: Body<'createCreditCard'>) => undefined)
export const CardAdded: Story = {
  name: 'PAY-02 a card is saved without a payment',
  args: {
    path: paths.checkout({}, { card: 'new' }),
    answers: {
      createCreditCard: ({ body }) => {
        keep(body)
        return { data: saved }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add a card' })).toBeVisible()
    await typeCard(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /Name for the card/ }), 'Office card')
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
    await waitFor(() => expect(keep).toHaveBeenCalledWith({ token: 'tok_of_the_story', name: 'Office card', isPrimary: false }))
  },
}
