import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers, FakeRefusal } from '@vendor-panel/sdk/testing'
import { Select } from '@vendor-panel/ui'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { useChoices } from './use-choices.ts'

type Reply = Answer<'listDistricts'> | FakeRefusal<'listDistricts'>
const pending = new Map<number, (reply: Reply) => void>()
const district = (id: number, cityId: number, name: string): Reply => ({ data: [{ id, cityId, name }] })

function Example() {
  const [city, setCity] = useState('11')
  const { options, isFailed, retry } = useChoices(
    async (api) => (await api.listDistricts({ query: { cityId: Number(city) } })).data.map(({ name }) => ({ value: name, label: name })),
    city,
  )
  const cities = ['11', '12'].map((value) => ({ value, label: `City ${value}` }))
  return (
    <main>
      {isFailed && <LoadFailed onRetry={retry} />}
      <Select label="City" options={cities} value={city} onChange={setCity} />
      <ul aria-label="Districts">
        {options.map(({ value }) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </main>
  )
}

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers: { listDistricts: ({ query }) => new Promise<Reply>((resolve) => void pending.set(query.cityId, resolve)) } },
  beforeEach: () => pending.clear(),
  render: ({ answers }) => (
    <PanelStory answers={answers}>
      <Example />
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const answer = async (cityId: number, reply: Reply) => {
  await waitFor(() => expect(pending.has(cityId)).toBe(true))
  pending.get(cityId)!(reply)
}

export const LateAnswer: Story = {
  name: 'WIZ-03 the districts are those of the chosen city, also when an earlier response arrives last',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Districts' })
    await waitFor(() => expect(pending.has(11)).toBe(true))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'City 12')
    await answer(12, district(2, 12, 'Old Toronto'))
    await waitFor(() => expect(list).toHaveTextContent('Old Toronto'))
    await answer(11, district(1, 11, 'Rockcliffe'))
    // The answer that came late was handled once another one is.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'City 11')
    await expect(list).toBeEmptyDOMElement()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'City 12')
    await expect(list).not.toHaveTextContent('Rockcliffe')
  },
}

export const Failed: Story = {
  name: 'ERR-09 districts that could not be read are read again',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await answer(11, { refuses: { status: 500, code: 'unexpected' } })
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    pending.clear()
    await userEvent.click(retry)
    await answer(11, district(1, 11, 'Rockcliffe'))
    await expect(await canvas.findByText('Rockcliffe')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
