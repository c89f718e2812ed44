import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { NavigationProvider } from '../Link/navigation.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { VirtualList } from './VirtualList.tsx'

type Couple = { id: number; name: string }

const couples = (count: number): Couple[] => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Couple ${index + 1}` }))
const navigate = fn()
const drawCouple = (couple: Couple) => (
  <span style={{ display: 'block', padding: 12 }}>
    <Stack gap="none">
      <Text as="span" weight="bold">
        {couple.name}
      </Text>
      <Text as="span" tone="muted">
        Is the garden still free that weekend?
      </Text>
    </Stack>
  </span>
)

const meta = {
  component: VirtualList<Couple>,
  args: {
    label: 'Couples',
    items: couples(10_000),
    getKey: (couple) => couple.id,
    getHref: (couple) => `/leads/${couple.id}`,
    rowHeight: 66,
    children: drawCouple,
  },
  // Thousands of items are no control.
  argTypes: { items: { control: false } },
  beforeEach: () => void navigate.mockClear(),
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <div style={{ blockSize: 480 }}>{Story()}</div>
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof VirtualList<Couple>>
export default meta
type Story = StoryObj<typeof meta>

/** Ten thousand rows, one tab stop: arrows, Page, Home and End move the focus, Enter opens. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link').length).toBeLessThan(40)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Couple 1 / })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /^Couple 2 / })).toHaveFocus()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('link', { name: /^Couple 10000 / })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().bottom + 40))
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}')
    await expect(document.activeElement).toHaveAccessibleName(/^Couple 99/)
    await userEvent.keyboard('{Home}{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/leads/1')
  },
}

/** Each row states its position in the whole list, of which only a part is loaded. */
export const Selected: Story = {
  args: { items: couples(25), totalCount: 412, selectedKey: 3 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { current: true })
    await expect(link).toHaveAccessibleName(/^Couple 3 /)
    await expect(link).toHaveAttribute('tabindex', '0')
    await expect(link.parentElement).toHaveAttribute('aria-posinset', '3')
    await expect(link.parentElement).toHaveAttribute('aria-setsize', '412')
  },
}

/** The position is given before any row has been measured; rows may turn out higher than estimated. */
export const InitialOffset: Story = {
  args: { items: couples(200), selectedKey: 120, rowHeight: 30, initialOffset: 116 * 30 },
  play: async ({ canvasElement }) => {
    const list = canvasElement.getBoundingClientRect()
    const chosen = await within(canvasElement).findByRole('link', { current: true })
    await waitFor(async () => {
      const { top, bottom } = chosen.getBoundingClientRect()
      await expect(top).toBeGreaterThan(list.top)
      await expect(bottom).toBeLessThan(list.top + 480)
    })
  },
}

/** A row that is open and in view stays in view when the list becomes lower, such as below a notice that appears. */
export const LowerList: Story = {
  args: { selectedKey: 7 },
  decorators: [(Story) => <div style={{ blockSize: 470, overflow: 'clip' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('link', { name: /^Couple 7 / })
    const box = row.closest<HTMLElement>('div[style]')!
    await expect(box.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(row.getBoundingClientRect().bottom)
    box.style.blockSize = '300px'
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom))
  },
}

export const EndReached: Story = {
  args: { items: couples(40), onEndReached: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(args.onEndReached).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalled())
    await expect(within(canvasElement).getByRole('list', { name: 'Couples' })).toBeVisible()
  },
}
