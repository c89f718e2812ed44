import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { ForwardingDialog } from './ForwardingDialog.tsx'

const address = 'enquiries-7f3kq2m97f3kq2m9@mail.example.com'
const renew = fn(() => ({ data: { address } }))

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers: { getForwardingAddress: { data: { address } }, renewForwardingAddress: renew } },
  render: ({ answers }) => (
    <PanelStory answers={answers} path={paths.leads()} user={storyUser}>
      <main>
        <ForwardingDialog onClose={() => {}} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const screen = within(document.body)

export const Address: Story = {
  name: 'the forwarding address of a provider is shown to copy, and renewed',
  play: async () => {
    await expect(await screen.findByDisplayValue(address)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Create a new address' }))
    await waitFor(() => expect(renew).toHaveBeenCalled())
  },
}

export const None: Story = {
  args: { answers: { getForwardingAddress: { data: { address: null } }, renewForwardingAddress: renew } },
  play: async () => {
    await expect(await screen.findByText('There is no address yet.')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Create address' })).toBeEnabled()
  },
}
