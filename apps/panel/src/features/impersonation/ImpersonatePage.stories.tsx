import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { endImpersonation } from '../../shared/impersonation.ts'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { readCookie, readStored } from '../../shared/storage.ts'
import { Impersonate } from './ImpersonatePage.tsx'

const goTo = fn()
const meta = {
  args: { answers: {} },
  render: ({ answers }) => (
    <PanelStory answers={answers}>
      <main>
        <Impersonate goTo={goTo} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

const start = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Act as the user' }))

export const Started: Story = {
  name: 'AUTH-44 AMB-11 the admin token and the cookie switch_user are set, and the panel opens',
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
    await expect(readCookie('switch_user')).toBe('7')
    await expect(readStored('adminAccessToken')).toMatch(/^vp_/)
    endImpersonation()
    await expect(readCookie('switch_user')).toBeNull()
    await expect(readStored('adminAccessToken')).toBeNull()
  },
}

export const Used: Story = {
  name: 'a used or expired link is reported',
  args: {
    answers: {
      createImpersonation: {
        refuses: { status: 404, code: 'impersonation_key_invalid', message: 'This link has expired or has already been used.' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('has already been used')
  },
}
