import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PanelStory } from '../shared/PanelStory.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

let isBroken = true

function Page() {
  if (isBroken) throw new Error('a fault in a page')
  return <h1>The page</h1>
}

const meta = {
  args: { isWhole: false },
  beforeEach: () => {
    isBroken = true
  },
  render: ({ isWhole }) => (
    <PanelStory>
      <nav aria-label="The shell">Couples</nav>
      <main>
        <ErrorBoundary resetKey="/leads" isWhole={isWhole}>
          <Page />
        </ErrorBoundary>
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ isWhole: boolean }>
export default meta
type Story = StoryObj<{ isWhole: boolean }>

export const OfAPage: Story = {
  name: 'ERR-19 a page that throws is replaced by an error, the shell stays, and Retry renders the page again',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong.')
    await expect(canvas.getByRole('navigation', { name: 'The shell' })).toBeVisible()
    isBroken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible()
  },
}

export const OfTheWhole: Story = {
  name: "ERR-19 an error of the shell shows 'Server Error'",
  args: { isWhole: true },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Server Error'),
}
