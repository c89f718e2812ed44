import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { ProvidersPage } from './ProvidersPage.tsx'

type Args = { user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ user = storyUser }) => (
    <PanelStory path="/providers" user={user}>
      <main>
        <ProvidersPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const List: Story = {
  name: 'each provider leads to its prices, menus, spaces and calendar',
  play: async ({ canvasElement }) => {
    const { id, name } = storyUser.providers[0]!
    const pages = within(within(canvasElement).getByRole('navigation', { name }))
    const links = pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Prices', `/providers/${id}/info/budget`],
      ['Menus', `/providers/${id}/info/menus`],
      ['Capacity', `/providers/${id}/info/capacity`],
      ['Calendar', `/providers/${id}/calendar-events`],
    ])
  },
}

export const Empty: Story = {
  args: { user: { ...storyUser, providers: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No providers yet')).toBeVisible()
  },
}
