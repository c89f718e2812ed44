import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@vendor-panel/ui'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../PanelStory.tsx'
import { paths } from '../paths.ts'
import type { SessionUser } from '../user.ts'
import { ProviderPage } from './ProviderPage.tsx'

const permissions = examples.getProviderPermissions.answer?.data
const example = examples.getProvider.answer?.data
if (!permissions || !example) throw new Error('the contract has no example of a provider')
const [first] = storyUser.providers
const garden = { ...first!, id: 1, name: 'Rosewood Garden' }
const mill = { ...first!, id: 2, name: 'Rosewood Mill' }
const user: SessionUser = { ...storyUser, providers: [garden, mill] }
const colleague: SessionUser = { ...user, canManage: false }
const all = Object.fromEntries(Object.keys(permissions).map((page) => [page, 'write'])) as typeof permissions

type Args = { answers?: FakeAnswers; user?: SessionUser; providerId?: number }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, user: reader = user, providerId = garden.id }) => (
    <PanelStory
      answers={{ getProviderPermissions: { data: all }, getProvider: { data: { ...example, onHold: false } }, ...answers }}
      path={paths.providerItems({ providerId })}
      user={reader}
    >
      <main>
        <Route path={paths.providerItems.pattern}>
          <ProviderPage entry="items">
            {({ name }, canWrite) => <Text>{canWrite ? `${name} can be changed` : `${name} can be read`}</Text>}
          </ProviderPage>
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const MenuOfAProvider: Story = {
  name: 'SHELL-13 the menu of a provider leads to its pages, and the chooser to the same page of another provider',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const menu = within(canvas.getByRole('navigation', { name: `Pages of ${garden.name}` }))
    const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Page info', '/providers/1/info'],
      ['Gallery', '/providers/1/gallery'],
      ['Offers', '/providers/1/items'],
      ['Pricing packages', '/providers/1/info/budget'],
      ['Calendar', '/providers/1/calendar-events'],
      ['Related providers', '/providers/1/related-providers'],
      ['Badges', '/providers/1/badges'],
      ['Payments', '/providers/1/payments'],
    ])
    await expect(menu.getByRole('link', { name: 'Offers' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'All providers' })).toHaveAttribute('href', '/providers?show=all')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provider' }), mill.name)
    await expect(await canvas.findByText(`${mill.name} can be changed`)).toBeVisible()
  },
}

export const ClosedPages: Story = {
  name: 'PERM-03 pages that are closed to the user are not in the menu',
  args: { user: colleague, answers: { getProviderPermissions: { data: { ...all, payments: 'none', badges: 'none' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(`${garden.name} can be changed`)
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Payments' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Badges' })).toBeNull()
  },
}

export const Denied: Story = {
  name: 'PERM-03 PERM-05 without permission the page says why, and who can help',
  args: { user: colleague, answers: { getProviderPermissions: { data: { ...all, items: 'none' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unauthorized' })).toBeVisible()
    await expect(canvas.getByText(/An account manager of your company can give you access/)).toBeVisible()
    await expect(canvas.queryByText(/can be/)).toBeNull()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission learns who can give access',
  args: { user: colleague, answers: { getProviderPermissions: { data: { ...all, items: 'read' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/You can view this page but not change it/)).toBeVisible()
    await expect(canvas.getByText(`${garden.name} can be read`)).toBeVisible()
  },
}

export const Restricted: Story = {
  name: 'PERM-05 where the configuration restricts media, the page of an account manager is read-only and says why',
  args: { answers: { getProviderPermissions: { data: { ...all, items: 'read', gallery: 'read' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/In your country our team manages pictures and offers/)).toBeVisible()
    await expect(canvas.getByText(`${garden.name} can be read`)).toBeVisible()
  },
}

export const OnHold: Story = {
  name: 'PROV-33 a provider on hold stays editable, and the page says why its statistics are closed',
  args: { answers: { getProvider: { data: { ...example, onHold: true } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This page is on hold')).toBeVisible()
    await expect(canvas.getByText(/its statistics are closed/)).toBeVisible()
    await expect(canvas.getByText(`${garden.name} can be changed`)).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'ROUTE-48 an unknown provider is not found',
  args: { providerId: 99 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Not Found')
  },
}
