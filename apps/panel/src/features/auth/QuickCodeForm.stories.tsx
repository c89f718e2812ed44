import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { SignInPage } from './SignInPage.tsx'

const open = fn(() => Promise.resolve())
const createQuickCode = fn(() => ({ data: { expiresIn: 120, resendIn: 120 } }))
const verifyQuickCode = fn()

const session = examples.verifyQuickCode.answer!

const meta = {
  args: { answers: {} },
  render: ({ answers }) => (
    <PanelStory answers={{ createQuickCode, ...answers }} session={{ open }}>
      <main>
        <SignInPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

async function requestCode(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Username, e-mail or phone'), 'mara')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a code' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }))
  return { canvas, code: await canvas.findByLabelText('Six-digit code') }
}

export const Pasted: Story = {
  name: 'AUTH-03 AUTH-24 the typed name is kept, and a pasted code of any script signs in at once',
  args: {
    answers: {
      verifyQuickCode: (input) => {
        verifyQuickCode(input.body)
        return session
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { code } = await requestCode(canvasElement)
    await expect(code).toHaveFocus()
    await userEvent.paste('٤٢٠ ٩٨٧')
    await waitFor(() => expect(open).toHaveBeenCalled())
    await expect(verifyQuickCode).toHaveBeenCalledWith({ username: 'mara', code: '420987' })
  },
}

export const Countdown: Story = {
  name: 'AUTH-22 AUTH-23 another code can be requested when the countdown ends',
  args: { answers: { createQuickCode: () => ({ data: { expiresIn: 2, resendIn: 2 } }) } },
  play: async ({ canvasElement }) => {
    const { canvas } = await requestCode(canvasElement)
    const again = canvas.getByRole('button', { name: 'Send another code' })
    await expect(canvas.getByText(/You can request another code in \d+ seconds?\./)).toBeVisible()
    await expect(again).toBeDisabled()
    await waitFor(() => expect(again).toBeEnabled(), { timeout: 4_000 })
    await expect(canvas.getByText('The code is no longer valid. Request another one.')).toBeVisible()
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send another code' })).toBeDisabled())
  },
}

export const WrongCode: Story = {
  name: 'AUTH-23 a wrong code is reported at its field; the way back to the password stays',
  args: {
    answers: {
      verifyQuickCode: {
        refuses: {
          status: 422,
          code: 'invalid',
          fieldErrors: [{ path: 'code', code: 'code_wrong', message: 'This code is incorrect.' }],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, code } = await requestCode(canvasElement)
    await userEvent.type(code, '12{Enter}')
    await expect(await canvas.findByText('This code is incorrect.')).toBeVisible()
    await userEvent.clear(code)
    await userEvent.type(code, '123456')
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is incorrect.'))
    await expect(code).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with the password' }))
    await expect(canvas.getByLabelText('Password')).toBeVisible()
    await expect(canvas.getByLabelText('Username, e-mail or phone')).toHaveValue('mara')
  },
}

export const TooManyCodes: Story = {
  name: 'too many requests are reported on the form',
  args: {
    answers: {
      createQuickCode: {
        refuses: {
          status: 429,
          code: 'too_many_tries',
          params: { minutes: 15 },
          retryAfterSeconds: 900,
          message: 'Too many attempts. Please wait 15 minutes and try again.',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Username, e-mail or phone'), 'mara')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a code' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait 15 minutes')
  },
}
