import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorView, type ErrorKind } from './ErrorView.tsx'
import { PanelStory } from './PanelStory.tsx'

const onRetry = fn()
const requestId = '0192f3b4-7d1c-7a52-9b0e-3f4d5c6b7a89'
const meta = {
  args: { kind: 'notFound' },
  render: ({ kind }) => (
    <PanelStory>
      <main>
        <ErrorView kind={kind} {...(kind === 'server' && { requestId, onRetry })} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ kind: ErrorKind }>
export default meta
type Story = StoryObj<{ kind: ErrorKind }>

const expectTitle =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(title)

export const NotFound: Story = { name: "ERR-14 404 has the title 'Not Found'", play: expectTitle('Not Found') }
export const Unauthorized: Story = {
  name: "ERR-20 401 has the title 'Unauthorized', and names a contact",
  args: { kind: 'unauthorized' },
  play: async (context) => {
    await expectTitle('Unauthorized')(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText(/An account manager of your company can give you access/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
}
export const Server: Story = {
  name: "ERR-14 ERR-19 500 has the title 'Server Error' with the id of the request, and can be retried",
  args: { kind: 'server' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Server Error')
    await expect(within(canvasElement).getByText(requestId)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
