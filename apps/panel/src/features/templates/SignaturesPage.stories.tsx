import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { SignaturesPage } from './SignaturesPage.tsx'

const provider = storyUser.providers[0]!
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="8" fill="#7a2e5a"/></svg>')}`
const signature = { linkId: 3, signatureContent: 'Mara Lindqvist\nRosewood Garden', signatureImage: { path: logo } }
const one = { ...storyUser, providers: [provider] }

type Args = { answers: FakeAnswers; user: SessionUser }
const meta = {
  args: { answers: { getSignature: { data: signature } }, user: one },
  parameters: { layout: 'fullscreen' },
  render: ({ answers, user }) => (
    <PanelStory answers={answers} path="/templates/signatures" user={user}>
      <main>
        <SignaturesPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const replace = fn(() => ({ data: signature }))
export const Written: Story = {
  name: 'TMPL-04 a signature has a text, saved with its button, and a picture',
  args: { answers: { getSignature: { data: signature }, replaceSignature: replace } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = await canvas.findByRole('textbox', { name: 'Text' })
    await expect(text).toHaveValue(signature.signatureContent)
    await expect(canvas.getByRole('img', { name: 'Picture' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(text, ' GmbH')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(replace).toHaveBeenCalled())
    const [input] = replace.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({ linkId: 3, signatureContent: `${signature.signatureContent} GmbH` })
  },
}

const removeImage = fn(() => undefined)
export const ImageRemoved: Story = {
  name: 'the picture is removed after a question',
  args: { answers: { getSignature: { data: signature }, deleteSignatureImage: removeImage } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove picture' }))
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Remove this picture?' }))
    await expect(removeImage).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Remove picture' }))
    await waitFor(() => expect(removeImage).toHaveBeenCalled())
  },
}

export const TooLarge: Story = {
  name: 'FILE-08 a picture of another type is refused where it was chosen',
  args: { answers: { getSignature: { data: { ...signature, signatureImage: null } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: 'Text' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' }), { applyAccept: false })
    // At the file, and in a live region.
    await expect((await canvas.findAllByText(/Only these file types are accepted/))[0]).toBeVisible()
  },
}

export const NotLinked: Story = {
  args: { answers: { getSignature: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/You are not linked to this provider/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { getSignature: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { getSignature: () => new Promise<never>(() => {}) } } }

export const NoProvider: Story = { args: { user: { ...storyUser, providers: [] } } }
