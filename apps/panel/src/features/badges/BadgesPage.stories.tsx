import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { BadgesPage } from './BadgesPage.tsx'

type Award = Answer<'listProviderAwards'>['data'][number]
const permissions = examples.getProviderPermissions.answer?.data
if (!permissions) throw new Error('the contract has no example of permissions')
const provider = storyUser.providers[0]!
/** A picture without a request. */
const imageUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const earned: Award = {
  id: 1,
  code: 'fast_answer',
  name: 'Answers fast',
  howTo: 'Answer 50 couples within 120 minutes of your working time.',
  level: 1,
  earnedAt: '2026-09-01T12:00:00.000Z',
  progress: { value: 42, target: 50 },
  imageUrl,
  embedHtml: `<a href="https://rosewood.example/garden"><img src="${imageUrl}" alt="Answers fast: Rosewood Garden" width="160" height="160"></a>`,
}
const open: Award = {
  ...earned,
  id: 2,
  code: 'photos',
  name: 'Great pictures',
  howTo: 'Publish 10 photos in your galleries.',
  earnedAt: null,
  progress: { value: 4, target: 10 },
  imageUrl: null,
  embedHtml: null,
}
const complete: Award = { ...earned, id: 3, name: 'Loved by couples', level: 3, progress: { value: 100, target: 100 } }

type Args = { answers?: FakeAnswers; user?: SessionUser }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, user = storyUser }) => (
    <PanelStory
      answers={{ listProviderAwards: { data: [earned, open] }, ...answers }}
      path={paths.providerBadges({ providerId: provider.id })}
      user={user}
    >
      <main>
        <Route path={paths.providerBadges.pattern}>
          <BadgesPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const badge = async (canvasElement: HTMLElement, name: string) =>
  within((await within(canvasElement).findByRole('heading', { level: 3, name })).closest('article')!)

export const List: Story = {
  name: 'PROV-17 PROV-18 each badge shows its level, the day, the progress and how to earn the next level',
  play: async ({ canvasElement }) => {
    const first = await badge(canvasElement, earned.name)
    await expect(first.getByText('Level 1')).toBeVisible()
    await expect(first.getByText('Earned on September 1, 2026')).toBeVisible()
    await expect(first.getByRole('meter', { name: 'Next level' })).toHaveAttribute('aria-valuetext', '42 of 50')
    await expect(first.getByText(earned.howTo)).toBeVisible()
    const second = await badge(canvasElement, open.name)
    await expect(second.getByText('Not earned yet')).toBeVisible()
    await expect(second.getByText(open.howTo)).toBeVisible()
    await expect(second.queryByRole('textbox')).toBeNull()
  },
}

export const Snippet: Story = {
  name: 'PROV-18 the preview is the HTML that is copied, and opens a new tab',
  play: async ({ canvasElement }) => {
    const first = await badge(canvasElement, earned.name)
    const html = first.getByRole<HTMLInputElement>('textbox', { name: 'HTML for your web page' })
    await expect(html).toHaveValue(earned.embedHtml)
    const shown = first.getByRole('link', { name: 'Answers fast: Rosewood Garden' }).cloneNode(true) as HTMLElement
    await expect(shown).toHaveAttribute('target', '_blank')
    for (const name of ['target', 'rel']) shown.removeAttribute(name)
    const copied = document.createElement('template')
    copied.innerHTML = html.value
    await expect(copied.content.isEqualNode(shown.parentNode) || copied.content.firstElementChild!.isEqualNode(shown)).toBe(true)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(first.getByRole('button', { name: 'Copy: HTML for your web page' }))
    await expect(write).toHaveBeenCalledWith(earned.embedHtml)
    await userEvent.click(first.getByRole('button', { name: 'Copy: Address of the picture' }))
    await expect(write).toHaveBeenCalledWith(imageUrl)
  },
}

export const Hostile: Story = {
  name: 'the preview shows nothing but a picture and its link',
  args: {
    answers: {
      listProviderAwards: {
        data: [{ ...earned, embedHtml: `<img src="${imageUrl}" alt="Badge" onerror="document.title='run'"><form>Pay</form>` }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const first = await badge(canvasElement, earned.name)
    await expect(first.getByRole('img', { name: 'Badge' })).not.toHaveAttribute('onerror')
    await expect(first.queryByText('Pay')?.tagName).not.toBe('FORM')
  },
}

export const Complete: Story = {
  args: { answers: { listProviderAwards: { data: [complete] } } },
  play: async ({ canvasElement }) => {
    const only = await badge(canvasElement, complete.name)
    await expect(only.getByRole('meter', { name: 'All levels earned' })).toBeVisible()
    await expect(only.queryByText(complete.howTo)).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { listProviderAwards: () => new Promise<never>(() => {}) } } }

export const Failed: Story = {
  args: { answers: { listProviderAwards: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: 'PERM-03 reading is all there is: read permission shows no notice',
  args: { user: { ...storyUser, canManage: false }, answers: { getProviderPermissions: { data: { ...permissions, badges: 'read' } } } },
  play: async ({ canvasElement }) => {
    await badge(canvasElement, earned.name)
    await expect(within(canvasElement).queryByText(/You can view this page/)).toBeNull()
  },
}
