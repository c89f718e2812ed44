import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { ReferralConditionsPage } from './ReferralConditionsPage.tsx'
import { ReferralPage } from './ReferralPage.tsx'
import { ReferralSuccessPage } from './ReferralSuccessPage.tsx'

const example = examples.listReferralProposals.answer!.data[0]!
const proposals: Answer<'listReferralProposals'> = {
  data: [
    { ...example, id: 2, companyName: 'Petal & Stem', status: 'contacted', validUntil: '2026-12-17', reward: null, paidBy: null },
    { ...example, id: 1, companyName: 'Rideau Strings', status: 'signed', reward: { amount: 8000, currency: 'CAD' }, paidBy: '2027-02-19' },
  ],
  meta: { page: 1, limit: 2, total: 3, earned: 15_000 },
}
const none: Answer<'listReferralProposals'> = { data: [], meta: { page: 1, limit: 25, total: 0, earned: 0 } }
const configs: Answer<'listConfigs'> = {
  data: [
    { id: 1, itemType: 'campaign_id', itemId: 'referral', value: '417', status: 'active' },
    { id: 2, itemType: 'allowed_provider_category_ids', itemId: '3', value: 'Music', status: 'active' },
  ],
}
const categories: Answer<'listCategories'> = {
  data: [
    { id: 3, name: 'Music', categoryType: 'service' },
    { id: 4, name: 'Venues', categoryType: 'venue' },
  ],
}

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers }) => (
    <PanelStory
      answers={{ listReferralProposals: proposals, listConfigs: configs, listCategories: categories, ...answers }}
      path="/refer-provider"
    >
      <main>
        <ReferralPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Proposals: Story = {
  name: 'REFER-12 each proposal has its state and reward, and the total of all pages is shown within its limit',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: 'Your proposals' }))
    await expect(list.getByText('The firm can sign until December 17, 2026.')).toBeVisible()
    await expect(list.getByText('Reward: $8,000, paid by February 19, 2027.')).toBeVisible()
    await expect(canvas.getByText('$15,000 of $40,000')).toBeVisible()
  },
}

export const NoProposals: Story = {
  args: { answers: { listReferralProposals: none } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You have not referred a firm yet.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listReferralProposals: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const create = fn(() => examples.createReferralProposal.answer!)
export const Refer: Story = {
  name: 'REFER-02 REFER-03 REFER-04 REFER-10 the form is sent once the terms are accepted, with an allowed category and the campaign of the configuration',
  args: { answers: { createReferralProposal: create } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = await canvas.findByRole('button', { name: 'Refer firm' })
    await expect(send).toBeDisabled()
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await within(category).findByRole('option', { name: 'Music' })
    await expect(within(category).queryByRole('option', { name: 'Venues' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(send).toBeEnabled()
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getAllByText('This field is required!').length).toBeGreaterThanOrEqual(4))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Firm' }), 'Lakeside Strings')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Contact person' }), 'Hanna Weiss')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '416 555 0142')
    await userEvent.selectOptions(category, 'Music')
    await userEvent.click(send)
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls.at(-1) as unknown as [{ body: object }]
    await expect(input.body).toEqual({
      companyName: 'Lakeside Strings',
      name: 'Hanna Weiss',
      phone: '+14165550142',
      category: { id: 3 },
      campaign: { id: '417' },
      customerUserId: storyUser.id,
      customerId: storyUser.customerId,
    })
  },
}

export const Refused: Story = {
  name: "REFER-11 ERR-11 the server's errors are at their fields",
  args: {
    answers: {
      createReferralProposal: {
        refuses: {
          status: 422,
          code: 'invalid',
          fieldErrors: [{ path: 'category.id', code: 'not_allowed', message: 'Not in this category.' }],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Firm' }), 'Lakeside Strings')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Contact person' }), 'Hanna Weiss')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '416 555 0142')
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await within(category).findByRole('option', { name: 'Music' })
    await userEvent.selectOptions(category, 'Music')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Refer firm' }))
    await waitFor(() => expect(category).toHaveAccessibleDescription('Not in this category.'))
  },
}

const alone = (Page: ComponentType) => () => (
  <PanelStory>
    <main>
      <Page />
    </main>
  </PanelStory>
)

export const Success: Story = {
  name: 'REFER-06 after sending: refer again, go to the dashboard, and a tip',
  render: alone(ReferralSuccessPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Refer another firm' })).toHaveAttribute('href', '/refer-provider')
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByText(/It can sign within 30 days/)).toBeVisible()
  },
}

export const Conditions: Story = {
  name: 'REFER-07 REFER-12 REFER-13 the terms with their amounts in the currency of the country, and the way to the form',
  render: alone(ReferralConditionsPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/up to \$10,000/)).toBeVisible()
    await expect(canvas.getByText(/\$20,000 a month and \$40,000 in total/)).toBeVisible()
    await expect(canvas.getByText(/within 45 working days/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Refer a firm' })).toHaveAttribute('href', '/refer-provider')
  },
}
