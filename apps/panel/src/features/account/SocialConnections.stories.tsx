import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { store } from '../../shared/store.ts'
import { toasts } from '../../shared/toasts.ts'
import { SocialConnections } from './SocialConnections.tsx'

const create = fn()
const remove = fn()
const connectedAt = '2026-11-17T15:00:00.000Z'
const google = { type: 'google', socialId: '108233417720915', connectedAt } as const
const listSocialConnections = { data: [google], meta: { available: ['google', 'facebook', 'instagram'] as const } }

type Service = 'google' | 'facebook' | 'instagram'
type Args = { answers: FakeAnswers; from?: Service; state?: string }
const meta = {
  args: { answers: {} },
  beforeEach: ({ args }) => {
    const before = location.href
    const { from, state = 'st_own' } = args
    if (from) {
      sessionStorage.setItem('social-visit', JSON.stringify({ type: from, purpose: 'connection', state: 'st_own', redirectUrl: null }))
      const proof = from === 'facebook' ? `#access_token=abc&state=${state}` : `?code=abc&state=${state}`
      history.replaceState(history.state, '', `${location.pathname}${proof}`)
    }
    return () => {
      store.set(toasts, [])
      sessionStorage.removeItem('social-visit')
      history.replaceState(history.state, '', before)
    }
  },
  render: ({ answers }) => (
    <PanelStory
      answers={{
        listSocialConnections: { ...listSocialConnections, meta: { available: [...listSocialConnections.meta.available] } },
        ...answers,
      }}
      path="/settings/account"
    >
      <main>
        <SocialConnections />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const toastTexts = () => store.get(toasts).map(({ text }) => text)

export const Connected: Story = {
  name: 'AUTH-40 each service is connected or not, and one is disconnected after a confirmation',
  args: {
    answers: {
      deleteSocialConnection: ({ path }) => {
        remove(path)
        return undefined
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Connected since/)).toBeVisible()
    await expect(canvas.getAllByText('Not connected')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }))
    await expect(await body().findByText(/can then no longer sign in with Google/)).toBeVisible()
    await expect(remove).not.toHaveBeenCalled()
    await userEvent.click(body().getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ socialType: 'google' }))
    await waitFor(() => expect(toastTexts()).toContain('Google is disconnected.'))
  },
}

export const LastSignInMethod: Story = {
  name: 'the only way in stays, and the refusal is shown',
  args: {
    answers: {
      deleteSocialConnection: {
        refuses: { status: 409, code: 'last_way_in', message: 'Without this connection you could not sign in. Choose a password first.' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Disconnect Google' }))
    await userEvent.click(await body().findByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: 'Disconnect Google' })).toBeVisible()
  },
}

export const Connecting: Story = {
  name: 'AMB-26 the own password is asked before the page of the service is opened',
  args: {
    answers: {
      createSocialConnection: {
        refuses: {
          status: 422,
          code: 'invalid',
          fieldErrors: [{ path: 'oldPassword', code: 'password_wrong', message: 'The password is incorrect.' }],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Connect Facebook' }))
    await userEvent.click(await body().findByRole('button', { name: 'Continue to Facebook' }))
    await expect(await body().findByText('This field is required!')).toBeVisible()
    await userEvent.type(body().getByLabelText('Old password'), 'not it')
    await userEvent.click(body().getByRole('button', { name: 'Continue to Facebook' }))
    await expect(await body().findByText('The password is incorrect.')).toBeVisible()
  },
}

export const ReturnFromService: Story = {
  name: 'AUTH-40 an account is connected with the token of the redirect',
  args: {
    from: 'facebook',
    answers: {
      createSocialConnection: (input) => {
        create(input.body)
        return { data: { connection: { ...google, type: 'facebook' } } }
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(create).toHaveBeenCalledWith({ type: 'facebook', token: 'abc', state: 'st_own' }))
    await waitFor(() => expect(toastTexts()).toContain('Facebook is connected.'))
  },
}

const refuses = (code: 'google_connect_failed' | 'facebook_connect_failed') => ({ refuses: { status: 422, code, message: 'No.' } }) as const

export const GoogleFailed: Story = {
  name: 'AUTH-41 a failed connection to Google shows GOOGLE_CONNECT_ERROR',
  args: { from: 'google', answers: { createSocialConnection: refuses('google_connect_failed') } },
  play: () => waitFor(() => expect(toastTexts()).toEqual(['Google could not be connected. Please try again.'])),
}

export const FacebookFailed: Story = {
  name: 'AUTH-41 a failed connection to Facebook shows FACEBOOK_CONNECT_ERROR',
  args: { from: 'facebook', answers: { createSocialConnection: refuses('facebook_connect_failed') } },
  play: () => waitFor(() => expect(toastTexts()).toEqual(['Facebook could not be connected. Please try again.'])),
}

export const OtherState: Story = {
  name: 'AUTH-41 a redirect that this tab did not start connects nothing',
  args: {
    from: 'google',
    state: 'st_of_someone_else',
    answers: {
      createSocialConnection: (input) => {
        create(input.body)
        return { data: {} }
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(toastTexts()).toEqual(['Google could not be connected. Please try again.']))
    await expect(create).not.toHaveBeenCalled()
  },
}

export const Taken: Story = {
  name: 'an account of another user is reported as such',
  args: {
    from: 'google',
    answers: {
      createSocialConnection: {
        refuses: { status: 409, code: 'social_account_taken', message: 'Another user has connected this account.' },
      },
    },
  },
  play: () => waitFor(() => expect(toastTexts()).toEqual(['Another user has connected this account.'])),
}

export const Failed: Story = {
  name: 'connections that cannot be read show an error with Retry',
  args: { answers: { listSocialConnections: { refuses: { status: 503, code: 'unavailable', retryAfterSeconds: 1 } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
