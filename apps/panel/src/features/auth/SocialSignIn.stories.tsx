import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'

const open = fn(() => Promise.resolve())
const goTo = fn()
const close = fn()
const asked = fn()
const authUrl = 'https://accounts.google.com/o/oauth2/v2/auth?state=st_own'

type Args = { answers: FakeAnswers; type: 'google' | 'facebook' | 'instagram' | null; address: string; state?: string; path?: string }

const meta = {
  args: { answers: {}, type: 'google', address: '' },
  beforeEach: ({ args }) => {
    const before = location.href
    const { type, state, address } = args
    if (state !== undefined && type === null)
      sessionStorage.setItem('social-visit', JSON.stringify({ type: 'google', purpose: 'sign-in', state, redirectUrl: '/discounts' }))
    if (address) history.replaceState(history.state, '', address)
    return () => {
      history.replaceState(history.state, '', before)
      sessionStorage.removeItem('social-visit')
    }
  },
  render: ({ answers, type, path = '/auth/login?redirectUrl=%2Fdiscounts' }) => (
    <PanelStory answers={answers} session={{ open }} path={path}>
      <main>
        <SocialSignIn type={type} onClose={close} goTo={goTo} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const withState = (address: string) => `${location.pathname}${address}`

export const Leaving: Story = {
  name: 'AUTH-18 goes to the page of the service, and remembers the state and the requested page; going back opens the form',
  args: { answers: { createGoogleAccessToken: () => ({ authUrl }) } },
  play: async () => {
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(authUrl))
    await expect(JSON.parse(sessionStorage.getItem('social-visit')!)).toEqual({
      type: 'google',
      purpose: 'sign-in',
      state: 'st_own',
      redirectUrl: '/discounts',
    })
    // The browser shows the same page again after going back.
    await expect(close).not.toHaveBeenCalled()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(close).toHaveBeenCalled()
  },
}

export const HostileAddress: Story = {
  name: 'AUTH-18 an address outside the web is not followed; another try is offered',
  args: { answers: { createGoogleAccessToken: () => ({ authUrl: 'javascript:alert(1)' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Sign-in did not work. Please try again.')).toBeVisible()
    await expect(goTo).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Sign-in did not work. Please try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in another way' }))
    await expect(close).toHaveBeenCalled()
  },
}

export const ReturnFromService: Story = {
  name: 'AUTH-18 AUTH-19 the code and the state of the redirect become a session',
  args: {
    type: null,
    state: 'st_own',
    address: withState('?code=abc&state=st_own&iss=https%3A%2F%2Faccounts.google.com'),
    answers: {
      createGoogleAccessToken: ({ body }) => {
        asked(body)
        return { id: 'vp_new' }
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(open).toHaveBeenCalledWith({ accessToken: { id: 'vp_new' } }))
    await expect(asked).toHaveBeenCalledWith({ userType: 'customer', code: 'abc', state: 'st_own', issuer: 'https://accounts.google.com' })
    await expect(sessionStorage.getItem('social-visit')).toBeNull()
  },
}

export const OtherState: Story = {
  name: 'AUTH-19 a state that is not the one of this tab is refused without a call',
  args: {
    ...ReturnFromService.args,
    state: 'st_of_this_tab',
    address: withState('?code=abc&state=st_of_someone_else'),
    answers: { createGoogleAccessToken: () => Promise.reject(new Error('must not be called')) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sign-in did not work. Please try again.')).toBeVisible()
    await expect(open).not.toHaveBeenCalled()
  },
}

export const Unknown: Story = {
  name: 'an account that no user has connected is reported with the way to connect it',
  args: {
    ...ReturnFromService.args,
    answers: {
      createGoogleAccessToken: {
        refuses: { status: 422, code: 'social_account_unknown', message: 'No user has connected this account.' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No user has connected this account.')).toBeVisible()
  },
}

function SignInMethods({ answers }: { answers: FakeAnswers }) {
  return (
    <PanelStory answers={answers} session={{ open }}>
      <main>
        <SignInPage />
      </main>
    </PanelStory>
  )
}

const on = (ways: string) => () => {
  document.documentElement.dataset['ways'] = ways
  return () => void delete document.documentElement.dataset['ways']
}

export const Offered: Story = {
  name: 'AUTH-04 sign-in offers Facebook and Google where their keys are configured',
  args: { answers: {} },
  beforeEach: on('google facebook'),
  render: ({ answers }) => <SignInMethods answers={answers} />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Sign in' }))
    const names = group.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Google', 'Facebook'])
  },
}

export const InstagramOffered: Story = {
  name: 'AUTH-05 sign-in offers Instagram only where its key is configured, and a press goes there',
  args: {
    answers: {
      createInstagramAccessToken: () => {
        asked('instagram')
        // Not an address to follow: the story stays.
        return {}
      },
    },
  },
  beforeEach: on('instagram'),
  render: ({ answers }) => <SignInMethods answers={answers} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Instagram' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('instagram'))
    await expect(canvas.queryByRole('button', { name: 'Google' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in another way' }))
    await expect(canvas.getByLabelText('Password')).toBeVisible()
  },
}

export const NotConfigured: Story = {
  name: 'AUTH-05 without keys no service is offered',
  args: { answers: {} },
  render: ({ answers }) => <SignInMethods answers={answers} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull()
    await expect(within(canvasElement).queryByRole('button', { name: 'Instagram' })).toBeNull()
  },
}
