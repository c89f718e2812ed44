import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { answers, pending, provider, published, rejected, texts, waiting, words } from './page-fixtures.ts'
import { ProviderInfo } from './ProviderInfo.tsx'

type Args = { answers: FakeAnswers; field?: string }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, field }) => (
    <PanelStory
      answers={{ ...answers, ...given }}
      path={`${paths.providerInfo({ providerId: provider.id, tab: 'about' })}${field === undefined ? '' : `?field=${field}`}`}
    >
      <main>
        <Route path={paths.providerInfo.pattern}>
          <ProviderInfo tab="about" MediaTab={() => null} />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const area = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: 'Your text' })
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name })

export const Waiting: Story = {
  name: 'PROV-09 an edit that waits is next to the published text, as a difference',
  play: async ({ canvasElement }) => {
    await expect(await area(canvasElement)).toHaveValue(pending)
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Waiting for approval')).toBeVisible()
    await expect(canvas.getByText(published)).toBeVisible()
    await expect(canvas.getByRole('deletion')).toHaveTextContent('two')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('three')
    await expect(button(canvasElement, 'Send for approval')).toBeDisabled()
    const preview = within(canvas.getByRole('complementary', { name: 'As couples see it' }))
    await expect(preview.getByText(pending)).toBeVisible()
    await userEvent.click(preview.getByRole('radio', { name: 'Published' }))
    await expect(preview.getByText(published)).toBeVisible()
  },
}

const withdraw = fn(() => undefined)
export const Withdrawn: Story = {
  name: 'PROV-11 an edit that waits is withdrawn',
  args: { answers: { deleteDataUpdate: withdraw } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Withdraw' }))
    await expect(withdraw).toHaveBeenCalledWith(expect.objectContaining({ path: { dataUpdateId: 12 } }))
  },
}

export const Rejected: Story = {
  name: 'PROV-09 a rejected text says why, and can be corrected and sent again',
  args: { answers: { getProviderData: texts(rejected) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Please leave phone numbers out of the text.')).toBeVisible()
    await expect(await area(canvasElement)).toHaveValue(words(260))
    await expect(button(canvasElement, 'Send for approval')).toBeEnabled()
  },
}

const replace = fn(() => texts(waiting))
export const Limits: Story = {
  name: 'PROV-12 PROV-13 words and characters are counted; a short text can be saved, but not sent',
  args: { answers: { getProviderData: texts(['about', { published, status: 'active' }]), replaceProviderData: replace } },
  play: async ({ canvasElement }) => {
    const text = await area(canvasElement)
    await userEvent.clear(text)
    await userEvent.type(text, 'Two words')
    await expect(within(canvasElement).getByText('2 words · 9 characters')).toBeVisible()
    await userEvent.click(button(canvasElement, 'Send for approval'))
    await expect(await within(canvasElement).findAllByText('Please write between 250 and 300 words.')).not.toHaveLength(0)
    await expect(text).toHaveFocus()
    await expect(replace).not.toHaveBeenCalled()
    await userEvent.click(button(canvasElement, 'Save draft'))
    const body = { fields: [{ key: 'about', value: 'Two words' }], isDraft: true }
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.objectContaining({ body })))
  },
}

export const Asked: Story = {
  name: 'PROV-32 a tip leads to its field',
  args: { field: 'about' },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await area(canvasElement)).toHaveFocus())
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 a user who may only read sees the texts without a form',
  args: {
    answers: {
      getProviderPermissions: {
        data: {
          info: 'read',
          items: 'read',
          gallery: 'read',
          relatedProviders: 'read',
          badges: 'read',
          payments: 'read',
          calendarEvents: 'read',
          budget: 'read',
          discounts: 'read',
          testimonials: 'read',
          statistics: 'read',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(published)
    await waitFor(() => expect(within(canvasElement).queryByRole('textbox')).toBeNull())
    await expect(within(canvasElement).queryByRole('button', { name: 'Withdraw' })).toBeNull()
  },
}

export const Conflict: Story = {
  name: 'another user’s text is shown next to the own one before anything is overwritten',
  args: {
    answers: {
      getProviderData: (() => {
        let reads = 0
        return () => texts(['about', { published: reads++ === 0 ? published : pending, status: 'active' }])
      })(),
      replaceProviderData: { refuses: { status: 409, code: 'stale_version' } },
    },
  },
  play: async ({ canvasElement }) => {
    const text = await area(canvasElement)
    await userEvent.clear(text)
    await userEvent.type(text, 'My text')
    await userEvent.click(button(canvasElement, 'Save draft'))
    await expect(await within(canvasElement).findByRole('button', { name: 'Keep my version' })).toBeVisible()
    await expect(text).toHaveValue('My text')
  },
}

export const Failed: Story = {
  args: { answers: { getProviderData: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { getProviderData: () => new Promise<never>(() => {}) } } }
