import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { UserContext } from '../../shared/user.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { ForgotUsernamePage } from './ForgotUsernamePage.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

type Args = { answers: FakeAnswers; path: string; isGuest?: boolean }
const exitTo = fn()
const pages: readonly (readonly [{ pattern: string }, ComponentType])[] = [
  [paths.forgotPassword, ForgotPasswordPage],
  [paths.forgotUsername, ForgotUsernamePage],
  [paths.passwordReset, ResetPasswordPage],
  [paths.renewPasswordByLink, ResetPasswordPage],
  [paths.register, RegisterPage],
]
const routes = pages.map(([{ pattern }, Page]) => (
  <Route key={pattern} path={pattern}>
    <Page />
  </Route>
))

const meta = {
  args: { answers: {}, path: paths.forgotPassword() },
  render: ({ answers, path, isGuest = true }) => (
    <PanelStory answers={answers} path={path} session={{ exitTo }}>
      <main>
        {isGuest ? <UserContext value={null}>{routes}</UserContext> : routes}
        <Route path={paths.login.pattern}>
          <h1>The sign-in page</h1>
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const bodyOf = (write: { mock: { calls: unknown[][] } }) => (write.mock.calls.at(-1) as [{ body: object }])[0].body
const registerPath = paths.register({ customerId: 1, customerUserId: 2, hash: 'iv_1' })
const resetPath = paths.passwordReset({ recoveryKey: 'rk_1' })
const signInPage = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { name: 'The sign-in page' })

async function choosePassword(canvasElement: HTMLElement, password: string, again: string, button: string) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('New password'), password)
  await userEvent.type(canvas.getByLabelText('Repeat new password'), again)
  await userEvent.click(canvas.getByRole('button', { name: button }))
  return canvas
}

const createPasswordReset = fn(() => undefined)
export const ForgotPassword: Story = {
  name: 'AUTH-27 a password link is requested by any name, with a neutral answer',
  args: { answers: { createPasswordReset } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('This field is required!')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Username, e-mail or phone'), ' mara ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/^If there is an account with this name/)).toBeVisible()
    await expect(bodyOf(createPasswordReset)).toEqual({ username: 'mara', userType: 'customer' })
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login')
  },
}

const createUsernameReminder = fn(() => undefined)
export const ForgotUsername: Story = {
  name: 'AUTH-31 the username is requested by e-mail or phone',
  args: { path: paths.forgotUsername(), answers: { createUsernameReminder } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('E-mail or phone')
    await userEvent.type(field, 'mara@rosewood{Enter}')
    await expect(await canvas.findByText('Please enter a valid e-mail address.')).toBeVisible()
    await userEvent.type(field, '.example{Enter}')
    await expect(await canvas.findByText(/^If there is an account with this contact/)).toBeVisible()
    await expect(bodyOf(createUsernameReminder)).toEqual({ email: 'mara@rosewood.example' })
    await userEvent.clear(field)
    await userEvent.type(field, '613-555-0101{Enter}')
    await waitFor(() => expect(bodyOf(createUsernameReminder)).toEqual({ phone: '+16135550101' }))
  },
}

export const WithoutKey: Story = {
  name: 'AUTH-32 without a key the page is the request for one',
  args: { path: paths.passwordReset() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  },
}

const replacePassword = fn(() => undefined)
export const Reset: Story = {
  name: 'AUTH-28 AUTH-29 a link names its user; the password is confirmed, and sign-in follows',
  args: { path: resetPath, answers: { replacePassword } },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement, 'abc', 'abd', 'Save password')
    await expect(canvas.getByText(/Mara Lindqvist, choose a new password for your username mara/)).toBeVisible()
    await expect(canvas.getByText('Must be at least 6 characters.')).toBeVisible()
    await expect(canvas.getByText('Passwords dont match.')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('New password'))
    await userEvent.clear(canvas.getByLabelText('Repeat new password'))
    await choosePassword(canvasElement, 'a quiet garden', 'a quiet garden', 'Save password')
    await expect(await signInPage(canvasElement)).toBeVisible()
    await expect(bodyOf(replacePassword)).toEqual({ password: 'a quiet garden', userType: 'customer' })
  },
}

export const ByQuery: Story = {
  name: 'AUTH-33 AMB-16 the key can be in the query',
  args: { path: `${paths.renewPasswordByLink()}?key=rk_1` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('New password')).toBeVisible()
  },
}

export const Expired: Story = {
  name: 'a used or expired link offers another one',
  args: { path: resetPath, answers: { getPasswordReset: { refuses: { status: 404, code: 'recovery_key_invalid' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This link has expired or has already been used.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request another link' })).toHaveAttribute('href', '/auth/forgot-password')
  },
}

export const ResetFailed: Story = {
  name: 'AUTH-30 MSG-14 a failed reset names the support',
  args: { path: resetPath, answers: { replacePassword: { refuses: { status: 404, code: 'recovery_key_invalid' } } } },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement, 'a quiet garden', 'a quiet garden', 'Save password')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Password reset failed. Please contact support via WhatsApp or e-mail.',
    )
  },
}

export const Unreachable: Story = {
  args: { path: resetPath, answers: { getPasswordReset: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const SignedInVisitor: Story = {
  name: 'AMB-19 a signed-in user signs out first and stays on the page',
  args: { path: resetPath, isGuest: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and continue' }))
    await expect(exitTo).toHaveBeenLastCalledWith(resetPath)
    await expect(canvas.getByRole('link', { name: 'Go to the panel' })).toHaveAttribute('href', '/')
  },
}

const acceptInvitation = fn(() => undefined)
export const Register: Story = {
  name: 'AUTH-34 AUTH-35 AUTH-37 AUTH-39 an invited user is welcomed, chooses username and password, and goes to sign-in',
  args: { path: registerPath, answers: { acceptInvitation } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^Welcome, / })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login')
    const username = canvas.getByLabelText('Username')
    await userEvent.clear(username)
    await choosePassword(canvasElement, 'a quiet garden', 'a quiet garden', 'Save')
    await expect(username).toHaveAccessibleDescription('This field is required!')
    await userEvent.type(username, 'sofia')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await signInPage(canvasElement)).toBeVisible()
    await expect(bodyOf(acceptInvitation)).toEqual({ username: 'sofia', password: 'a quiet garden' })
  },
}

const tabTo = async (field: HTMLElement) => {
  for (let presses = 0; presses < 6 && document.activeElement !== field; presses += 1) await userEvent.tab()
  await expect(field).toHaveFocus()
}

export const RegisterByKeyboard: Story = {
  name: 'AUTH-34 VAL-16 an invited user registers by keyboard alone: a mistake takes the focus, and Enter submits',
  args: { path: registerPath, answers: { acceptInvitation } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const again = await canvas.findByLabelText('Repeat new password')
    await tabTo(canvas.getByLabelText('Username'))
    await userEvent.keyboard('{Control>}a{/Control}sofia')
    await tabTo(canvas.getByLabelText('New password'))
    await userEvent.keyboard('a quiet garden')
    await tabTo(again)
    await userEvent.keyboard('a quiet gardn{Enter}')
    await waitFor(() => expect(again).toHaveFocus())
    await expect(again).toBeInvalid()
    await userEvent.keyboard('{Control>}a{/Control}a quiet garden{Enter}')
    await expect(await signInPage(canvasElement)).toBeVisible()
    await expect(bodyOf(acceptInvitation)).toEqual({ username: 'sofia', password: 'a quiet garden' })
  },
}

export const UnknownInvitation: Story = {
  name: 'AUTH-38 ERR-12 a link that is no longer valid leads to sign-in',
  args: { path: registerPath, answers: { getInvitation: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    await expect(await signInPage(canvasElement)).toBeVisible()
  },
}

export const MissingPart: Story = {
  name: 'AUTH-38 a link without its hash leads to sign-in',
  args: { path: paths.register({ customerId: 1, customerUserId: 2 }) },
  play: async ({ canvasElement }) => {
    await expect(await signInPage(canvasElement)).toBeVisible()
  },
}
