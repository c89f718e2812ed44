import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import type { Discount } from './discount-form.ts'
import { DiscountsPage } from './DiscountsPage.tsx'

const example = examples.getDiscount.answer
const product = examples.getActiveProduct.answer
if (!example || !product?.data) throw new Error('the contract has no example of a discount or a product')
const providerId = storyUser.providers[0]!.id
const winter: Discount = {
  ...example.data,
  id: 1,
  providerId,
  intro: 'Ten percent off on Fridays in winter',
  documents: [],
  isPrimary: true,
}
const parts: Discount = {
  ...winter,
  id: 2,
  intro: 'Pay in six instalments, at no extra cost',
  discountType: 'installment',
  discountRatio: null,
  installmentCount: 6,
  regularPrice: null,
  discountedPrice: null,
  isPrimary: false,
  documents: [{ id: 9, name: 'Winter menu.pdf', contentType: 'application/pdf', size: 184_320, path: '/api/discounts/2/documents/9' }],
}
const listOf = (...data: Discount[]): Answer<'listDiscounts'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const types: Answer<'listConfigs'> = {
  data: [
    { id: 1, itemType: 'discount_type', itemId: 'discount', value: 'Percentage', status: 'active' },
    { id: 2, itemType: 'discount_type', itemId: 'installment', value: 'Instalments', status: 'active' },
  ],
}
const withCampaigns: Answer<'getActiveProduct'> = { data: { ...product.data, features: ['campaigns'] } }
const withoutCampaigns: Answer<'getActiveProduct'> = { data: { ...product.data, features: [] } }
const answers: FakeAnswers = { listDiscounts: listOf(winter, parts), listConfigs: types, getActiveProduct: withCampaigns }

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/discounts" user={user}>
      <main>
        <DiscountsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)

export const List: Story = {
  name: 'DISC-01 each discount shows its value, its prices, whether it is primary, and its documents',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = (await canvas.findByRole('heading', { name: winter.intro })).closest('article')!
    await expect(await within(row).findByText('10% off')).toBeVisible()
    await expect(within(row).getByText('Primary')).toBeVisible()
    await expect(canvas.getByText('6 instalments')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Winter menu.pdf' })).toBeVisible()
    await expect(canvas.getByText('2 discounts')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listDiscounts: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listDiscounts: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No discounts yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listDiscounts: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission sees the discounts without controls to change them',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, discounts: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: winter.intro })
    await expect(canvas.queryByRole('button', { name: 'Add discount' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: `Delete “${winter.intro}”` })).toBeNull()
  },
}

const unavailable = { refuses: { status: 500, code: 'unexpected' } } as const
const rights = { data: { ...examples.getProviderPermissions.answer!.data, discounts: 'write' } } as const
let areRightsDown = true
export const RightsFailed: Story = {
  name: 'PERM-03 rights that could not be read have Retry; then a user with write permission can add a discount',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: () => (areRightsDown ? unavailable : rights) },
  },
  beforeEach: () => void (areRightsDown = true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await canvas.findByRole('heading', { name: winter.intro })
    areRightsDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: 'Add discount' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

const menus = [
  { id: 9, name: 'Winter menu.pdf', contentType: 'application/pdf', size: 184_320, path: '/api/discounts/2/documents/9' },
  { id: 10, name: 'Spring menu.pdf', contentType: 'application/pdf', size: 184_320, path: '/api/discounts/2/documents/10' },
]
const removeMenu = fn(() => undefined)
export const DocumentRemoved: Story = {
  name: 'DISC-01 the focus of a removed document moves to the next one',
  args: {
    answers: {
      listDiscounts: () => listOf({ ...parts, documents: removeMenu.mock.calls.length > 0 ? menus.slice(1) : menus }),
      deleteDiscountDocument: removeMenu,
    },
  },
  beforeEach: () => void removeMenu.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove.*Winter menu/ }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Winter menu.pdf' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove.*Spring menu/ })).toHaveFocus())
  },
}

export const OverThePackage: Story = {
  name: 'DISC-07 a package without campaigns: adding opens the upgrade popup',
  args: { user: { ...storyUser, providers: storyUser.providers.slice(0, 1) }, answers: { getActiveProduct: withoutCampaigns } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: winter.intro })
    await userEvent.click(canvas.getByRole('button', { name: 'Add discount' }))
    const dialog = await body().findByRole('dialog', { name: 'Discounts are not part of your package' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const create = fn(() => ({ data: winter }))
export const Add: Story = {
  name: 'DISC-05 only the number of the chosen type is shown and sent',
  args: { answers: { createDiscount: create } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add discount' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Pay in parts')
    await expect(dialog.getByRole('textbox', { name: 'Discount' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Instalments' }))
    await expect(dialog.queryByRole('textbox', { name: 'Discount' })).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Number of instalments' }), '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({
      providerId,
      intro: 'Pay in parts',
      discountType: 'installment',
      installmentCount: 6,
      isPrimary: false,
    })
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

let areTypesDown = true
export const TypesFailed: Story = {
  name: 'CONF-15 types that could not be read have Retry in place of a group without options',
  args: { answers: { listConfigs: () => (areTypesDown ? unavailable : types) } },
  beforeEach: () => void (areTypesDown = true),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add discount' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add discount' }))
    const retry = await dialog.findByRole('button', { name: 'Retry' })
    await expect(dialog.queryByRole('radiogroup')).toBeNull()
    areTypesDown = false
    await userEvent.click(retry)
    await expect(await dialog.findByRole('radio', { name: 'Instalments' })).toBeVisible()
  },
}

export const Problems: Story = {
  name: 'DISC-02 VAL-07 FILE-07 violated rules are reported at their fields',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add discount' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add discount' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Discount' }), '120')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Regular price' }), '100')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Discounted price' }), '100')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['#!'], 'price.pdf', { type: 'text/plain' }), { applyAccept: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This field is required!')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await expect(dialog.getByText('Please enter at most 99.')).toBeVisible()
    await expect(dialog.getByText('Discounted price must be below the regular price')).toBeVisible()
    // At the file, and in the summary while the field is out of view.
    await expect(dialog.getAllByText('This type of file is not accepted here.').at(-1)).toBeVisible()
  },
}

export const CouponChecked: Story = {
  name: 'DISC-08 a coupon is looked up by its code, to copy or to print',
  args: {
    answers: {
      getDiscountCoupon: { data: { code: 'SEASON15', ratio: 15, amount: null, currency: 'CAD', validUntil: '2026-12-31' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Check a coupon'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'season15{Enter}')
    await expect(await canvas.findByText('15% off')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(canvas.getByDisplayValue('SEASON15')).toBeVisible()
  },
}
