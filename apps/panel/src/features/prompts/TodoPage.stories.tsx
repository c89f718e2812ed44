import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { clearAnnouncements, PanelStory } from '../../shared/PanelStory.tsx'
import { doneTodo, listOf, todo, todoWithoutLink } from './prompt-fixtures.ts'
import { TodoPage } from './TodoPage.tsx'

const never = () => new Promise<never>(() => {})
const noLeads = { data: [], meta: { page: 1, limit: 5, total: 0, nextCursor: null } }
const answers: FakeAnswers = {
  listPrompts: ({ query }) => (query?.isCompleted ? listOf(doneTodo) : listOf(todo, todoWithoutLink)),
  listLeads: noLeads,
}

const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/todo">
      <main>
        <TodoPage LeadRow={({ lead }) => <span>{lead.couple.name}</span>} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

export const Filled: Story = {
  name: 'open to-dos, couples who wait, and done to-dos each have a section',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 open')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Open' })).getAllByRole('listitem')).toHaveLength(2)
    await expect(await canvas.findByText('No couple is waiting for a reply.')).toBeVisible()
    await expect(within(await canvas.findByRole('list', { name: 'Done' })).getByText('Confirm the viewing')).toBeVisible()
  },
}

let isDone = false
export const Complete: Story = {
  name: 'a to-do without a link is marked as done, and moves to Done; the focus stays in the list',
  args: {
    answers: {
      listPrompts: ({ query }) => {
        const done = { ...todoWithoutLink, completedAt: '2026-11-17T09:00:00.000Z' }
        if (query?.isCompleted) return isDone ? listOf(done, doneTodo) : listOf(doneTodo)
        return isDone ? listOf(todo) : listOf(todo, todoWithoutLink)
      },
      createPromptAction: () => {
        isDone = true
        return { data: { ...todoWithoutLink, completedAt: '2026-11-17T09:00:00.000Z' } }
      },
    },
  },
  beforeEach: () => {
    isDone = false
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as done: Send the winter menu to the printer' }))
    await expect(await canvas.findByText('1 open')).toBeVisible()
    await expect(await within(canvas.getByRole('list', { name: 'Done' })).findByText(todoWithoutLink.title)).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Open' })).toContainElement(document.activeElement as HTMLElement)
    clearAnnouncements()
  },
}

export const Empty: Story = {
  args: { answers: { listPrompts: listOf() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Nothing to do')).toBeVisible()
    await expect(canvas.getByText('Nothing is done yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listPrompts: never, listLeads: never } } }

export const Failed: Story = {
  name: 'each section that cannot be read has its own Retry',
  args: { answers: { listPrompts: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  },
}
