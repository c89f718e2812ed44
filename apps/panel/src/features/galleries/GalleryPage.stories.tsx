import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { gallery, garden, mediaPage, mill, never, permitted, photo, product, summer, user } from './gallery-fixtures.ts'
import { GalleryPage } from './GalleryPage.tsx'

type Args = { answers?: FakeAnswers }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {} }) => (
    <PanelStory
      answers={{
        getProviderPermissions: permitted,
        getGallery: { data: summer },
        listGalleryMedia: mediaPage([photo(1), photo(2)]),
        getActiveProduct: product({}),
        ...answers,
      }}
      path={paths.providerGalleryDetail({ providerId: garden.id, galleryId: summer.id })}
      user={user}
    >
      <main>
        <Route path={paths.providerGalleryDetail.pattern}>
          <GalleryPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Details: Story = {
  name: 'GAL-03 one gallery with its tags and pictures',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Summer weddings' })).toBeVisible()
    await expect(await canvas.findByText('2 pictures and videos · Outdoors')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Show Picture 2' })).toBeVisible()
  },
}

const isMissing = async (canvasElement: HTMLElement) => {
  await expect(await within(canvasElement).findByText('Reference gallery not found')).toBeVisible()
}
export const Unknown: Story = {
  name: 'GAL-11 MSG-19 an unknown gallery is not found',
  args: { answers: { getGallery: { refuses: { status: 404, code: 'gallery_not_found' } } } },
  play: ({ canvasElement }) => isMissing(canvasElement),
}
export const OfAnotherProvider: Story = {
  name: 'ROUTE-48 a gallery of another provider looks like an unknown one',
  args: { answers: { getGallery: { data: gallery(11, 'The old mill', { providerId: mill.id }) } } },
  play: ({ canvasElement }) => isMissing(canvasElement),
}
export const Failed: Story = {
  args: { answers: { getGallery: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
export const Loading: Story = { args: { answers: { getGallery: never } } }
