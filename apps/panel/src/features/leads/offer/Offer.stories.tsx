import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { confirmLeave } from '../../../shared/navigation.ts'
import { store } from '../../../shared/store.ts'
import { acted, answers as leadAnswers, lead, LeadStory, listMeta } from '../LeadStory.tsx'

const offer = examples.listLeadOffers.answer?.data[0]
const item = examples.listLeadItems.answer?.data[0]
const availability = examples.listAvailability.answer?.data[0]
const product = examples.listProviderItems.answer?.data[0]
if (!offer || !item || !availability || !product) throw new Error('the contract has no example of an offer')

const created = fn<(input: Input<'createLeadOffer'>) => void>()
const answers: FakeAnswers = {
  ...leadAnswers,
  listLeadItems: { data: [item] },
  listLeadOffers: { data: [], meta: listMeta(0) },
  listProviderItems: {
    data: [{ ...product, name: 'Winter weekends', price: 5400, discountedPrice: 3200, currency: 'CAD' }],
    meta: listMeta(1),
  },
  listAvailability: { data: [{ ...availability, space: { id: 3, name: 'Orangery' }, isFree: true, reason: null }] },
  createLeadOffer: (input) => {
    created(input)
    return { data: offer }
  },
}
const offers = (...rows: (typeof offer)[]) => ({ listLeadOffers: { data: rows, meta: listMeta(rows.length) } })

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers },
  parameters: { layout: 'fullscreen' },
  render: (args) => <LeadStory answers={args.answers} tab="offer" />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const screen = within(document.body)

export const Sends: Story = {
  name: 'LEAD-50 an offer from what the couple asked about and the prices of the provider is checked and sent',
  play: async () => {
    created.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Service' })).toHaveValue(item.providerItem.name)
    await userEvent.click(dialog.getByRole('button', { name: 'Add from your prices' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Winter weekends ($3,200)' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note for the couple' }), 'We keep the date.')
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await expect(await dialog.findByText('We keep the date.')).toBeVisible()
    await expect(created).not.toHaveBeenCalled()
    const send = dialog.getByRole('button', { name: 'Send offer' })
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await waitFor(() => expect(created).toHaveBeenCalledOnce())
    await expect(created.mock.calls[0]?.[0].body).toMatchObject({
      lines: [
        { name: item.providerItem.name, quantity: 1, price: item.price },
        { name: 'Winter weekends', quantity: 1, price: 3200 },
      ],
      note: 'We keep the date.',
      version: lead.version,
    })
  },
}

export const Previewed: Story = {
  name: 'SHELL-34 an offer whose preview is shown is unsaved, and the second press of a double press on Preview does not send it',
  play: async () => {
    created.mockClear()
    store.set(confirmLeave, null)
    await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note for the couple' }), 'We keep the date.')
    const isDisabledAtFirst = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        const send = dialog.queryByRole<HTMLButtonElement>('button', { name: 'Send offer' })
        if (!send) return
        observer.disconnect()
        send.click()
        resolve(send.disabled)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    dialog.getByRole('button', { name: 'Preview' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(isDisabledAtFirst).resolves.toBe(true)
    await expect(await dialog.findByText('We keep the date.')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Check the offer' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(store.get(confirmLeave)).not.toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await expect(dialog.getByRole('textbox', { name: 'Note for the couple' })).toHaveValue('We keep the date.')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Preview' })).toHaveFocus())
    store.set(confirmLeave, null)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(store.get(confirmLeave)).not.toBeNull())
    store.set(confirmLeave, null)
    await expect(created).not.toHaveBeenCalled()
  },
}

export const Problems: Story = {
  name: 'LEAD-50 VAL-16 an offer without a price shows each problem at its field',
  args: { answers: { ...answers, listLeadItems: { data: [] } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await expect((await dialog.findAllByText('This field is required!')).length).toBeGreaterThanOrEqual(2)
  },
}

let asked = [item, { ...item, id: item.id + 1, providerItem: { ...item.providerItem, name: 'Garden party' } }]
const bothAsked = asked
export const Removed: Story = {
  name: 'the focus moves to the next product when one is removed',
  args: {
    answers: {
      ...answers,
      listLeadItems: () => ({ data: asked }),
      deleteLeadItem: ({ path }) => {
        asked = asked.filter(({ id }) => id !== path.leadItemId)
        return undefined
      },
    },
  },
  beforeEach: () => {
    asked = bothAsked
  },
  play: async () => {
    const first = await screen.findByRole('button', { name: `Remove ${item.providerItem.name}` })
    first.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Garden party' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a product' })).toHaveFocus())
  },
}

let arePricesDown = true
export const ProductsFailed: Story = {
  name: 'products that cannot be read say so, with Retry',
  args: {
    answers: {
      ...answers,
      listProviderItems: () =>
        arePricesDown
          ? { refuses: { status: 500, code: 'unexpected' } }
          : { data: [{ ...product, name: 'Winter weekends' }], meta: listMeta(1) },
    },
  },
  beforeEach: () => {
    arePricesDown = true
  },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await expect(screen.queryByRole('button', { name: 'Add a product' })).toBeNull()
    arePricesDown = false
    await userEvent.click(retry)
    await expect(await screen.findByRole('button', { name: 'Add a product' })).toBeVisible()
  },
}

export const Accepted: Story = {
  name: 'LEAD-37 LEAD-50 an accepted offer proposes the deal with its amount',
  args: { answers: { ...answers, ...offers({ ...offer, state: 'accepted', answerNote: 'We are so happy!' }) } },
  play: async () => {
    acted.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Record the deal' }))
    await waitFor(() => expect(acted).toHaveBeenCalledOnce())
    await expect(acted.mock.calls[0]?.[0].body).toMatchObject({ type: 'deal', amount: offer.total })
  },
}

export const States: Story = {
  args: {
    answers: {
      ...answers,
      ...offers(
        offer,
        { ...offer, id: 2, state: 'declined' },
        { ...offer, id: 3, state: 'expired' },
        { ...offer, id: 4, state: 'withdrawn' },
      ),
    },
  },
  play: async () => {
    for (const state of ['Waiting for the couple', 'Declined', 'Expired', 'Withdrawn'])
      await expect(await screen.findByText(state)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, listLeadItems: { data: [] }, listProviderItems: { data: [], meta: listMeta(0) } } },
}

export const Closed: Story = {
  args: { answers: { ...answers, getLead: { data: { ...lead, contactPreference: 'phone_only' } } } },
  play: async () => {
    await expect(await screen.findByText(/cannot be reached by e-mail/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'New offer' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { answers: { ...answers, listLeadOffers: { refuses: { status: 503, code: 'unavailable', retryAfterSeconds: 5 } } } },
}
