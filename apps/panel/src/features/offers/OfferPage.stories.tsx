import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { OfferPage } from './OfferPage.tsx'

const offer = examples.getOffer.answer?.data
if (!offer) throw new Error('the contract has no example of an offer')
const line = { name: 'Dinner', note: null, quantity: 120, price: 95, amount: 11_400 }
const open = { ...offer, lines: [{ ...line, name: 'Garden ceremony', quantity: 1, price: 4800, amount: 4800 }, line] }
const answered = '2026-11-19T10:00:00.000Z'

type Args = { answers: FakeAnswers }

const meta = {
  args: { answers: { getOffer: { data: open } } },
  render: ({ answers }) => (
    <PanelStory answers={answers} path="/offer/of_5d0b6f1ac9e24b7d">
      <main>
        <Route path={paths.offer.pattern}>
          <OfferPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const accepted = { data: { ...open, state: 'accepted' as const, answeredAt: answered } }

export const Accepts: Story = {
  name: 'LEAD-50 a couple reads its offer and accepts it after a question',
  args: { answers: { getOffer: { data: open }, acceptOffer: fn(() => accepted) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('$15,800')).toBeVisible()
    await expect(canvas.getByText('120 × $95')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the offer' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Message to the provider/ }), 'Yes!')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, accept it' }))
    await expect(await canvas.findByText(/You have accepted this offer\./)).toBeVisible()
    await expect(args.answers.acceptOffer).toHaveBeenCalledWith(expect.objectContaining({ body: { note: 'Yes!' } }))
    await expect(canvas.queryByRole('button', { name: 'Accept the offer' })).toBeNull()
  },
}

export const Declines: Story = {
  name: 'LEAD-50 a couple declines its offer',
  args: { answers: { getOffer: { data: open }, createOfferRefusal: { data: { ...open, state: 'declined', answeredAt: answered } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, decline it' }))
    await expect(await canvas.findByText('You have declined this offer.')).toBeVisible()
  },
}

const state = (changes: Partial<typeof open>): FakeAnswers => ({ getOffer: { data: { ...open, ...changes } } })

export const Accepted: Story = { args: { answers: state({ state: 'accepted', answeredAt: answered }) } }
export const Withdrawn: Story = { args: { answers: state({ state: 'withdrawn', answeredAt: answered }) } }
export const Expired: Story = {
  args: { answers: state({ state: 'expired' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/This offer was valid until December 15, 2026\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept the offer' })).toBeNull()
  },
}
let isWithdrawn = false

export const WithdrawnWhileOpen: Story = {
  name: 'LEAD-50 an offer that is withdrawn while the couple reads it is shown as withdrawn',
  args: {
    answers: {
      getOffer: () => ({ data: isWithdrawn ? { ...open, state: 'withdrawn', answeredAt: answered } : open }),
      acceptOffer: { refuses: { status: 409, code: 'offer_withdrawn' } },
    },
  },
  beforeEach: () => void (isWithdrawn = false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the offer' }))
    isWithdrawn = true
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, accept it' }))
    await expect(await canvas.findByText(/has withdrawn this offer/)).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { answers: { getOffer: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'This offer no longer exists' })).toBeVisible()
  },
}
