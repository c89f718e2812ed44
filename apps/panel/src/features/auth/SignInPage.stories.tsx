import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { SignInPage } from './SignInPage.tsx'

const open = fn(() => Promise.resolve())

const meta = {
  args: { answers: {} },
  render: ({ answers }) => (
    <PanelStory answers={answers} session={{ open }}>
      <main>
        <SignInPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

async function signIn(canvasElement: HTMLElement, username: string, password: string) {
  const canvas = within(canvasElement)
  if (username) await userEvent.type(canvas.getByLabelText('Username, e-mail or phone'), username)
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return canvas
}

export const RightPassword: Story = {
  name: 'AUTH-01 AUTH-02 one field for username, e-mail or phone, and a password',
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, ' mara ', 'correct horse')
    await expect(open).toHaveBeenCalled()
  },
}

export const Missing: Story = {
  name: 'VAL-01 VAL-16 missing values are reported under their fields, and the first takes focus',
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, '', '')
    const username = canvas.getByLabelText('Username, e-mail or phone')
    await expect(username).toHaveFocus()
    await expect(username).toHaveAccessibleDescription('This field is required!')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('This field is required!')
  },
}

export const WrongPassword: Story = {
  name: 'AUTH-42 a wrong password is reported on the form, and the name stays',
  args: { answers: { createAccessToken: { refuses: { status: 422, code: 'invalid_credentials' } } } },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, 'mara', 'wrong')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The name or password is incorrect.')
    await expect(canvas.getByLabelText('Username, e-mail or phone')).toHaveValue('mara')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const TooManyTries: Story = {
  name: 'after too many tries the form states how long to wait',
  args: {
    answers: {
      createAccessToken: { refuses: { status: 429, code: 'too_many_tries', params: { minutes: 15 }, retryAfterSeconds: 900 } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, 'mara', 'wrong')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.')
  },
}

export const Unreachable: Story = {
  name: 'MSG-15 an unreachable server is reported, and typed text is kept',
  args: { answers: { createAccessToken: { refuses: { status: 0, code: 'network' } } } },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, 'mara', 'correct horse')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not be reached, please try again')
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse')
  },
}

const registration = (canvasElement: HTMLElement) => within(canvasElement).getByRole('link', { name: 'Register your company' })

export const Registration: Story = {
  name: 'AUTH-04 AMB-57 the register link leads to the start of a registration',
  play: ({ canvasElement }) => expect(registration(canvasElement)).toHaveAttribute('href', '/signup-wizard'),
}

export const RegistrationElsewhere: Story = {
  name: 'AUTH-04 AMB-57 in a country with a register page of its own the link leads there',
  beforeEach: () => {
    document.documentElement.dataset['register'] = 'https://join.example/vendors'
    return () => delete document.documentElement.dataset['register']
  },
  play: ({ canvasElement }) => expect(registration(canvasElement)).toHaveAttribute('href', 'https://join.example/vendors'),
}
