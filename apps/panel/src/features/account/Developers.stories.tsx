import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { answers } from './account-fixtures.ts'
import { SettingsPage } from './SettingsPage.tsx'

type Args = { answers: FakeAnswers; tab: 'webhooks' | 'api-keys' }
const meta = {
  args: { answers: {}, tab: 'webhooks' },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, tab }) => (
    <PanelStory answers={{ ...answers, ...given }} path={paths.settings({ tab })}>
      <main>
        <Route path={paths.settings.pattern}>
          <SettingsPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const webhook = examples.listWebhooks.answer!.data[0]!
const delivery = examples.listWebhookDeliveries.answer!.data[0]!
const apiKey = examples.listApiKeys.answer!.data[0]!

const replay = fn(() => ({ data: delivery }))
export const Deliveries: Story = {
  name: 'a failed delivery is sent again; the log has why it failed',
  args: {
    answers: {
      listWebhooks: { data: [webhook, { ...webhook, id: 2, isActive: false, switchedOffAt: '2026-11-18T09:12:00.000Z' }] },
      listWebhookDeliveries: {
        data: [{ ...delivery, status: 'failed', tries: 8, failure: 'timeout', responseStatus: null }],
        meta: { page: 1, limit: 25, total: 1, nextCursor: null },
      },
      createWebhookReplay: replay,
    },
  },
  play: async () => {
    await expect(await body().findByText(/after failing for three days/)).toBeVisible()
    await userEvent.click(body().getAllByRole('button', { name: 'Deliveries' })[0]!)
    await expect(await body().findByText('No response in time')).toBeVisible()
    await userEvent.click(body().getByRole('button', { name: /^Send again: event of/ }))
    await waitFor(() => expect(replay).toHaveBeenCalled())
  },
}

export const Empty: Story = {
  args: { answers: { listWebhooks: { data: [] } } },
  play: async () => {
    await expect(await body().findByText('No webhooks yet')).toBeVisible()
  },
}

const changeHook = fn((_input: { body?: object }) => ({ data: webhook }))
export const OnlyChanges: Story = {
  name: 'of a webhook only what was changed is sent',
  args: { answers: { listWebhooks: { data: [webhook] }, updateWebhook: changeHook } },
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: `Actions for ${webhook.url}` }))
    await userEvent.click(await body().findByRole('menuitem', { name: 'Change' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Change webhook' }))
    const purpose = await dialog.findByRole('textbox', { name: /^What it is for/ })
    await userEvent.clear(purpose)
    await userEvent.type(purpose, 'Accounting')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changeHook).toHaveBeenCalled())
    await expect(changeHook.mock.lastCall?.[0].body).toEqual({ description: 'Accounting' })
  },
}

const renew = fn(() => ({ data: { apiKey, secret: 'vpk_of_a_story' } }))
export const Renewed: Story = {
  name: 'a key is renewed after a question, and its text is shown once',
  args: { tab: 'api-keys', answers: { listApiKeys: { data: [apiKey] }, renewApiKey: renew } },
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: `Renew ${apiKey.name}` }))
    await userEvent.click(within(await body().findByRole('alertdialog')).getByRole('button', { name: 'Renew' }))
    await expect(await body().findByDisplayValue('vpk_of_a_story')).toBeVisible()
    await userEvent.click(body().getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(body().queryByDisplayValue('vpk_of_a_story')).toBeNull())
  },
}

export const KeysFailed: Story = {
  args: { tab: 'api-keys', answers: { listApiKeys: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async () => {
    await expect(await body().findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
