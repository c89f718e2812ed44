import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { Button } from '@vendor-panel/ui'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { ColleagueNotice } from './ColleagueNotice.tsx'
import { Colleagues } from './Colleagues.tsx'

const jonas = { id: storyUser.id + 1, name: 'Jonas Okafor' }
const presence = (isWriting: boolean, users = [jonas]): FakeAnswers => ({
  listLeadPresence: { data: users.map((user) => ({ user, isWriting, seenAt: new Date().toISOString() })) },
})
const message = examples.createLeadMessage.answer!.data
const reply = (id: number, author: typeof jonas) => ({ ...message, id, author, createdAt: new Date().toISOString() })

const meta = {
  args: { answers: presence(false) },
  render: ({ answers }) => (
    <PanelStory answers={answers}>
      <main>
        <Colleagues leadId={7} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

export const Viewing: Story = {
  name: 'colleagues who view the same couple are named',
  args: { answers: presence(false, [jonas, { id: 99, name: 'Priya Nair' }]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Jonas Okafor and Priya Nair are viewing this couple')).toBeVisible()
  },
}

export const Writing: Story = {
  name: 'a colleague who writes is named first',
  args: { answers: presence(true) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Jonas Okafor is writing')).toBeVisible()
  },
}

export const Alone: Story = {
  name: 'alone, nothing is shown',
  args: { answers: presence(false, []) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toBeEmptyDOMElement()
  },
}

function NoticeExample() {
  const [rows, setRows] = useState([reply(1, jonas)])
  const add = (...added: typeof rows) => setRows((before) => [...added, ...before])
  return (
    <>
      <ColleagueNotice kind="reply" rows={rows} />
      <Button onPress={() => add(reply(2, { id: storyUser.id, name: storyUser.name }))}>Reply</Button>
      <Button onPress={() => add(reply(3, jonas))}>Let Jonas reply</Button>
    </>
  )
}

export const Replied: Story = {
  name: 'a reply that a colleague sends while the user writes is announced once; one from before, and an own one, is not',
  render: () => (
    <PanelStory>
      <main>
        <NoticeExample />
      </main>
    </PanelStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Let Jonas reply' }))
    await expect(await canvas.findByText(/Jonas Okafor has replied to this couple while you were writing/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(/Jonas Okafor has replied/)).toBeNull()
  },
}
