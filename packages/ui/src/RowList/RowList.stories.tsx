import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
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
  subcomponents: { ListRow, RowActions, RowListSkeleton },
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

function RemovableSpaces() {
  const [items, setItems] = useState(spaces)
  const [asked, setAsked] = useState<Space | null>(null)
  const remove = (id: number) => setItems((all) => all.filter((one) => one.id !== id))
  const add = <Button onPress={fn()}>Add a space</Button>
  if (items.length === 0)
    return (
      <EmptyState icon={DoorOpen} title="No spaces yet" actions={add}>
        Couples ask for rooms.
      </EmptyState>
    )
  return (
    <Stack gap="lg">
      {add}
      <RowList label="Spaces" items={items}>
        {(space) => (
          <ListRow
            actions={
              <>
                <Button onPress={() => setAsked(space)}>{`Ask about ${space.name}`}</Button>
                <Button onPress={() => remove(space.id)}>{`Delete ${space.name}`}</Button>
              </>
            }
          >
            {space.name}
          </ListRow>
        )}
      </RowList>
      {asked && (
        <ConfirmDialog
          title={`Delete ${asked.name}?`}
          strings={{ confirm: 'Delete', cancel: 'Cancel' }}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            remove(asked.id)
            setAsked(null)
          }}
        >
          Couples no longer see it.
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** The focus moves to the next row, from the last row to the previous one, after a dialog too, and from the last record to what replaces the list. */
export const Removed: Story = {
  render: () => <RemovableSpaces />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const hasFocus = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    canvas.getByRole('button', { name: 'Ask about Garden terrace' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await hasFocus('Ask about Orangery')
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await hasFocus('Delete Old barn')
    await userEvent.keyboard('{Enter}')
    await hasFocus('Delete Orangery')
    await userEvent.keyboard('{Enter}')
    await hasFocus('Add a space')
  },
}

/** While the records are loaded. */
export const Loading: Story = { render: () => <RowListSkeleton hasActions /> }
