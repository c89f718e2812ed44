import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { Prompt } from './PromptItem.tsx'

const example = examples.listPrompts.answer?.data[0]
if (!example) throw new Error('the contract has no example of a prompt')

export const notification: Prompt = {
  ...example,
  id: 1,
  title: 'Your autumn pictures are online',
  body: '<p>The editors have approved <strong>12 pictures</strong>. <a href="https://help.example/pictures">Why pictures are checked</a></p>',
  createdAt: '2026-11-17T13:05:00.000Z',
  completedAt: null,
  linkData: { path: '/providers/7/gallery', text: 'See the gallery' },
}
export const report: Prompt = {
  ...notification,
  id: 2,
  title: 'Your week: 4 couples asked',
  body: '<p>Three of them have an answer.</p>',
  createdAt: '2026-11-16T07:00:00.000Z',
  completedAt: '2026-11-16T09:00:00.000Z',
  linkData: { path: 'https://help.example/reports', text: 'How to read it' },
}
export const todo: Prompt = {
  ...notification,
  id: 3,
  type: 'todo',
  title: 'Call Nora & Ben again',
  body: '<p>They decide on Friday.</p>',
  linkData: { path: '/leads/7', text: 'Open the couple' },
}
export const todoWithoutLink: Prompt = {
  ...todo,
  id: 4,
  title: 'Send the winter menu to the printer',
  body: '',
  provider: null,
  linkData: null,
}
export const doneTodo: Prompt = { ...todo, id: 5, title: 'Confirm the viewing', completedAt: '2026-11-16T09:00:00.000Z' }

export const listOf = (...data: Prompt[]): Answer<'listPrompts'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
