import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { store } from '../../shared/store.ts'
import { toasts } from '../../shared/toasts.ts'
import type { SessionUser } from '../../shared/user.ts'
import type { ProviderItem } from './item-form.ts'
import { ItemsPage } from './ItemsPage.tsx'

const item = examples.getProviderItem.answer?.data
const media = examples.getMainImage.answer?.data
const permissions = examples.getProviderPermissions.answer?.data
const shown = examples.getProvider.answer?.data
const product = examples.getActiveProduct.answer?.data
if (!item || !permissions || !shown || !product || !media) throw new Error('the contract has no example of an item')
const provider = storyUser.providers[0]!
/** A picture without a request. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const offer: ProviderItem = {
  ...item,
  id: 1,
  providerId: provider.id,
  type: 'offer',
  name: 'Winter weekends',
  intro: 'Saturdays from January to March at the price of a weekday.',
  giftText: 'A night in the garden suite is on us.',
  price: 4200,
  discountedPrice: 3600,
  status: 'active',
  images: [],
  modelImageId: null,
  modelName: null,
  optionIds: [],
  order: 1,
}
const dress: ProviderItem = {
  ...offer,
  id: 2,
  type: 'product',
  name: 'Aurora',
  intro: null,
  giftText: null,
  price: 1800,
  discountedPrice: null,
  status: 'rejected',
  rejectReason: 'The picture shows a phone number.',
  images: [{ id: 31, path: pixel }],
  modelImageId: 31,
  modelName: 'Aurora 12',
  optionIds: [11, 21],
  order: 2,
}
const listOf = (...data: ProviderItem[]): Answer<'listProviderItems'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const statuses: Answer<'listConfigs'> = {
  data: [
    ['pending', 'Pending approval'],
    ['active', 'Active'],
    ['passive', 'Passive'],
    ['rejected', 'Rejected'],
  ].map(([itemId, value], index) => ({
    id: index + 1,
    itemType: 'provider_item_statuses',
    itemId: itemId!,
    value: value!,
    status: 'active',
  })),
}
const groups: Answer<'listItemOptionGroups'> = {
  data: [
    {
      id: 1,
      categoryId: 1,
      name: 'Silhouette',
      options: [
        { id: 11, name: 'A-line' },
        { id: 12, name: 'Sheath' },
      ],
    },
    { id: 2, categoryId: 1, name: 'Neckline', options: [{ id: 21, name: 'V-neck' }] },
  ],
}
const pictures: Answer<'listProviderMedia'> = {
  data: [31, 32].map((id) => ({ ...media, id, path: pixel, sizes: [], status: 'active', alt: id === 31 ? 'Front of the dress' : null })),
  meta: { page: 1, limit: 100, total: 2 },
}
const answers: FakeAnswers = {
  listProviderItems: listOf(offer, dress),
  getProviderItem: { data: dress },
  listConfigs: statuses,
  listItemOptionGroups: groups,
  listProviderMedia: pictures,
  getProvider: { data: { ...shown, onHold: false } },
}

type Args = { answers?: FakeAnswers; user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => store.set(toasts, []),
  render: ({ answers: given = {}, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={paths.providerItems({ providerId: provider.id })} user={user}>
      <main>
        <Route path={paths.providerItems.pattern}>
          <ItemsPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const rowOf = async (canvasElement: HTMLElement, name: string) =>
  within((await within(canvasElement).findByRole('heading', { level: 3, name })).closest('article')!)
const openDialog = async (canvasElement: HTMLElement, button: string, title: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
  // The dialog of a record that is still loading is another one.
  await body().findByRole('textbox', { name: 'Name' })
  return within(body().getByRole('dialog', { name: title }))
}

let left = [offer, dress]
export const Deleted: Story = {
  name: 'ITEM-04 after an offer was deleted by keyboard, the same button of the next one has the focus',
  args: {
    answers: {
      listProviderItems: () => listOf(...left),
      deleteProviderItem: ({ path: { providerItemId } }) => void (left = left.filter(({ id }) => id !== providerItemId)),
    },
  },
  beforeEach: () => void (left = [offer, dress]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Delete “Winter weekends”' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete “Aurora”' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete “Aurora”' })).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const List: Story = {
  name: 'ITEM-01 ITEM-07 each item shows its status, the reason of a rejection, prices and options by group',
  play: async ({ canvasElement }) => {
    const first = await rowOf(canvasElement, offer.name)
    await expect(await first.findByText('Active')).toBeVisible()
    await expect(first.getByText('$3,600')).toBeVisible()
    await expect(first.getByText(`Gift: ${offer.giftText}`)).toBeVisible()
    const second = await rowOf(canvasElement, dress.name)
    await expect(await second.findByText('Rejected')).toBeVisible()
    await expect(second.getByText('Rejected: The picture shows a phone number.')).toBeVisible()
    await expect(await second.findByText('Silhouette: A-line')).toBeVisible()
    await expect(second.getByText('Neckline: V-neck')).toBeVisible()
    await expect(within(canvasElement).getByText('2 offers and products')).toBeVisible()
  },
}

const order = fn(() => undefined)
export const Ordered: Story = {
  name: 'PROV-14 the order is changed by keyboard and saved as a whole',
  args: { answers: { replaceProviderItemOrder: order } },
  play: async ({ canvasElement }) => {
    ;(await within(canvasElement).findByRole('button', { name: `Move ${offer.name}` })).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await waitFor(() => expect(order).toHaveBeenCalled())
    const [input] = order.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ providerId: provider.id, ids: [2, 1] })
  },
}

const create = fn(() => ({ data: offer }))
export const Add: Story = {
  name: 'ITEM-02 ITEM-04 the texts of an offer are counted, and after saving the page says when it is published',
  args: { answers: { createProviderItem: create } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add offer', 'Add offer')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Winter weekends')
    const text = dialog.getByRole('textbox', { name: 'Text for couples' })
    await userEvent.type(text, 'Too short')
    await expect(dialog.getByText('9/250')).toBeVisible()
    await expect(dialog.getByText('0/150')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription(/at least 20 characters/))
    await userEvent.type(text, ', but now it is longer')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toMatchObject({
      providerId: provider.id,
      type: 'offer',
      name: 'Winter weekends',
      intro: 'Too short, but now it is longer',
      imageIds: [],
    })
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(store.get(toasts).map((toast) => toast.text)).toEqual(['“Winter weekends” added. It is published within 2 working days.'])
  },
}

export const AddProduct: Story = {
  name: 'ITEM-03 ITEM-09 a product needs a picture and a model picture among the chosen ones, and takes options',
  args: { answers: { createProviderItem: create } },
  play: async ({ canvasElement }) => {
    create.mockClear()
    const dialog = await openDialog(canvasElement, 'Add offer', 'Add offer')
    await userEvent.click(dialog.getByRole('radio', { name: 'Product' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Aurora')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect((await dialog.findAllByText(/at least 1/i)).length).toBeGreaterThan(0)
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Front of the dress' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Model picture' }), 'Front of the dress')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Model name or code' }), 'Aurora 12')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'A-line' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toMatchObject({ type: 'product', imageIds: [31], modelImageId: 31, modelName: 'Aurora 12', optionIds: [11] })
  },
}

const manyPictures: Answer<'listProviderMedia'>['data'] = Array.from({ length: 150 }, (_, index) => ({
  ...media,
  id: index + 1001,
  path: pixel,
  sizes: [],
  status: 'active',
  alt: `Picture ${index + 1}`,
}))

let isDown = true
const failure = { refuses: { status: 500, code: 'unexpected' } } as const
export const ChoicesFailed: Story = {
  name: 'MSG-02 ITEM-07 options and pictures that could not be loaded: the form shows an error, with Retry',
  args: {
    answers: {
      listItemOptionGroups: () => (isDown ? failure : groups),
      listProviderMedia: () => (isDown ? failure : pictures),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add offer', 'Add offer')
    await waitFor(() => expect(dialog.getAllByText('An error occurred while loading')).toHaveLength(2))
    isDown = false
    for (const retry of dialog.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    isDown = true
    await expect(await dialog.findByRole('checkbox', { name: 'A-line' })).toBeVisible()
    await expect(await dialog.findByRole('checkbox', { name: 'Front of the dress' })).toBeVisible()
    await expect(dialog.queryByText('An error occurred while loading')).toBeNull()
  },
}

export const ManyPictures: Story = {
  name: 'ITEM-03 a chosen picture after the first hundred is shown as chosen',
  args: {
    answers: {
      getProviderItem: { data: { ...dress, images: [{ id: 1140, path: pixel }] } },
      listProviderMedia: ({ query }) => {
        const page = query?.page ?? 1
        return { data: manyPictures.slice((page - 1) * 100, page * 100), meta: { page, limit: 100, total: manyPictures.length } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Edit “${dress.name}”`, 'Edit product')
    await expect(await dialog.findByRole('checkbox', { name: 'Picture 140' })).toBeChecked()
  },
}

const update = fn(() => ({ data: { ...dress, status: 'pending' as const } }))
export const Edit: Story = {
  name: 'ITEM-01 only changed fields are sent, and the change waits for approval',
  args: { answers: { updateProviderItem: update } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Edit “${dress.name}”`, 'Edit product')
    await expect(dialog.queryByRole('radio')).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Discounted price' }), '1800')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect((await dialog.findAllByText('Discounted price must be below the regular price')).at(-1)).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Discounted price' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Discounted price' }), '1500')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(update).toHaveBeenCalled())
    const [input] = update.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ discountedPrice: 1500 })
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(store.get(toasts).map(({ text }) => text)).toEqual(['“Aurora” saved. The change is published within 2 working days.'])
  },
}

const seller: FakeAnswers['getProvider'] = { data: { ...shown, onHold: false, category: { ...shown.category, categoryType: 'product' } } }
export const BidsNotIncluded: Story = {
  name: 'ITEM-08 a package without bids on wedding dresses: the button opens the upgrade popup',
  args: { answers: { getProvider: seller, getActiveProduct: { data: { ...product, features: [] } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Bid on wedding dresses' }))
    await expect(await body().findByRole('dialog', { name: 'Bidding on wedding dresses is not part of your package' })).toBeVisible()
  },
}

export const BidsIncluded: Story = {
  name: 'ITEM-08 with bids in the package the page says that they come by the account manager',
  args: { answers: { getProvider: seller, getActiveProduct: { data: { ...product, features: ['dress-bidding'] } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Bid on wedding dresses' }))
    const dialog = await body().findByRole('dialog', { name: 'Bid on wedding dresses' })
    await expect(within(dialog).getByText(/Your account manager sends you the dresses/)).toBeVisible()
  },
}

export const NoAccountManager: Story = {
  name: 'ITEM-08 an account without an account manager: the sentence about bids has no name',
  args: {
    user: { ...storyUser, customer: { ...storyUser.customer, accountManager: null } },
    answers: { getProvider: seller, getActiveProduct: { data: { ...product, features: ['dress-bidding'] } } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Bid on wedding dresses' }))
    await expect(await body().findByText(/takes your bids\.$/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: { listProviderItems: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No offers yet')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listProviderItems: () => new Promise<never>(() => {}) } } }

export const Failed: Story = {
  args: { answers: { listProviderItems: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const OfflineWhileSaving: Story = {
  name: 'offline nothing typed is lost: the form stays with its error',
  args: { answers: { createProviderItem: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add offer', 'Add offer')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Winter weekends')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text for couples' }), 'Saturdays at the price of a weekday.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Winter weekends')
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission sees the items without controls to change them',
  args: { user: { ...storyUser, canManage: false }, answers: { getProviderPermissions: { data: { ...permissions, items: 'read' } } } },
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, offer.name)
    await expect(within(canvasElement).queryByRole('button', { name: /Add|Edit|Delete|Move/ })).toBeNull()
  },
}

let isBidsDown = true
export const BidsFailed: Story = {
  name: 'MSG-02 ITEM-08 whether bids are in the package could not be read: the dialog shows an error, with Retry',
  args: {
    answers: {
      getProvider: seller,
      getActiveProduct: () =>
        isBidsDown ? { refuses: { status: 500, code: 'unexpected' } } : { data: { ...product, features: ['dress-bidding'] } },
    },
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Bid on wedding dresses' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    const dialog = within(await body().findByRole('dialog', { name: 'Bid on wedding dresses' }))
    await expect(await dialog.findByText('An error occurred while loading')).toBeVisible()
    isBidsDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    isBidsDown = true
    await expect(await dialog.findByText(/Your account manager sends you the dresses/)).toBeVisible()
  },
}
