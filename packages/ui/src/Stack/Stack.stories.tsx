import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Divider } from '../Divider/Divider.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { keepFocusIn } from '../RowList/keep-focus.ts'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = { component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  args: {
    children: (
      <>
        <Text weight="bold">Aylin & Jonas</Text>
        <Text tone="muted">14 June 2027</Text>
      </>
    ),
  },
}

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {(['xs', 'md', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap={gap} as="section">
          <Text weight="bold">Aylin & Jonas</Text>
          <Divider />
          <Text tone="muted">14 June 2027</Text>
        </Stack>
      ))}
    </Stack>
  ),
}

function RemovableNotes() {
  const [notes, setNotes] = useState(['They want lanterns.', 'Call on Monday.', 'Vegan menu.'])
  return (
    <Stack gap="lg">
      {notes.length > 0 && (
        <Stack as="ul" gap="md" ref={keepFocusIn}>
          {notes.map((note) => (
            <Inline key={note} as="li">
              <Text>{note}</Text>
              <Button onPress={() => setNotes((all) => all.filter((one) => one !== note))}>{`Delete ${note}`}</Button>
            </Inline>
          ))}
        </Stack>
      )}
      <Button>Add a note</Button>
    </Stack>
  )
}

/** A list with `keepFocusIn`: the focus of a removed row moves to the next one, and from the last one to the control after the list. */
export const Removed: Story = {
  render: () => <RemovableNotes />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Delete Call on Monday.' }).focus()
    for (const next of ['Delete Vegan menu.', 'Delete They want lanterns.', 'Add a note']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus())
    }
  },
}
