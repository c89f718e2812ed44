import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { dayFromNow, provider } from './catalog-fixtures.ts'
import type { Menu } from './menu-form.ts'
import { ProviderInfoPage } from './ProviderInfoPage.tsx'

const harvest: Menu = {
  id: 1,
  providerId: provider.id,
  name: 'Harvest table',
  type: 'per_person',
  price: 95,
  currency: 'CAD',
  minGuestCount: 40,
  maxGuestCount: 180,
  expireAt: dayFromNow(60),
  notes: 'Vegetarian on request.',
  pdf: { path: '/api/customers/1/catalog-menus/1/pdf', name: 'harvest-table.pdf', size: 184_320 },
}
const brunch: Menu = {
  ...harvest,
  id: 2,
  name: 'Long brunch',
  type: 'package',
  minGuestCount: null,
  expireAt: dayFromNow(-3),
  notes: '',
  pdf: null,
}
const answers: FakeAnswers = {
  listCatalogMenus: { data: [harvest, brunch] },
  listConfigs: ({ query }) => ({
    data:
      query?.itemTypes?.[0] === 'currency'
        ? [{ id: 1, itemType: 'currency', itemId: 'CAD', value: 'Canadian dollar', status: 'active' }]
        : [
            { id: 2, itemType: 'customer_menu_pricing_type', itemId: 'per_person', value: 'Per person', status: 'active' },
            { id: 3, itemType: 'customer_menu_pricing_type', itemId: 'package', value: 'Package', status: 'active' },
          ],
  }),
}

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={paths.providerInfo({ providerId: provider.id, tab: 'menus' })} user={user}>
      <main>
        <Route path={paths.providerInfo.pattern}>
          <ProviderInfoPage ProviderInfo={() => null} MediaTab={() => null} />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)

export const List: Story = {
  name: 'CAT-15 each menu shows its price, guests, last day, notes and PDF',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within((await canvas.findByRole('heading', { name: 'Harvest table' })).closest('article')!)
    await expect(row.getByText('$95')).toBeVisible()
    await expect(await row.findByText('Per person')).toBeVisible()
    await expect(row.getByText('40 to 180 guests')).toBeVisible()
    await expect(row.getByText('Vegetarian on request.')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Preview harvest-table.pdf' })).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByText('up to 180 guests')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listCatalogMenus: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listCatalogMenus: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No menus yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listCatalogMenus: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-09 with read permission the menus are shown without controls to change them',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, budget: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Harvest table' })
    await expect(canvas.queryByRole('button', { name: 'Add menu' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'harvest-table.pdf' })).toBeVisible()
  },
}

const create = fn(() => ({ data: { ...harvest, id: 7 } }))
const update = fn((_input: { body?: object }) => ({ data: { ...harvest, id: 7 } }))
const upload = fn()
export const RefusedPdf: Story = {
  name: 'FILE-08 a menu whose PDF the server refuses is not added twice',
  args: {
    answers: {
      createCatalogMenu: create,
      updateCatalogMenu: update,
      replaceCatalogMenuPdf: (input) => {
        upload(input)
        return { refuses: { status: 415, code: 'file_content', message: 'This is not a PDF.' } } as const
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add menu' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add menu' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Garden lunch')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '68')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['#!'], 'lunch.pdf', { type: 'application/pdf' }))
    const save = dialog.getByRole('button', { name: 'Save menu' })
    await userEvent.click(save)
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' in June')
    await userEvent.click(save)
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
    await expect(create).toHaveBeenCalledTimes(1)
    await expect(update).toHaveBeenCalledTimes(1)
    // Only what was changed since the menu was added.
    await expect(update.mock.lastCall?.[0].body).toEqual({ name: 'Garden lunch in June' })
  },
}

export const Problems: Story = {
  name: 'CAT-17 CAT-18 violated rules are reported at their fields',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add menu' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add menu' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Guests, at least/ }), '80')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Guests, at most/ }), '40')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['x'], 'menu.pdf', { type: 'text/plain' }), { applyAccept: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Save menu' }))
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(dialog.getByRole('textbox', { name: 'Price' })).toBeInvalid()
    await expect(dialog.getByRole('textbox', { name: /^Guests, at least/ })).toBeInvalid()
    await expect(dialog.getAllByText('This type of file is not accepted here.').at(-1)).toBeVisible()
  },
}

export const Preview: Story = {
  name: 'the PDF of a menu is shown in the page, with a button to download it',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Preview harvest-table.pdf' }))
    const dialog = await body().findByRole('dialog', { name: 'harvest-table.pdf' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Download' })).toBeVisible())
    await expect(dialog.querySelector('iframe') ?? within(dialog).queryByText(/cannot show a PDF/)).not.toBeNull()
  },
}
