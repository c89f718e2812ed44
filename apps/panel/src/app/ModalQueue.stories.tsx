import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import { modals, modalStorageKey } from '@vendor-panel/domain'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, party, wedding } from '../features/catalogs/catalog-fixtures.ts'
import { Button, Link, TextField } from '@vendor-panel/ui'
import { paths } from '../shared/paths.ts'
import { PanelStory, storyUser } from '../shared/PanelStory.tsx'
import type { SessionUser } from '../shared/user.ts'
import { ModalQueue } from './ModalQueue.tsx'

const [first, second] = storyUser.providers
const providerId = first!.id
const country = examples.getCountry.answer!.data
const withoutVideo: FakeAnswers = { getCountry: { data: { ...country, advertisementVideo: null } } }
const nothingMissing: FakeAnswers = { listMissingData: { data: [] } }
const complete = { providerId, forms: [], customerSpaces: [], catalogs: { update: [], insert: false } }
const outdated: FakeAnswers = { listMissingData: { data: [{ ...complete, catalogs: { update: [wedding.id, party.id], insert: false } }] } }
const incomplete: FakeAnswers = {
  listMissingData: {
    data: [
      {
        providerId,
        forms: [
          { id: 1, fieldName: 'location' },
          { id: 2, fieldName: 'phone' },
        ],
        customerSpaces: [{ id: 7, name: 'Orchard' }],
        catalogs: { update: [], insert: false },
      },
    ],
  },
}

// A player that needs no network: no host has this video.
const video = { host: 'youtube', videoId: 'storystory1', title: 'A year with the panel' } as const

type Args = { answers: FakeAnswers; path?: string; user?: SessionUser }
const meta = {
  beforeEach: () => {
    for (const modal of modals) localStorage.removeItem(modalStorageKey(storyUser.id, modal, video.videoId))
    // Stories about another modal end with it.
    localStorage.setItem(modalStorageKey(storyUser.id, 'provider-referral'), 'once')
  },
  args: { answers: outdated },
  render: ({ answers: given, path = paths.discounts(), user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...withoutVideo, ...given }} path={path} user={user}>
      <main>
        <Button>Page</Button>
        <TextField label="Note" />
        <Link href={paths.discounts()} variant="standalone">
          Discounts
        </Link>
        <ModalQueue />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
// The code of a modal is loaded when it is shown.
const soon = { timeout: 10_000 }
const dialogOf = async (name: string) => within(await body().findByRole('dialog', { name }, soon))
const expired = () => dialogOf('Your prices have expired')

export const PriceUpdate: Story = {
  name: 'SHELL-35 CAT-22 CAT-23 the price update warns first, then steps through each expired list, and typed prices stay',
  play: async () => {
    const warning = await expired()
    await expect(warning.getByText(/^2 price lists are no longer valid/)).toBeInTheDocument()
    await expect(warning.queryByRole('grid')).toBeNull()
    await userEvent.click(warning.getByRole('button', { name: 'Update prices' }))
    const dialog = await expired()
    await expect(await dialog.findByRole('heading', { name: `Wedding, ${wedding.provider.name}` })).toBeInTheDocument()
    const cell = await dialog.findByRole('textbox', { name: /Set menu.*Weekdays/ })
    cell.focus()
    await userEvent.keyboard('99{Tab}')
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await expect(await dialog.findByRole('heading', { name: `Party, ${wedding.provider.name}` })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await expect(await dialog.findByRole('textbox', { name: /Set menu.*Weekdays/ })).toHaveValue('99')
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
    await expect(await dialog.findByText('2 of 2')).toBeInTheDocument()
  },
}

const message = 'The prices could not be saved.'
export const Refused: Story = {
  name: 'CAT-26 ERR-10 a price update failure shows its field errors, and its message as a toast',
  args: {
    answers: {
      ...outdated,
      replaceCatalog: {
        refuses: {
          status: 422,
          code: 'invalid',
          message,
          fieldErrors: [{ path: 'prices[0].weekPeriod', code: 'validWeekPeriod', message: 'One price for all days, or two.' }],
        },
      },
    },
  },
  play: async () => {
    await userEvent.click((await expired()).getByRole('button', { name: 'Update prices' }))
    const dialog = await expired()
    const cell = await dialog.findByRole('textbox', { name: /Set menu.*Weekdays/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Save prices' }))
    await waitFor(() => expect(cell).toHaveAccessibleDescription(/One price for all days, or two\./))
    const { store } = await import('../shared/store.ts')
    const { toasts } = await import('../shared/toasts.ts')
    await expect(store.get(toasts).map(({ text }) => text)).toContain(message)
    store.set(toasts, [])
  },
}

export const MissingInformation: Story = {
  name: 'SHELL-35 SHELL-36 the missing-information dialog lists what each provider lacks',
  args: { answers: incomplete },
  play: async () => {
    const dialog = await dialogOf('Couples are missing information')
    await expect(dialog.getByRole('heading', { name: first!.name })).toBeInTheDocument()
    const items = dialog.getAllByRole('listitem').flatMap((item) => (item.querySelector('li') ? [] : [item.textContent]))
    await expect(items).toEqual(['Location on the map', 'Phone number', 'Capacity of “Orchard”'])
    if (second) await expect(dialog.queryByRole('heading', { name: second.name })).toBeNull()
  },
}

export const OneAfterTheOther: Story = {
  name: 'MODAL-01 MODAL-16 after one modal closes the next one shows, and in the end the focus returns to the page',
  args: {
    answers: {
      listMissingData: { data: [{ ...complete, forms: [{ id: 2, fieldName: 'phone' }], catalogs: { update: [party.id], insert: false } }] },
    },
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Page' }).focus()
    await userEvent.click((await expired()).getAllByRole('button', { name: 'Later' }).at(-1)!)
    const next = await dialogOf('Couples are missing information')
    await expect(body().getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(next.getAllByRole('button', { name: 'Later' }).at(-1)!)
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull(), soon)
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Page' })).toHaveFocus(), soon)
    await expect(localStorage.getItem(modalStorageKey(storyUser.id, 'missing-data'))).toMatch(/^\d+$/)
  },
}

export const Suppressed: Story = {
  name: 'MODAL-07 MODAL-15 no modal shows on the info pages of a provider; it shows after leaving them',
  args: { path: paths.providerInfo({ providerId, tab: 'budget' }) },
  play: async ({ canvasElement }) => {
    const leave = within(canvasElement).getByRole('link', { name: 'Discounts' })
    await expect(body().queryByRole('dialog')).toBeNull()
    await userEvent.click(leave)
    await expired()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-09 a user who may not change prices is not asked to, only for what else is missing',
  args: {
    user: { ...storyUser, canManage: false },
    answers: {
      listMissingData: { data: [{ ...complete, forms: [{ id: 2, fieldName: 'phone' }], catalogs: { update: [party.id], insert: false } }] },
      getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, budget: 'read' } },
    },
  },
  play: async () => {
    const dialog = await dialogOf('Couples are missing information')
    await expect(dialog.queryByText(/expired/)).toBeNull()
    await expect(body().getAllByRole('dialog')).toHaveLength(1)
  },
}

export const NoPrices: Story = {
  name: 'MODAL-04 CAT-28 the notice of missing prices comes before other missing data, and leads to the prices of a provider',
  args: {
    answers: {
      listMissingData: { data: [{ ...complete, forms: [{ id: 2, fieldName: 'phone' }], catalogs: { update: [], insert: true } }] },
    },
  },
  play: async () => {
    const dialog = await dialogOf('Couples look for prices')
    await expect(dialog.getByRole('heading', { name: first!.name })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: `Add prices of ${first!.name}` }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull(), soon)
    await expect(localStorage.getItem(modalStorageKey(storyUser.id, 'catalog-insert-warning'))).toMatch(/^\d+$/)
  },
}

export const Advertisement: Story = {
  name: 'MODAL-02 MODAL-11 AMB-62 the video of the country comes first, muted, and once for each video',
  args: { answers: { ...outdated, getCountry: { data: { ...country, advertisementVideo: video } } } },
  play: async () => {
    const dialog = await dialogOf(video.title)
    const player = new URL(dialog.getByTitle<HTMLIFrameElement>(video.title).src)
    await expect(player.pathname).toContain(video.videoId)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(player.searchParams.get('autoplay')).toBe(isCalm ? null : '1')
    await expect(player.searchParams.get('mute')).toBe(isCalm ? null : '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(localStorage.getItem(modalStorageKey(storyUser.id, 'advertisement-video', video.videoId))).toBe('once')
    await expired()
  },
}

export const Referral: Story = {
  name: 'SHELL-35 SHELL-42 MODAL-05 MODAL-11 the referral offers to refer a business and shows the conditions, once',
  args: { answers: nothingMissing },
  beforeEach: () => localStorage.removeItem(modalStorageKey(storyUser.id, 'provider-referral')),
  play: async () => {
    const dialog = await dialogOf('Know a business that couples would love?')
    await expect(dialog.getByRole('button', { name: 'Refer a business' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Terms and conditions' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull(), soon)
    await expect(localStorage.getItem(modalStorageKey(storyUser.id, 'provider-referral'))).toBe('once')
  },
}

const twoFrames = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
let release = () => {}
export const Typing: Story = {
  name: 'no modal interrupts someone who types; it shows afterwards',
  args: {
    answers: {
      listMissingData: () =>
        new Promise((resolve) => {
          release = () => resolve({ data: [{ ...complete, catalogs: { update: [wedding.id, party.id], insert: false } }] })
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Note' })
    await userEvent.click(field)
    release()
    // Typed at the speed of a person, which takes several times the delay of a modal.
    for (const letter of 'Call back on Friday') {
      await userEvent.keyboard(letter)
      await twoFrames()
    }
    await expect(field).toHaveValue('Call back on Friday')
    await expect(body().queryByRole('dialog')).toBeNull()
    field.blur()
    await expired()
  },
}
