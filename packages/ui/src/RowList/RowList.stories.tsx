import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { ListRow } from './ListRow.tsx'
import { RowActions } from './RowActions.tsx'
import { RowList, type RowListProps } from './RowList.tsx'
import { RowListSkeleton } from './RowListSkeleton.tsx'

type Space = { id: number; name: string; guests: string }
const spaces: Space[] = [
  { id: 1, name: 'Garden terrace', guests: '40 to 120 guests' },
  { id: 2, name: 'Orangery', guests: 'Up to 80 guests' },
  { id: 3, name: 'Old barn', guests: 'Up to 200 guests' },
]
const onDelete = fn((): Promise<unknown> => Promise.resolve())

const meta = {
  component: RowList<Space>,
  args: {
    label: 'Spaces',
    items: spaces,
    children: ({ name, guests }) => (
      <ListRow
        actions={
          <RowActions
            strings={{ edit: 'Change', editOf: `Change ${name}`, delete: 'Delete', deleteOf: `Delete ${name}` }}
            onEdit={fn()}
            onDelete={onDelete}
            isPending={false}
          />
        }
      >
        <Heading level={2} size="body">
          {name}
        </Heading>
        <Text tone="muted">{guests}</Text>
      </ListRow>
    ),
  },
} satisfies Meta<typeof RowList<Space>>
export default meta
type Story = StoryObj<RowListProps<Space>>

/** From a control of one row to the first of another. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('list', { name: 'Spaces' })).toBeVisible()
    canvas.getByRole('button', { name: 'Delete Garden terrace' }).focus()
    for (const [key, name] of [
      ['ArrowDown', 'Change Orangery'],
      ['End', 'Change Old barn'],
      ['ArrowDown', 'Change Old barn'],
      ['ArrowUp', 'Change Orangery'],
      ['Home', 'Change Garden terrace'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
  },
}

/** While the records are loaded. */
export const Loading: Story = { render: () => <RowListSkeleton hasActions /> }
