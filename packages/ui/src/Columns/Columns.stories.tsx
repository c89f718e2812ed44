import type { Meta, StoryObj } from '@storybook/react-vite'

import { Banner } from '../Banner/Banner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Columns } from './Columns.tsx'

const meta = { component: Columns } satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

const cells = ['First', 'Second', 'Third', 'Fourth']

export const Two: Story = {
  args: {
    layout: 'two',
    children: cells.slice(0, 2).map((cell) => (
      <Banner key={cell} tone="neutral">
        {cell}
      </Banner>
    )),
  },
}

export const EveryLayout: Story = {
  render: () => (
    <Stack gap="xl">
      {(['two', 'three', 'four', 'main-aside', 'aside-main'] as const).map((layout) => (
        <Columns key={layout} layout={layout}>
          {cells.slice(0, layout === 'three' ? 3 : layout === 'four' ? 4 : 2).map((cell) => (
            <Banner key={cell} tone="neutral">
              {cell}
            </Banner>
          ))}
        </Columns>
      ))}
    </Stack>
  ),
}
