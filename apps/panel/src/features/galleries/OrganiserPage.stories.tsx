import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { unsavedForms } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { colleague, film, garden, mediaPage, never, permitted, photo, product, summer, user, winter } from './gallery-fixtures.ts'
import { OrganiserPage } from './OrganiserPage.tsx'

const rows = [photo(1, { isMain: true }), photo(2, { status: 'pending', quality: ['too_small', 'blurred'] }), photo(3), film]

const tags: Answer<'listConfigs'> = {
  data: ['Outdoors', 'Ceremony'].map((value, index) => ({
    id: index + 1,
    itemType: 'gallery_tag',
    itemId: value,
    value,
    status: 'active',
  })),
}
type Args = { answers?: FakeAnswers; user?: SessionUser; galleryId?: number }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, user: reader = user, galleryId }) => (
    <PanelStory
      answers={{
        getProviderPermissions: permitted,
        listProviderGalleries: { data: [summer, winter] },
        listGalleryMedia: mediaPage(rows),
        listProviderMedia: mediaPage(rows),
        getActiveProduct: product({}),
        listConfigs: tags,
        ...answers,
      }}
      path={paths.providerGallery({ providerId: garden.id, ...(galleryId !== undefined && { galleryId }) })}
      user={reader}
    >
      <main>
        <Route path={paths.providerGallery.pattern}>
          <OrganiserPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const opened = { galleryId: summer.id }
const pictures = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'Pictures and videos of Summer weddings' })
const chooseFiles = (canvasElement: HTMLElement, files: File[]) =>
  userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files, { applyAccept: false })
const file = (name: string, type = 'image/jpeg') => new File(['a'.repeat(2000)], name, { type })

const saveOrder = fn(() => undefined)
export const Galleries: Story = {
  name: 'GAL-02 GAL-03 all galleries of a provider, moved by keyboard',
  args: { answers: { replaceGalleryOrder: saveOrder } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Winter weddings' })).toHaveAttribute('href', '/providers/1/gallery/12')
    canvas.getByRole('button', { name: 'Move Summer weddings' }).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await waitFor(() => expect(saveOrder).toHaveBeenCalledWith(expect.objectContaining({ body: { providerId: 1, ids: [12, 11] } })))
  },
}

const saveMediaOrder = fn(() => undefined)
export const Opened: Story = {
  name: 'GAL-02 GAL-07 GAL-13 an open gallery shows each picture with its status, warnings before the editors see it, and is reordered',
  args: { ...opened, answers: { replaceGalleryMediaOrder: saveMediaOrder } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cells = within(await pictures(canvasElement)).getAllByRole('listitem')
    await expect(within(cells[0]!).getByText('Published')).toBeVisible()
    await expect(within(cells[0]!).getByText('Main picture')).toBeVisible()
    await expect(within(cells[1]!).getByText('Pending approval')).toBeVisible()
    await expect(within(cells[1]!).getByText(/at least 1,200 pixels/)).toBeVisible()
    await expect(within(cells[3]!).getByText('360° video')).toBeVisible()
    await expect(canvas.getByText(/No logo, company name or contact info in photos/)).toBeVisible()
    canvas.getByRole('button', { name: 'Move Picture 1' }).focus()
    await userEvent.keyboard(' {End} ')
    await waitFor(() => expect(saveMediaOrder).toHaveBeenCalledWith(expect.objectContaining({ body: { ids: [2, 3, 9, 1] } })))
  },
}

export const Rejected: Story = {
  name: 'GAL-08 a rejected picture says why',
  args: {
    ...opened,
    answers: {
      listGalleryMedia: mediaPage([
        photo(1, { status: 'rejected', rejectReason: 'The picture shows a phone number.' }),
        photo(2, { status: 'rejected' }),
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const list = within(await pictures(canvasElement))
    const [first, second] = list.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Your photo has been rejected: The picture shows a phone number.')
    await expect(second).toHaveTextContent('It redirects elsewhere or contains contact info or offer info.')
    await userEvent.click(list.getByRole('button', { name: 'Actions of Picture 1' }))
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Show to couples' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const upload = fn(({ body }: { body: { file?: File[] } }) => {
  const [sent] = body.file ?? []
  if (sent?.name === 'same.jpg')
    return {
      refuses: {
        status: 409,
        code: 'duplicate_media',
        fieldErrors: [{ path: 'file[0]', code: 'duplicate_media', message: 'This picture is already there.' }],
      },
    }
  return { data: [photo(30)] }
})
export const Uploaded: Story = {
  name: 'GAL-15 FILE-05 the rules of pictures are shown where they are chosen; many are sent at once, and a duplicate and a wrong file are named',
  args: { ...opened, answers: { createGalleryMedia: upload as never } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pictures(canvasElement)
    upload.mockClear()
    const names = Array.from({ length: 12 }, (_, index) => `terrace-${index}.jpg`)
    await chooseFiles(canvasElement, [...names.map((name) => file(name)), file('same.jpg'), file('menu.pdf', 'application/pdf')])
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(13))
    const keys = upload.mock.calls.map(([input]) => (input as unknown as { idempotencyKey: string }).idempotencyKey)
    await expect(new Set(keys).size).toBe(13)
    const files = within(canvas.getByRole('group', { name: 'Add pictures' }))
    await expect(files.getByText(/No logo, company name or contact info in photos\./)).toBeVisible()
    await waitFor(() => expect(files.getAllByRole('listitem')).toHaveLength(2))
    await expect(files.getByText('same.jpg')).toBeVisible()
    await expect(files.getByText('This picture is already there.')).toBeVisible()
    await expect(files.getByText('menu.pdf')).toBeVisible()
  },
}

let isConnected = false
const unstable = fn(() => (isConnected ? { data: [photo(30)] } : { refuses: { status: 0 as const, code: 'network' as const } }))
export const Reconnected: Story = {
  name: 'GAL-15 SHELL-34 after a lost connection a picture is sent again with the same key, and leaving in the meantime asks first',
  args: { ...opened, answers: { createGalleryMedia: unstable } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pictures(canvasElement)
    isConnected = false
    unstable.mockClear()
    await chooseFiles(canvasElement, [file('terrace.jpg')])
    await expect(await canvas.findByText(/It is sent again automatically/)).toBeVisible()
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/You are offline\. Pictures are sent automatically/)).toBeVisible()
    // Leaving the page would cancel it, so it asks first.
    await expect(unsavedForms.size).toBe(1)
    isConnected = true
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull())
    await waitFor(() => expect(canvas.queryByText('terrace.jpg')).toBeNull())
    await waitFor(() => expect(unsavedForms.size).toBe(0))
    const keys = unstable.mock.calls.map((call) => (call as unknown as [{ idempotencyKey: string }])[0].idempotencyKey)
    await expect(keys.length).toBeGreaterThan(1)
    await expect(new Set(keys).size).toBe(1)
  },
}

export const OverLimit: Story = {
  name: 'GAL-12 a full package shows how many pictures it includes, and offers the upgrade',
  args: {
    ...opened,
    answers: { getActiveProduct: product({ photosMax: 4 }), listProviderMedia: { data: [], meta: { page: 1, limit: 1, total: 4 } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pictures(canvasElement)
    await expect(await canvas.findByText(/Your package has no room|Your package includes/)).toBeVisible()
  },
}

export const PicturesLeft: Story = {
  name: 'GAL-12 the upload says how many pictures are left',
  args: {
    ...opened,
    answers: {
      getActiveProduct: product({ photosMax: 12 }),
      listProviderMedia: ({ query }) => ({ data: [], meta: { page: 1, limit: 1, total: query?.status === 'rejected' ? 1 : 5 } }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/includes 12 pictures of Rosewood Garden; 8 are left/)).toBeVisible()
  },
}

const gate = fn(() => ({ refuses: { status: 402, code: 'upgrade_required', params: { kind: 'feature' } } }))
export const Refused: Story = {
  name: 'GAL-12 UPG-03 a picture above the limit opens the upgrade popup',
  args: { ...opened, answers: { createGalleryMedia: gate as never } },
  play: async ({ canvasElement }) => {
    await pictures(canvasElement)
    await chooseFiles(canvasElement, [file('terrace.jpg')])
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

const remove = fn(() => undefined)
const change = fn(() => ({ data: photo(1) }))
export const Actions: Story = {
  name: 'GAL-04 GAL-13 a published picture becomes cover or main picture, is hidden, captioned and deleted',
  args: {
    ...opened,
    answers: {
      deleteProviderMedia: remove,
      updateGallery: change as never,
      updateProviderMedia: change,
      replaceMainImage: change,
      getProviderMedia: { data: photo(3) },
    },
  },
  play: async ({ canvasElement }) => {
    const list = within(await pictures(canvasElement))
    const choose = async (name: string) => {
      await userEvent.click(list.getByRole('button', { name: 'Actions of Picture 3' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Use as cover')
    await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ body: { coverId: 3 } })))
    await choose('Use as main picture')
    await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ body: { mediaId: 3 } })))
    await choose('Hide from couples')
    await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ body: { status: 'passive' } })))
    await choose('Delete')
    await waitFor(() => expect(remove).toHaveBeenCalledWith(expect.objectContaining({ path: { providerId: 1, mediaId: 3 } })))
    await choose('Edit caption')
    const caption = await screen.findByRole('textbox', { name: 'Caption' })
    await userEvent.clear(caption)
    await userEvent.type(caption, 'The long table')
    await userEvent.click(screen.getByRole('button', { name: 'Save caption' }))
    await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ body: { alt: 'The long table' } })))
    // A picture that waits for approval cannot be the main one.
    await userEvent.click(list.getByRole('button', { name: 'Actions of Picture 2' }))
    await expect(await screen.findByRole('menuitem', { name: 'Hide from couples' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Use as main picture' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

let left = rows
export const Deleted: Story = {
  name: 'GAL-04 after a picture was deleted by keyboard, the menu of the next one has the focus',
  args: {
    ...opened,
    answers: {
      listGalleryMedia: () => mediaPage(left),
      deleteProviderMedia: ({ path: { mediaId } }) => void (left = left.filter(({ id }) => id !== mediaId)),
    },
  },
  beforeEach: () => void (left = rows),
  play: async ({ canvasElement }) => {
    const list = within(await pictures(canvasElement))
    list.getByRole('button', { name: 'Actions of Picture 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Delete' })
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    // The video came after it.
    await waitFor(() => expect(list.getAllByRole('button', { name: /^Actions of/ })[2]).toHaveFocus())
  },
}

export const InTheWindow: Story = {
  name: 'a picture opens in the whole window, and the player of a video is loaded only when it is asked for',
  args: opened,
  play: async ({ canvasElement }) => {
    const list = within(await pictures(canvasElement))
    await userEvent.click(list.getByRole('button', { name: 'Show Picture 3' }))
    await expect(await screen.findByRole('dialog', { name: '3 of 4' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(await screen.findByRole('button', { name: 'Play video' })).toBeVisible()
    await expect(document.querySelector('iframe[src*="youtube"]')).toBeNull()
  },
}

const add = fn(() => ({ data: [film] }))
export const VideoByLink: Story = {
  name: 'GAL-09 a video of another site is refused before it is sent',
  args: { ...opened, answers: { createGalleryMedia: add } },
  play: async ({ canvasElement }) => {
    await pictures(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add video' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a video' }))
    const own = dialog.getByRole('radio', { name: 'Own video' })
    await expect(own).toHaveAccessibleDescription('Filmed by you, or for you, to show your work.')
    const address = dialog.getByRole('textbox', { name: /Address of the video/ })
    await userEvent.type(address, 'https://example.com/film.mp4')
    await userEvent.click(dialog.getByRole('button', { name: 'Add video' }))
    await expect(await dialog.findByText('Videos from this site are not supported.', { selector: 'span, span *' })).toBeVisible()
    await expect(add).not.toHaveBeenCalled()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://vimeo.com/76979871')
    await userEvent.click(dialog.getByText('360° video'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add video' }))
    await waitFor(() =>
      expect(add).toHaveBeenCalledWith(
        expect.objectContaining({ body: { videoUrl: 'https://vimeo.com/76979871', videoType: '360video' } }),
      ),
    )
  },
}

const create = fn(() => ({ data: summer }))
let isDown = true
export const TagsFailed: Story = {
  name: 'MSG-02 GAL-05 tags that could not be loaded: the form shows an error, with Retry',
  args: {
    answers: {
      listProviderGalleries: { data: [] },
      listConfigs: () => (isDown ? { refuses: { status: 500, code: 'unexpected' } } : tags),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New gallery' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New gallery' }))
    await expect(await dialog.findByText('An error occurred while loading')).toBeVisible()
    isDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    isDown = true
    await expect(await dialog.findByRole('checkbox', { name: 'Ceremony' })).toBeVisible()
    await expect(dialog.queryByText('An error occurred while loading')).toBeNull()
  },
}

export const Added: Story = {
  name: 'GAL-05 a new gallery needs at least one tag',
  args: { answers: { listProviderGalleries: { data: [] }, createGallery: create } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New gallery' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New gallery' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Summer weddings')
    await userEvent.click(dialog.getByRole('button', { name: 'Save gallery' }))
    await expect(create).not.toHaveBeenCalled()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ceremony' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save gallery' }))
    const sent = { idempotencyKey: expect.stringMatching(/./), body: { name: 'Summer weddings', tagIds: [2] } }
    await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining(sent)))
  },
}

const rename = fn((_input: { body?: object }) => ({ data: { ...summer, name: 'Garden weddings' } }))
export const OnlyChanges: Story = {
  name: 'of a gallery only what was changed is sent',
  args: { ...opened, answers: { getGallery: { data: { ...summer, tags: [{ id: 2, name: 'Ceremony' }] } }, updateGallery: rename } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit gallery' }))
    const name = await screen.findByRole('textbox', { name: /Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Garden weddings')
    await userEvent.click(screen.getByRole('button', { name: 'Save gallery' }))
    await waitFor(() => expect(rename).toHaveBeenCalled())
    await expect(rename.mock.lastCall?.[0].body).toEqual({ name: 'Garden weddings' })
  },
}

export const Unknown: Story = {
  name: 'GAL-11 an unknown gallery is not found, and leads back to all galleries',
  args: { galleryId: 99 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Reference gallery not found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All galleries' })).toHaveAttribute('href', '/providers/1/gallery')
  },
}

export const ReadOnly: Story = {
  name: 'PERM-05 a user who may only read sees pictures without uploads and actions',
  args: { ...opened, user: colleague, answers: { getProviderPermissions: { data: { ...permitted.data, gallery: 'read' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pictures(canvasElement)
    await expect(canvas.getByText(/You can view this page but not change it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Actions of|Move|Choose pictures|New gallery/ })).toBeNull()
  },
}

export const NoPictures: Story = { args: { ...opened, answers: { listGalleryMedia: mediaPage([]) } } }
export const Loading: Story = { args: { ...opened, answers: { listGalleryMedia: never } } }
export const Offline: Story = {
  args: { ...opened, answers: { listGalleryMedia: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
