import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { provider } from './catalog-fixtures.ts'
import { ProviderInfoPage } from './ProviderInfoPage.tsx'
import type { Space } from './space-form.ts'

const orangery: Space = {
  id: 1,
  providerId: provider.id,
  name: 'Orangery',
  spaceType: 'indoor',
  kind: 'package',
  mealMin: 40,
  mealMax: 220,
  cocktailMin: null,
  cocktailMax: 300,
}
const orchard: Space = {
  ...orangery,
  id: 2,
  name: 'Orchard',
  spaceType: 'outdoor',
  kind: 'per_person',
  mealMin: null,
  mealMax: null,
  cocktailMax: null,
}
const answers: FakeAnswers = { listCustomerSpaces: { data: [orangery, orchard] }, getCustomerSpace: { data: orangery } }

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path={paths.providerInfo({ providerId: provider.id, tab: 'capacity' })} user={user}>
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
  name: 'CAP-01 CAP-02 each space shows where it is, how it is sold and its capacities; one without a capacity is marked',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within((await canvas.findByRole('heading', { name: 'Orangery' })).closest('article')!)
    await expect(row.getByText(/^Indoor/)).toBeVisible()
    await expect(row.getByText('40 to 220 guests')).toBeVisible()
    await expect(row.getByText('up to 300 guests')).toBeVisible()
    await expect(row.queryByText('Capacity missing')).toBeNull()
    await expect(canvas.getByText('Capacity missing')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listCustomerSpaces: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listCustomerSpaces: { data: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No spaces yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listCustomerSpaces: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const NotAllowed: Story = {
  name: 'PERM-09 with read permission the spaces are shown without controls to change them',
  args: {
    user: { ...storyUser, canManage: false },
    answers: { getProviderPermissions: { data: { ...examples.getProviderPermissions.answer!.data, info: 'read' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Orangery' })
    await expect(canvas.queryByRole('button', { name: 'Add space' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull()
  },
}

const create = fn(() => ({ data: orangery }))
export const Added: Story = {
  name: 'CAP-01 AMB-49 both bounds are asked for, and how the space is sold decides which one is required',
  args: { answers: { createCustomerSpace: create } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add space' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add space' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Rose lawn')
    await userEvent.click(dialog.getByRole('radio', { name: 'Outdoor' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^Per guest/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Meal, at most/ }), '220')
    await userEvent.click(dialog.getByRole('button', { name: 'Save space' }))
    const least = dialog.getByRole('textbox', { name: 'Meal, at least' })
    await waitFor(() => expect(least).toHaveAccessibleDescription('This field is required!'))
    await userEvent.type(least, '50')
    await userEvent.click(dialog.getByRole('button', { name: 'Save space' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toMatchObject({ name: 'Rose lawn', spaceType: 'outdoor', kind: 'per_person', mealMin: 50, mealMax: 220 })
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

const change = fn((_input: { body?: object }) => ({ data: orangery }))
export const OnlyChanges: Story = {
  name: 'of a space only what was changed is sent, and nothing if nothing was',
  args: { answers: { updateCustomerSpace: change } },
  play: async ({ canvasElement }) => {
    const edit = async () => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit “Orangery”' }))
      const dialog = within(await body().findByRole('dialog', { name: 'Edit space' }))
      return { dialog, most: await dialog.findByRole('textbox', { name: /^Meal, at most/ }) }
    }
    const save = async (dialog: ReturnType<typeof within>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save space' }))
      await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    }
    await save((await edit()).dialog)
    await expect(change).not.toHaveBeenCalled()
    const { dialog, most } = await edit()
    await userEvent.clear(most)
    await userEvent.type(most, '200')
    await save(dialog)
    await expect(change.mock.lastCall?.[0].body).toEqual({ mealMax: 200 })
  },
}
