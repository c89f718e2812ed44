import type { components } from '@vendor-panel/contract'
import { examples } from '@vendor-panel/contract/examples'
import { createQueryClient, query, versioned } from '@vendor-panel/sdk/query'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { expect, it } from 'vitest'
import { recordCache } from './record-cache.ts'

type MailTemplate = components['schemas']['MailTemplate']

const templates = recordCache<MailTemplate>({ listMailTemplates: true, getMailTemplate: true })
const customer = { customerId: 4 }
const template = { ...examples.getMailTemplate.answer!.data, id: 2 }
const other = { ...template, id: 3, name: 'Price list' }

async function loaded() {
  const api = fakeApi({
    getMailTemplate: { data: template },
    listMailTemplates: ({ query: asked }) => ({
      data: [template, other].slice(0, asked?.limit),
      meta: { page: asked?.page ?? 1, limit: asked?.limit ?? 25, total: 2 },
    }),
  })
  const client = createQueryClient(api)
  const one = query('getMailTemplate', { path: { ...customer, mailTemplateId: 2 } })
  const list = query('listMailTemplates', { path: customer })
  const second = query('listMailTemplates', { path: customer, query: { page: 2 } })
  const short = query('listMailTemplates', { path: customer, query: { limit: 1, q: 'welcome' } })
  const form = versioned(api, 'getMailTemplate', { path: { ...customer, mailTemplateId: 2 } })
  for (const options of [one, list, second, short]) await client.query(options as typeof list)
  await client.query(form)
  return { client, one, list, second, short, form }
}

it('changes a record of any noun in every read, except in a form that compares versions', async () => {
  const { client, one, list, form } = await loaded()
  const untouched = client.getQueryData(list.queryKey)!.data[1]
  templates.patch(client, 2, (cached) => ({ ...cached, name: 'Hello' }))
  expect(client.getQueryData(one.queryKey)!.data.name).toBe('Hello')
  expect(client.getQueryData(list.queryKey)!.data[0]!.name).toBe('Hello')
  expect(client.getQueryData(list.queryKey)!.data[1]).toBe(untouched)
  expect(client.getQueryData(form.queryKey)!.answer.data.name).toBe(template.name)
})

it('adds a new record at the top of the lists that include it: first pages only, once, and without changing their length', async () => {
  const { client, list, second, short } = await loaded()
  const added = { ...template, id: 9 }
  const asked: (string | undefined)[] = []
  for (const _again of [1, 2])
    templates.prepend(client, 'listMailTemplates', added, ({ q }) => {
      asked.push(q)
      return true
    })
  const ids = (options: typeof list) => client.getQueryData(options.queryKey)!.data.map(({ id }) => id)
  expect([ids(list), ids(second), ids(short)]).toEqual([[9, 2, 3], [2, 3], [9]])
  expect(client.getQueryData(list.queryKey)!.meta.total).toBe(3)
  expect(asked).toContain('welcome')
  expect(templates.all(client, 'listMailTemplates').filter(({ id }) => id === 9)).toHaveLength(2)
})

it('requires every read that contains the noun', () => {
  // @ts-expect-error the list is missing: what it holds would stay old
  recordCache<MailTemplate>({ getMailTemplate: true })
  // @ts-expect-error leads are no templates
  recordCache<MailTemplate>({ listMailTemplates: true, getMailTemplate: true, getLead: true })
})
