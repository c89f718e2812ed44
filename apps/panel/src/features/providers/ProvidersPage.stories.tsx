import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, waitFor, within } from 'storybook/test'
import { Route, useLocation } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { ProvidersPage } from './ProvidersPage.tsx'

type Provider = Answer<'listCustomerProviders'>['data'][number]
const example = examples.getProvider.answer
if (!example) throw new Error('the contract has no example of a provider')
const garden: Provider = { ...example.data, id: 1, name: 'Rosewood Garden', onHold: false, isMissingData: false }
const mill: Provider = {
  ...garden,
  id: 2,
  name: 'Rosewood Mill',
  city: { name: 'Kingston' },
  district: null,
  onHold: true,
  isMissingData: true,
  paidStatus: 'unpaid',
  productFeatures: null,
  providerFilter: null,
}
const listOf = (...data: Provider[]): Answer<'listCustomerProviders'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const only: SessionUser = { ...storyUser, providers: storyUser.providers.slice(0, 1) }
const several: SessionUser = { ...storyUser, providers: [1, 2].map((id) => ({ ...storyUser.providers[0]!, id })) }

type Args = { answers?: FakeAnswers; user?: SessionUser; path?: string }
const Address = () => <output aria-label="Address">{useLocation()[0]}</output>

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, user = several, path = '/providers' }) => (
    <PanelStory answers={{ listCustomerProviders: listOf(garden, mill), ...answers }} path={path} user={user}>
      <main>
        <Route path={paths.providers.pattern}>
          <ProvidersPage />
        </Route>
        <Address />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const List: Story = {
  name: 'PROV-06 PROV-33 each provider shows its category, place, package with the last day, and what is wrong with its page',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rowOf = async (name: string) => within((await canvas.findByRole('link', { name })).closest('article')!)
    const first = await rowOf(garden.name)
    await expect(first.getByRole('link', { name: garden.name })).toHaveAttribute('href', '/providers/1/info')
    await expect(first.getByText('Wedding venues · Glebe, Ottawa')).toBeVisible()
    await expect(first.getByText('Premium listing · until March 31, 2027')).toBeVisible()
    await expect(first.queryByText('On hold')).toBeNull()
    const second = await rowOf(mill.name)
    await expect(second.getByText('On hold')).toBeVisible()
    await expect(second.getByText('Missing information')).toBeVisible()
    await expect(second.getByText('No active package')).toBeVisible()
    await expect(second.getByRole('link', { name: `Add information to ${mill.name}` })).toHaveAttribute('href', '/providers/2/info/budget')
  },
}

export const Only: Story = {
  name: 'PROV-08 the only provider is opened at once',
  args: { user: only },
  play: async ({ canvasElement }) => {
    const address = within(canvasElement).getByRole('status', { name: 'Address' })
    await waitFor(() => expect(address).toHaveTextContent(`/providers/${only.providers[0]!.id}/info`))
  },
}

export const OnlyInTheList: Story = {
  name: 'PROV-08 the list of one provider has an address of its own',
  args: { user: only, path: '/providers?show=all', answers: { listCustomerProviders: listOf(garden) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: garden.name })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listCustomerProviders: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { user: { ...storyUser, providers: [] }, answers: { listCustomerProviders: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No providers yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listCustomerProviders: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { answers: { listCustomerProviders: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
