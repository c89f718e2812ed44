import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { answers, provider } from './page-fixtures.ts'
import { ProviderInfo } from './ProviderInfo.tsx'

type Args = { answers: FakeAnswers; tab: string }
const meta = {
  args: { answers: {}, tab: 'general' },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, tab }) => (
    <PanelStory answers={{ ...answers, ...given }} path={paths.providerInfo({ providerId: provider.id, tab })}>
      <main>
        <Route path={paths.providerInfo.pattern}>
          <ProviderInfo tab={tab} MediaTab={() => null} />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const saved = examples.updateProvider.answer
if (!saved) throw new Error('the contract has no example of a changed provider')
const update = fn(() => saved)

export const Tips: Story = {
  name: 'PROV-31 PROV-32 each tip has the own figure, what is missing, and a link to its field',
  play: async ({ canvasElement }) => {
    const tips = within(await within(canvasElement).findByRole('region', { name: 'Strength of your page' }))
    await expect(await tips.findByText('18 of 30, 12 missing')).toBeVisible()
    await expect(tips.getByRole('link', { name: 'Add photos' })).toHaveAttribute('href', `/providers/${provider.id}/gallery`)
    const [write] = tips.getAllByRole('link', { name: 'Write' })
    await expect(write).toHaveAttribute('href', `/providers/${provider.id}/info/about?field=about`)
    await expect(tips.getByRole('meter', { name: 'Tips that are done' })).toBeVisible()
  },
}

const answer = fn(() => {
  const made = examples.replaceProviderFormAnswers.answer
  if (!made) throw new Error('the contract has no example of a form')
  return made
})
export const Forms: Story = {
  name: 'PROV-23 a form of the category is answered, which the preview shows at once; a required answer is asked for',
  args: {
    answers: {
      replaceProviderFormAnswers: answer,
      listInfoRequestForms: { data: [] },
      listProviderForms: {
        data: [
          {
            id: 4,
            group: 'general',
            title: 'Your team',
            version: 2,
            fields: [
              {
                fieldName: 'languages',
                label: 'Which languages do you speak?',
                type: 'choices',
                required: true,
                options: [
                  { id: 'en', label: 'English' },
                  { id: 'fr', label: 'French' },
                ],
                values: [],
              },
              { fieldName: 'years', label: 'For how many years?', type: 'number', required: false, options: [], values: ['12'] },
            ],
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Your team' }))
    const years = form.getByRole('textbox', { name: /years/ })
    await userEvent.clear(years)
    await userEvent.type(years, '14')
    const preview = within(within(canvasElement).getByRole('complementary', { name: 'As couples see it' }))
    await waitFor(() => expect(preview.getByText('14')).toBeVisible())
    await userEvent.click(preview.getByRole('radio', { name: 'Published' }))
    await expect(preview.getByText('12')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Save answers' }))
    await waitFor(() => expect(form.getByRole('checkbox', { name: 'English' })).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(form.getByRole('checkbox', { name: 'French' }))
    await userEvent.click(form.getByRole('button', { name: 'Save answers' }))
    const body = {
      providerId: provider.id,
      answers: [
        { fieldName: 'languages', values: ['fr'] },
        { fieldName: 'years', values: ['14'] },
      ],
    }
    await waitFor(() => expect(answer).toHaveBeenCalledWith(expect.objectContaining({ path: { formId: 4 }, body, ifMatch: '"2"' })))
  },
}

const request = fn(() => {
  const made = examples.createProviderAction.answer
  if (!made) throw new Error('the contract has no example of a request')
  return made
})
export const Requests: Story = {
  name: 'PROV-24 a request to the care team is sent with a note',
  args: { answers: { createProviderAction: request } },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Requests to our team' }))
    await userEvent.click(form.getByRole('radio', { name: 'Call me back' }))
    await userEvent.type(form.getByRole('textbox', { name: /Note/ }), 'After six, please')
    await userEvent.click(form.getByRole('button', { name: 'Send request' }))
    const body = { type: 'contact-request', note: 'After six, please' }
    await waitFor(() => expect(request).toHaveBeenCalledWith(expect.objectContaining({ body })))
  },
}

export const RequestsFailed: Story = {
  name: 'requests that could not be read have their own Retry, and another can be sent',
  args: { answers: { listProviderActions: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'Requests to our team' }))
    await expect(await section.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(section.getByRole('button', { name: 'Send request' })).toBeEnabled()
  },
}

const picture = examples.getMainImage.answer?.data
if (!picture) throw new Error('the contract has no example of a main picture')
const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320"/></svg>'
const mainPicture = { ...picture, alt: 'The garden', path: drawing, sizes: [{ width: 480, path: drawing }] }
export const Contact: Story = {
  name: 'VAL-09 VAL-11 PROV-20 phone and website are checked, shown in the preview with the main picture, and only what changed is sent',
  args: { tab: 'contact', answers: { updateProvider: update, getMainImage: { data: mainPicture } } },
  play: async ({ canvasElement }) => {
    update.mockClear()
    const form = within(await within(canvasElement).findByRole('form', { name: 'How couples reach you' }))
    const website = form.getByRole('textbox', { name: 'Website' })
    await userEvent.clear(website)
    await userEvent.type(website, 'rosewood')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await expect(website).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(website)
    await userEvent.type(website, 'https://rosewood.example')
    const preview = within(within(canvasElement).getByRole('complementary', { name: 'As couples see it' }))
    await expect(await preview.findByText('rosewood.example')).toBeVisible()
    await expect(preview.getByRole('img', { name: 'The garden' })).toBeVisible()
    await userEvent.click(preview.getByRole('radio', { name: 'Published' }))
    await expect(preview.queryByText('rosewood.example')).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: { website: 'https://rosewood.example' } })))
  },
}

const medium = examples.listProviderMedia.answer?.data[0]
const item = examples.listProviderItems.answer?.data[0]
if (!medium || !item) throw new Error('the contract has no example of a picture or an item')
const pictureOf = (id: number, alt: string, status: 'active' | 'pending') => ({
  ...medium,
  id,
  alt,
  status,
  type: 'image' as const,
  isMain: false,
  path: drawing,
  sizes: [],
})
const pages = { page: 1, limit: 7 }
export const Offering: Story = {
  name: 'PROV-22 ITEM-07 the preview shows pictures, offers and prices; what waits for approval only with the changes, and marked',
  args: {
    answers: {
      listProviderMedia: ({ query }) =>
        query?.status === 'pending'
          ? { data: [pictureOf(1, 'The new terrace', 'pending')], meta: { ...pages, total: 1 } }
          : { data: Array.from({ length: 7 }, (_, at) => pictureOf(at + 2, `Room ${at + 1}`, 'active')), meta: { ...pages, total: 31 } },
      listProviderItems: {
        data: [
          { ...item, id: 1, name: 'Winter weekends', status: 'active', price: 4200, discountedPrice: 3600, currency: 'CAD' },
          { ...item, id: 2, name: 'Brunch in the garden', status: 'pending', price: 900, discountedPrice: null, currency: 'CAD' },
          { ...item, id: 3, name: 'Midnight snack', status: 'rejected' },
        ],
        meta: { page: 1, limit: 100, total: 3 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const preview = within(await within(canvasElement).findByRole('complementary', { name: 'As couples see it' }))
    const gallery = await preview.findByRole('list', { name: 'Gallery' })
    await waitFor(() => expect(within(gallery).getAllByRole('listitem')).toHaveLength(6))
    const terrace = await within(gallery).findByRole('img', { name: 'The new terrace' })
    await expect(terrace.closest('li')).toHaveTextContent(/pending/i)
    await expect(preview.getByText('and 26 more pictures')).toBeVisible()
    const offers = within(await preview.findByRole('list', { name: 'Offers' })).getAllByRole('listitem')
    await expect(offers.map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/Winter weekends.*4,200.*3,600/),
      expect.stringMatching(/Brunch in the garden.*900.*pending/i),
    ])
    await userEvent.click(preview.getByRole('radio', { name: 'Published' }))
    await expect(within(gallery).queryByRole('img', { name: 'The new terrace' })).toBeNull()
    await expect(preview.getByText('and 25 more pictures')).toBeVisible()
    await expect(preview.queryByText('Brunch in the garden')).toBeNull()
  },
}

export const Location: Story = {
  name: 'PROV-28 PROV-29 city, address and coordinates work without a map; a position that cannot be taken is reported',
  args: { tab: 'location', answers: { updateProvider: update } },
  play: async ({ canvasElement }) => {
    update.mockClear()
    const position = navigator.geolocation.getCurrentPosition
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.({ code: 1 } as GeolocationPositionError)
    const form = within(await within(canvasElement).findByRole('form', { name: 'Where couples find you' }))
    await userEvent.click(form.getByRole('button', { name: 'Use my position' }))
    await expect(await form.findByText('Location could not be taken.')).toBeVisible()
    navigator.geolocation.getCurrentPosition = position
    const address = form.getByRole('textbox', { name: 'Street and number' })
    await userEvent.clear(address)
    await userEvent.type(address, '5 King Street')
    const preview = within(within(canvasElement).getByRole('complementary', { name: 'As couples see it' }))
    await expect(await preview.findByText(/^5 King Street, /)).toBeVisible()
    const latitude = form.getByRole('textbox', { name: 'Latitude' })
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '91')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await expect(latitude).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '45.5')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    const body = { address: '5 King Street', location: { lat: 45.5, lng: -75.6972 } }
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ body })))
  },
}

const districts = fn(({ query: { cityId } }: { query: { cityId: number } }) => ({
  data: [{ id: 3, cityId, name: cityId === 2 ? 'Old Toronto' : 'Glebe' }],
}))

export const Cities: Story = {
  name: 'CONF-19 cities are offered in the order of the answer, and districts are those of the chosen city',
  args: {
    tab: 'location',
    answers: {
      updateProvider: update,
      listDistricts: districts,
      listCities: {
        data: [
          { id: 2, name: 'Toronto', order: 1, regionId: 1 },
          { id: 1, name: 'Ottawa', order: 2, regionId: 1 },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Where couples find you' }))
    const city = form.getByRole('combobox', { name: 'City' })
    await userEvent.clear(city)
    await userEvent.type(city, 't')
    const toronto = await screen.findByRole('option', { name: 'Toronto' })
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Toronto', 'Ottawa'])
    await expect(toronto).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const district = await form.findByRole('combobox', { name: /District/ })
    await expect(district).toHaveValue('')
    await waitFor(() => expect(districts).toHaveBeenCalledWith(expect.objectContaining({ query: { cityId: 2 } })))
    await userEvent.type(district, 'l')
    const oldToronto = await screen.findByRole('option', { name: 'Old Toronto' })
    await expect(screen.queryByRole('option', { name: 'Glebe' })).toBeNull()
    await userEvent.click(oldToronto)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

const failure = { refuses: { status: 500, code: 'unexpected' } } as const
let isDown = true
export const CitiesFailed: Story = {
  name: 'MSG-02 PROV-29 cities and districts that could not be loaded: the field shows an error, with Retry',
  args: {
    tab: 'location',
    answers: {
      listCities: () => (isDown ? failure : { data: [{ id: 2, name: 'Toronto', order: 1, regionId: 1 }] }),
      listDistricts: failure,
    },
  },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Where couples find you' }))
    const city = form.getByRole('combobox', { name: 'City' })
    await waitFor(() => expect(form.getAllByRole('alert')).toHaveLength(2))
    for (const alert of form.getAllByRole('alert')) await expect(alert).toHaveTextContent('An error occurred while loading')
    await userEvent.clear(city)
    await waitFor(() => expect(form.getAllByRole('alert')).toHaveLength(1))
    isDown = false
    await userEvent.click(form.getByRole('button', { name: 'Retry' }))
    isDown = true
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
    await expect(city).toHaveFocus()
    await userEvent.type(city, 'toro')
    await userEvent.click(await screen.findByRole('option', { name: 'Toronto' }))
    await expect(city).toHaveValue('Toronto')
  },
}

export const Social: Story = {
  name: 'VAL-09 the networks are saved together',
  args: { tab: 'social', answers: { updateProvider: update } },
  play: async ({ canvasElement }) => {
    update.mockClear()
    const form = within(await within(canvasElement).findByRole('form', { name: 'Social networks' }))
    await userEvent.type(form.getByRole('textbox', { name: 'YouTube' }), 'https://youtube.example/garden')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    const socialLinks = [
      { network: 'instagram', url: 'https://instagram.example/rosewoodgarden' },
      { network: 'youtube', url: 'https://youtube.example/garden' },
    ]
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: { socialLinks } })))
  },
}

let isPreviewDown = true
const down = { refuses: { status: 500, code: 'unexpected' } } as const
export const PreviewFailed: Story = {
  name: 'MSG-02 PROV-22 pictures and offers of the preview that could not be loaded: each shows an error, with Retry',
  args: {
    tab: 'contact',
    answers: {
      listProviderMedia: ({ query }) => {
        if (isPreviewDown) return down
        const data = query?.status === 'active' ? [pictureOf(1, 'The lawn', 'active')] : []
        return { data, meta: { ...pages, total: data.length } }
      },
      listProviderItems: () => (isPreviewDown ? down : { data: [{ ...item, status: 'active' }], meta: { ...pages, total: 1 } }),
    },
  },
  play: async ({ canvasElement }) => {
    const preview = within(await within(canvasElement).findByRole('complementary', { name: 'As couples see it' }))
    await waitFor(() => expect(preview.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))
    isPreviewDown = false
    for (const button of preview.getAllByRole('button', { name: 'Retry' })) await userEvent.click(button)
    isPreviewDown = true
    await expect(await preview.findByRole('list', { name: 'Gallery' })).toBeVisible()
    await expect(await preview.findByText(item.name)).toBeVisible()
    await expect(preview.queryByText('An error occurred while loading')).toBeNull()
  },
}
