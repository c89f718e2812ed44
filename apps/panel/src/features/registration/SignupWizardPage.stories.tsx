import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WizardStep } from '@vendor-panel/domain'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { unsavedForms } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import { UserContext } from '../../shared/user.ts'
import { choices, picture, wizardAt } from './registration-fixtures.ts'
import { SignupWizardPage } from './SignupWizardPage.tsx'

type Args = { answers: FakeAnswers; step?: WizardStep }
const hash = 'rg_story_story_story_story'

const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers, step }) => (
    <PanelStory answers={{ ...choices, ...answers }} path={paths.signupWizard({ hash }, { step })}>
      <main>
        <UserContext value={null}>
          <Route path={paths.signupWizard.pattern}>
            <SignupWizardPage />
          </Route>
        </UserContext>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const stepTitle = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('heading', { level: 2, name })
const bodyOf = (write: { mock: { calls: unknown[][] } }) => (write.mock.calls.at(-1) as [{ body: object }])[0].body
const continueButton = (canvasElement: HTMLElement) => within(canvasElement).findByRole('button', { name: 'Save and continue' })

const saveAccount = fn(() => wizardAt('company'))
export const Account: Story = {
  name: 'WIZ-05 the first step has what was typed on the start page, and opens the next one',
  args: { answers: { getWizard: wizardAt('account'), updateWizard: saveAccount } },
  play: async ({ canvasElement }) => {
    await stepTitle(canvasElement, 'Your account')
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Your name')).toHaveValue('Leyla Aksoy')
    await userEvent.click(await continueButton(canvasElement))
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('Username'), 'leyla')
    await userEvent.type(canvas.getByLabelText('New password'), 'violet otter 41')
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'violet otter 41')
    await userEvent.click(await continueButton(canvasElement))
    await waitFor(async () => expect(await stepTitle(canvasElement, 'Company')).toHaveFocus())
    await expect(bodyOf(saveAccount)).toEqual({
      account: { name: 'Leyla Aksoy', username: 'leyla', email: 'leyla@aksoy.example', phone: '+16135550177', password: 'violet otter 41' },
    })
    await expect(canvas.getByRole('link', { name: 'Your account, done' })).toBeVisible()
  },
}

export const TakenUsername: Story = {
  name: 'WIZ-05 a refusal is shown at its field',
  args: {
    answers: {
      getWizard: wizardAt('company'),
      updateWizard: {
        refuses: { status: 422, code: 'invalid', fieldErrors: [{ path: 'account.username', message: 'This username is taken.' }] },
      },
    },
    step: 'account',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Username'), '2')
    await userEvent.click(await continueButton(canvasElement))
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('This username is taken.'))
  },
}

const saveCompany = fn(() => wizardAt('category'))
export const Company: Story = {
  name: 'CONF-13 CONF-15 the company has a legal form of the configuration; passive ones are not offered',
  args: { answers: { getWizard: wizardAt('company'), updateWizard: saveCompany } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await canvas.findByLabelText('Legal form')
    await expect(await canvas.findByLabelText('Company name')).toHaveValue('Aksoy Photography')
    await waitFor(() =>
      expect([...form.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Please choose', 'Sole proprietor', 'Limited company']),
    )
    await userEvent.selectOptions(form, 'sole')
    await userEvent.click(await continueButton(canvasElement))
    await stepTitle(canvasElement, 'Category and city')
    await expect(bodyOf(saveCompany)).toEqual({
      company: { name: 'Aksoy Photography', companyType: 'sole', taxNumber: null, address: null },
    })
  },
}

const saveCategory = fn(() => wizardAt('about'))
export const Category: Story = {
  name: 'WIZ-03 category and city are chosen; the district is hidden',
  args: { answers: { getWizard: wizardAt('category'), updateWizard: saveCategory } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Category'), await canvas.findByRole('option', { name: 'Photographers' }))
    await userEvent.selectOptions(canvas.getByLabelText('City'), await canvas.findByRole('option', { name: 'Ottawa' }))
    await expect(canvas.queryByLabelText('District')).toBeNull()
    await userEvent.click(await continueButton(canvasElement))
    await stepTitle(canvasElement, 'About you')
    await expect(bodyOf(saveCategory)).toEqual({ category: { categoryId: 3, cityId: 11, districtId: null } })
  },
}

const saveAbout = fn(() => wizardAt('prices'))
export const About: Story = {
  name: 'WIZ-05 PROV-12 a short text is saved, and says what it lacks',
  args: { answers: { getWizard: wizardAt('about'), updateWizard: saveAbout } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Text about your company'), 'We take pictures.')
    await expect(canvas.getByText('3 words, 17 characters')).toBeVisible()
    await expect(await canvas.findByText('Please write between 250 and 300 words.')).toBeVisible()
    await userEvent.click(await continueButton(canvasElement))
    await stepTitle(canvasElement, 'Prices and capacity')
    await expect(bodyOf(saveAbout)).toEqual({ about: { about: 'We take pictures.' } })
  },
}

const savePrices = fn(() => wizardAt('photos'))
export const Prices: Story = {
  name: 'WIZ-05 a venue is asked for its capacity too',
  args: {
    answers: { getWizard: wizardAt('prices', { category: { categoryId: 1, cityId: 11, districtId: null } }), updateWizard: savePrices },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Price from'), '2400')
    await userEvent.type(await canvas.findByLabelText(/^Most guests/), '5')
    await userEvent.click(await continueButton(canvasElement))
    await waitFor(() => expect(canvas.getByLabelText(/^Most guests/)).toHaveFocus())
    await userEvent.type(canvas.getByLabelText(/^Most guests/), '0')
    await userEvent.click(await continueButton(canvasElement))
    await stepTitle(canvasElement, 'Photos')
    await expect(bodyOf(savePrices)).toEqual({ prices: { priceFrom: 2400, currency: 'CAD', guestsMax: 50 } })
  },
}

export const Photos: Story = {
  name: 'WIZ-02 FILE-08 photos are stored one by one, removed, and at least one is required',
  args: {
    answers: {
      getWizard: wizardAt('photos'),
      createWizardImage: fn(() => ({ data: { id: 7, path: picture('3a5'), width: 160, height: 120 } })),
      deleteWizardImage: fn(() => undefined),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Please choose at least 1.')).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    const files = [new File(['a'], 'terrace.jpg', { type: 'image/jpeg' }), new File(['b'], 'prices.pdf', { type: 'application/pdf' })]
    await userEvent.upload(input, files, { applyAccept: false })
    await expect(await canvas.findByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect(canvas.getByText('prices.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }))
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus())
  },
}

let storePhoto = () => {}
export const PhotosUploading: Story = {
  name: 'FILE-08 SHELL-34 Continue waits for photos that are being sent; leaving the step before would ask',
  args: {
    answers: {
      getWizard: wizardAt('photos'),
      createWizardImage: () =>
        new Promise((resolve) => {
          storePhoto = () => resolve({ data: { id: 7, path: picture('3a5'), width: 160, height: 120 } })
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = await canvas.findByRole('button', { name: 'Continue' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['a'], 'terrace.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(unsavedForms.size).toBe(1))
    await userEvent.click(next)
    await expect(await stepTitle(canvasElement, 'Photos')).toBeVisible()
    storePhoto()
    await stepTitle(canvasElement, 'Agreement')
    await expect(unsavedForms.size).toBe(0)
  },
}

const saveAgreement = fn(() => wizardAt('review'))
export const Agreement: Story = {
  name: 'WIZ-05 SET-08 the required texts must be accepted',
  args: { answers: { getWizard: wizardAt('agreement'), updateWizard: saveAgreement } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByLabelText('I accept: Terms of use'))
    await userEvent.click(await continueButton(canvasElement))
    await expect(await canvas.findByText('Please accept the terms.')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('I accept: Data processing'))
    await userEvent.click(await continueButton(canvasElement))
    await stepTitle(canvasElement, 'Review')
    await expect(bodyOf(saveAgreement)).toEqual({ agreement: { agreementTextIds: [1, 2] } })
  },
}

const complete = fn(() => ({ data: { completedAt: '2026-11-18T10:20:00.000Z', reviewedBy: '2026-11-20T10:20:00.000Z' } }))
export const Review: Story = {
  name: 'WIZ-07 AMB-38 the review shows everything, and the end screen says that it takes up to 48 hours',
  args: { answers: { getWizard: wizardAt('review'), createWizardCompletion: complete } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Limited company')).toBeVisible()
    await expect(await canvas.findByText('Photographers')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit registration' }))
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Your registration has been submitted' })).toHaveFocus())
    await expect(canvas.getByText(/^The review takes up to 48 hours/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply after signing in' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fproviders%2F0%2Fpayments',
    )
  },
}

export const Incomplete: Story = {
  name: 'WIZ-05 an incomplete step is linked, and nothing can be submitted',
  args: { answers: { getWizard: wizardAt('photos') }, step: 'review' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Still missing')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit registration' })).toBeDisabled()
    await userEvent.click(canvas.getAllByRole('link', { name: 'Photos' }).at(-1)!)
    await stepTitle(canvasElement, 'Photos')
  },
}

export const Changed: Story = {
  name: 'WIZ-05 a registration that another device has changed is shown again before it is submitted',
  args: { answers: { getWizard: wizardAt('review'), createWizardCompletion: { refuses: { status: 409, code: 'stale_version' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit registration' }))
    await expect(await canvas.findByText(/^Another device has changed the registration/)).toBeVisible()
  },
}

export const UsedLink: Story = {
  name: 'WIZ-06 a bad or used link shows an error, and a link to sign-in',
  args: { answers: { getWizard: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^This link has expired or has already been used/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
    await expect(canvas.getByRole('link', { name: 'Request another link' })).toHaveAttribute('href', '/signup-wizard')
  },
}

export const Failed: Story = {
  name: 'ERR-09 a registration that could not be read is read again',
  args: { answers: { getWizard: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
