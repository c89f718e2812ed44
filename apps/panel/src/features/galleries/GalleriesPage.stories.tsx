import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { GalleriesPage } from './GalleriesPage.tsx'
import { gallery, mill, never, summer, user } from './gallery-fixtures.ts'

const ofMill = gallery(21, 'The old mill', { providerId: mill.id, mediaCount: 1, cover: null })
const page = (data: (typeof summer)[]) => ({ data, meta: { page: 1, limit: 25, total: data.length } })

type Args = { answers?: FakeAnswers }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {} }) => (
    <PanelStory answers={{ listGalleries: page([summer, ofMill]), ...answers }} path={paths.galleries()} user={user}>
      <main>
        <GalleriesPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const list = fn(({ query }: { query?: { providerIds?: number[] } }) => page(query?.providerIds ? [ofMill] : [summer, ofMill]))

export const Across: Story = {
  name: 'GAL-01 the galleries of all providers, each leads to the organiser of its provider',
  args: { answers: { listGalleries: list } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Summer weddings' })).toHaveAttribute('href', '/providers/1/gallery/11')
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Rosewood Mill · 1 picture or video')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provider' }), mill.name)
    await expect(await canvas.findByText('1 gallery')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Summer weddings' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { answers: { listGalleries: page([]) } },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Open the galleries of Rosewood Garden' })
    await expect(link).toHaveAttribute('href', '/providers/1/gallery')
  },
}

export const Loading: Story = { args: { answers: { listGalleries: never } } }

export const Offline: Story = {
  args: { answers: { listGalleries: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
