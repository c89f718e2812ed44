import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths, productInfoPath } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { answers, productList, products, provider } from './payment-fixtures.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

type Args = { answers?: FakeAnswers; path?: string; user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given = {}, path = paths.providerPayments({ providerId: provider.id }), user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={path} user={user}>
      <main>
        <Route path={paths.providerPayments.pattern}>
          <PaymentsPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const never = () => new Promise<never>(() => {})
const region = async (canvasElement: HTMLElement, name: string) => within(await within(canvasElement).findByRole('region', { name }))

export const OfProvider: Story = {
  name: 'PAY-17 the active product, its end date and what it includes are shown',
  play: async ({ canvasElement }) => {
    const shown = await region(canvasElement, 'Current package')
    await expect(await shown.findByRole('heading', { name: products[1]!.name })).toBeVisible()
    await expect(shown.getByText(/Until March 31, 2099/)).toBeVisible()
    await expect(shown.getByText('Visitor statistics')).toBeVisible()
    await expect(shown.getAllByText('(not included)', { exact: false }).length).toBeGreaterThan(0)
    await expect(await shown.findByText(/renews automatically/)).toBeVisible()
  },
}

export const ProductStatuses: Story = {
  name: 'PAY-01 previous, pending, active and passive products are listed, and filtered by their status',
  args: {
    answers: {
      listProviderProducts: ({ query }) =>
        productList(...products.filter(({ status }) => query?.status === undefined || status === query.status)),
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await region(canvasElement, 'Packages')
    await expect(await shown.findAllByRole('row')).toHaveLength(5)
    for (const status of ['Previous', 'Pending', 'Active', 'Passive']) {
      await userEvent.click(shown.getByRole('radio', { name: status }))
      const [, row, ...others] = await shown.findAllByRole('row')
      await expect(await within(row!).findByText(status)).toBeVisible()
      await expect(others).toEqual([])
    }
  },
}

export const OfAccount: Story = {
  name: 'PAY-18 ROUTE-35 the id 0 shows the products of all providers, and is not looked up as a provider',
  args: {
    path: productInfoPath,
    answers: {
      getActiveProduct: { refuses: { status: 404, code: 'not_found' } },
      getProvider: { refuses: { status: 404, code: 'not_found' } },
      getProviderPermissions: { refuses: { status: 404, code: 'not_found' } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Product info' })).toBeVisible()
    const shown = await region(canvasElement, 'Packages')
    await expect((await shown.findAllByText(provider.name))[0]).toBeVisible()
    await expect(shown.getByRole('columnheader', { name: 'Provider' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: { getActiveProduct: { data: null }, listProviderProducts: productList(), getSubscription: { data: null } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No package is active')).toBeVisible()
    await expect(await within(canvasElement).findByText('No packages')).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    answers: {
      getActiveProduct: never,
      listProviderProducts: never,
      listCustomerAccounts: never,
      getSubscription: never,
      listPayments: never,
    },
  },
}

const failed = { refuses: { status: 500, code: 'unexpected' } } as const
export const Failed: Story = {
  name: 'each section that could not be read shows an error, with Retry; the others stay',
  args: { answers: { listProviderProducts: failed, listCustomerAccounts: failed } },
  play: async ({ canvasElement }) => {
    await expect(await (await region(canvasElement, 'Packages')).findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await (await region(canvasElement, 'Online payments')).findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await (await region(canvasElement, 'Current package')).findByText(/Until March 31, 2099/)).toBeVisible()
  },
}

export const NoPermission: Story = {
  name: 'PERM-03 without permission the page says who can help',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, payments: 'none' } } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/An account manager of your company can give you access/)).toBeVisible()
    await waitFor(() => expect(within(canvasElement).queryByRole('region', { name: 'Packages' })).toBeNull())
  },
}

export const NoManager: Story = {
  name: 'bank accounts are for account managers',
  args: { user: { ...storyUser, canManage: false } },
  play: async ({ canvasElement }) => {
    const shown = await region(canvasElement, 'Online payments')
    await expect(shown.getByText(/Account managers of your company/)).toBeVisible()
    await expect(shown.queryByRole('button')).toBeNull()
  },
}
