import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { colleague, film, garden, mediaPage, never, permitted, photo, product, summer, user, winter } from './gallery-fixtures.ts'
import { MediaTab } from './MediaTab.tsx'

const rows = [photo(1, { isMain: true }), photo(2, { galleryId: null }), film]

type Args = { answers?: FakeAnswers; user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, user: reader = user }) => (
    <PanelStory
      answers={{
        getProviderPermissions: permitted,
        listProviderMedia: mediaPage(rows),
        listProviderGalleries: { data: [summer, winter] },
        getMainImage: { data: photo(1, { isMain: true }) },
        getActiveProduct: product({}),
        ...answers,
      }}
      user={reader}
    >
      <main>
        <h1>{garden.name}</h1>
        <MediaTab provider={garden} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const pictures = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('list', { name: 'Pictures and videos of Rosewood Garden' }))
const move = fn(() => ({ data: photo(2, { galleryId: winter.id }) }))

export const All: Story = {
  name: 'PROV-20 PROV-22 the main picture and all pictures of a provider; one without a gallery is moved to a gallery',
  args: { answers: { updateProviderMedia: move } },
  play: async ({ canvasElement }) => {
    const list = await pictures(canvasElement)
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Main picture' })).toBeVisible()
    await expect(list.getByText('In no gallery')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Actions of Picture 2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Winter weddings' }))
    await waitFor(() => expect(move).toHaveBeenCalledWith(expect.objectContaining({ body: { galleryId: winter.id } })))
  },
}

const byStatus = fn(({ query }: { query?: { status?: string } }) => mediaPage(query?.status === 'rejected' ? [] : rows))
export const Filtered: Story = {
  name: 'GAL-13 pictures are filtered by their status',
  args: { answers: { listProviderMedia: byStatus, getMainImage: { data: null } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pictures(canvasElement)
    await expect(await canvas.findByText(/No main picture yet/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Approval' }), 'Rejected')
    await expect(await canvas.findByText('No pictures or videos match this filter.')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { user: colleague, answers: { getProviderPermissions: { data: { ...permitted.data, gallery: 'read' } } } },
  play: async ({ canvasElement }) => {
    const list = await pictures(canvasElement)
    await expect(list.queryByRole('button', { name: /Actions of/ })).toBeNull()
  },
}
const unavailable = { refuses: { status: 500, code: 'unexpected' } } as const
export const PartsFailed: Story = {
  name: 'the main picture and the galleries that could not be read have their own Retry; the pictures stay',
  args: { answers: { getMainImage: unavailable, listProviderGalleries: unavailable } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))
    await expect(canvas.getByText('The galleries could not be loaded.')).toBeVisible()
    await pictures(canvasElement)
  },
}
export const RoomFailed: Story = {
  name: 'GAL-12 how many pictures are left could not be read: Retry reads it',
  args: { answers: { getActiveProduct: () => (isProductDown ? unavailable : product({ photosMax: 40 })) } },
  beforeEach: () => void (isProductDown = true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    isProductDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByText(/^Your package includes 40 pictures/)).toBeVisible()
  },
}
let isProductDown = true
export const Empty: Story = { args: { answers: { listProviderMedia: mediaPage([]), getMainImage: { data: null } } } }
export const Loading: Story = { args: { answers: { listProviderMedia: never } } }
export const Offline: Story = {
  args: { answers: { listProviderMedia: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const link = fn(() => {
  isLinked = true
  return { data: { id: 3, mediaId: 1, providerItemId: 8, modelName: null } }
})
let isLinked = false

export const Products: Story = {
  name: 'GAL-06 a picture is linked to the products that it shows',
  beforeEach: () => void (isLinked = false),
  args: {
    answers: {
      listProviderItems: {
        data: [{ ...examples.listProviderItems.answer!.data[0]!, id: 8, name: 'Aurora' }],
        meta: { page: 1, limit: 25, total: 1 },
      },
      listItemData: () => ({ data: isLinked ? [{ id: 3, mediaId: 1, providerItemId: 8, modelName: null }] : [] }),
      createItemData: link,
    },
  },
  play: async ({ canvasElement }) => {
    const [first] = (await pictures(canvasElement)).getAllByRole('button', { name: /^Actions of/ })
    await userEvent.click(first!)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Products in the picture' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Products in the picture' }))
    const aurora = await dialog.findByRole('checkbox', { name: 'Aurora' })
    await expect(aurora).not.toBeChecked()
    await userEvent.click(aurora)
    await waitFor(() => expect(link).toHaveBeenCalledWith(expect.objectContaining({ path: { mediaId: 1 }, body: { providerItemId: 8 } })))
    await waitFor(() => expect(aurora).toBeChecked())
  },
}

export const WithoutProducts: Story = {
  args: {
    answers: { listProviderItems: { data: [], meta: { page: 1, limit: 25, total: 0 } }, listItemData: { data: [] } },
  },
  play: async ({ canvasElement }) => {
    const [first] = (await pictures(canvasElement)).getAllByRole('button', { name: /^Actions of/ })
    await userEvent.click(first!)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Products in the picture' }))
    await expect(await screen.findByText(/has no products yet/)).toBeVisible()
  },
}
