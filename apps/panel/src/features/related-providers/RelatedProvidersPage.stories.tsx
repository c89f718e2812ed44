import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { RelatedProvidersPage } from './RelatedProvidersPage.tsx'

type Related = Answer<'listRelatedProviders'>['data'][number]
const permissions = examples.getProviderPermissions.answer?.data
if (!permissions) throw new Error('the contract has no example of permissions')
const [first] = storyUser.providers
const providers = ['Rosewood Garden', 'Rosewood Mill', 'Rosewood Lakehouse', 'Rosewood Barn'].map((name, index) => ({
  ...first!,
  id: index + 1,
  name,
}))
const [garden, mill, lakehouse, barn] = providers as [typeof first & {}, typeof first & {}, typeof first & {}, typeof first & {}]
const user: SessionUser = { ...storyUser, providers }
const related = (id: number, provider: (typeof providers)[number], order: number): Related => ({ id, provider, order })
const two: Answer<'listRelatedProviders'> = { data: [related(11, mill, 1), related(12, lakehouse, 2)] }

type Args = { answers?: FakeAnswers; user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, user: reader = user }) => (
    <PanelStory answers={{ listRelatedProviders: two, ...answers }} path={paths.relatedProviders({ providerId: garden.id })} user={reader}>
      <main>
        <Route path={paths.relatedProviders.pattern}>
          <RelatedProvidersPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const rows = async (canvasElement: HTMLElement) => {
  const list = await within(canvasElement).findByRole('list', { name: 'Related providers' })
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map((row) => row.textContent)
}

export const List: Story = {
  name: 'PROV-15 related providers in their order, each can be removed',
  play: async ({ canvasElement }) => {
    await expect(await rows(canvasElement)).toEqual([mill.name, lakehouse.name])
    await expect(within(canvasElement).getByRole('button', { name: `Remove ${mill.name}` })).toBeVisible()
  },
}

const order = fn(() => undefined)
export const Ordered: Story = {
  name: 'PROV-15 the order is changed by keyboard',
  args: { answers: { replaceRelatedProviderOrder: order } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    ;(await canvas.findByRole('button', { name: `Move ${mill.name}` })).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await waitFor(() => expect(order).toHaveBeenCalled())
    const [input] = order.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ ids: [12, 11] })
    await expect(await rows(canvasElement)).toEqual([lakehouse.name, mill.name])
  },
}

const create = fn(() => ({ data: related(13, barn, 3) }))
export const Add: Story = {
  name: 'PROV-15 a provider that is not related yet is added',
  args: { answers: { createRelatedProvider: create } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const choice = await canvas.findByRole('combobox', { name: 'Provider to add' })
    await expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a provider', barn.name])
    await userEvent.click(canvas.getByRole('button', { name: 'Add provider' }))
    await waitFor(() => expect(choice).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.selectOptions(choice, barn.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Add provider' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ relatedProviderId: barn.id })
  },
}

let isAdded = false
export const AddedOne: Story = {
  name: 'after an addition the focus stays in the form, which is empty again',
  args: {
    user: { ...user, providers: [...providers, { ...garden, id: 5, name: 'Rosewood Chapel' }] },
    answers: {
      listRelatedProviders: () => ({ data: isAdded ? [...two.data, related(13, barn, 3)] : two.data }),
      createRelatedProvider: () => {
        isAdded = true
        return { data: related(13, barn, 3) }
      },
    },
  },
  beforeEach: () => void (isAdded = false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Provider to add' }), barn.name)
    const add = canvas.getByRole('button', { name: 'Add provider' })
    await userEvent.click(add)
    await waitFor(async () => expect(await rows(canvasElement)).toContain(barn.name))
    const choice = canvas.getByRole('combobox', { name: 'Provider to add' })
    await expect(within(choice).queryByRole('option', { name: barn.name })).toBeNull()
    await expect(choice).toHaveValue('')
    await expect(add).toHaveFocus()
  },
}

export const AddedLast: Story = {
  name: 'the last addition closes the form and moves the focus to the list',
  args: { answers: AddedOne.args!.answers! },
  beforeEach: () => void (isAdded = false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Provider to add' }), barn.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Add provider' }))
    await expect(await canvas.findByText('All your other providers are already in the list.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Related providers' })).toContainElement(document.activeElement as HTMLElement),
    )
  },
}

export const NotFound: Story = {
  name: 'PROV-16 MSG-20 a provider that no longer exists is refused in the form',
  args: {
    answers: {
      createRelatedProvider: { refuses: { status: 404, code: 'related_provider_not_found', message: 'Related provider not found' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Provider to add' }), barn.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Add provider' }))
    await expect(await canvas.findByText('Related provider not found')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: { listRelatedProviders: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No related providers yet')).toBeVisible()
  },
}

export const NoneLeft: Story = {
  name: 'without another provider there is nothing to add',
  args: { user: { ...user, providers: providers.slice(0, 3) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('All your other providers are already in the list.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add provider' })).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { listRelatedProviders: () => new Promise<never>(() => {}) } } }

export const Failed: Story = {
  args: { answers: { listRelatedProviders: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { answers: { listRelatedProviders: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user with read permission sees the list without controls to change it',
  args: {
    user: { ...user, canManage: false },
    answers: { getProviderPermissions: { data: { ...permissions, relatedProviders: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await rows(canvasElement)).toEqual([mill.name, lakehouse.name])
    await expect(canvas.queryByRole('button', { name: /Move|Remove|Add/ })).toBeNull()
  },
}
