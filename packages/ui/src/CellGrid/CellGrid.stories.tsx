import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { CellGrid, type CellGridProps } from './CellGrid.tsx'
import type { CellMatrix } from './cell-text.ts'

const saved = [
  ['', '95', '125', '1'],
  ['85', '', '', '1'],
  ['', '3200', '5400', '12'],
]

/** Stores the value, as a form does. */
function Kept(props: CellGridProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: CellMatrix) => {
    props.onChange(next)
    setValue(next)
  }
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <CellGrid {...props} value={value} onChange={change} />
      <Button>After</Button>
    </form>
  )
}

const meta = {
  component: CellGrid,
  args: {
    label: 'Wedding prices',
    rowHeader: 'Item',
    rows: [
      { id: 1, header: 'Set menu', detail: 'Dinner' },
      { id: 2, header: 'Buffet', detail: 'Dinner' },
      { id: 3, header: 'Whole day', detail: 'Venue hire' },
    ],
    columns: [
      { id: 'all', header: 'Every day' },
      { id: 'weekday', header: 'Weekdays' },
      { id: 'weekend', header: 'Weekend', detail: 'Sat, Sun' },
      { id: 'unit', header: 'Unit' },
    ],
    value: saved,
    saved,
    name: 'cells',
    onChange: fn(),
    unitAt: (row, column) => (column === 3 ? (row === 2 ? 'hours:' : 'guests:') : undefined),
    strings: {
      help: 'Arrow keys move between cells, Enter edits.',
      undo: 'Undo',
      redo: 'Redo',
      changed: (before) => (before === '' ? 'Changed, was empty' : `Changed, was ${before}`),
      pasted: (filled, cut) => `${filled} cells pasted, ${cut} left out`,
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CellGrid>
export default meta
type Story = StoryObj<typeof meta>

const cells = (canvas: HTMLElement) => {
  const of = (name: RegExp) => within(canvas).getByRole<HTMLInputElement>('textbox', { name })
  return {
    menuDaily: of(/Set menu.*Every day/),
    menuWeekday: of(/Set menu.*Weekdays/),
    menuWeekend: of(/Set menu.*Weekend/),
    menuUnit: of(/Set menu.*Unit/),
    buffetDaily: of(/Buffet.*Every day/),
    buffetWeekday: of(/Buffet.*Weekdays/),
    hireWeekend: of(/Whole day.*Weekend/),
    hireUnit: of(/Whole day.*Unit/),
  }
}

/** The arrow keys towards the next column, and back. */
const arrows = (canvas: HTMLElement) =>
  getComputedStyle(canvas).direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']

/** One tab stop; the arrow keys move, and typing replaces the content of the cell. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const { menuDaily, menuWeekday, buffetWeekday, buffetDaily } = cells(canvasElement)
    const [forward, back] = arrows(canvasElement)
    menuDaily.focus()
    await userEvent.keyboard(forward!)
    await expect(menuWeekday).toHaveFocus()
    await userEvent.keyboard('99{ArrowDown}')
    await expect(buffetWeekday).toHaveFocus()
    await expect(menuWeekday).toHaveValue('99')
    await expect(menuWeekday).toHaveAccessibleDescription('Changed, was 95')
    await expect(args.onChange).toHaveBeenLastCalledWith([['', '99', '125', '1'], saved[1], saved[2]])
    await userEvent.keyboard(back!)
    await expect(buffetDaily).toHaveFocus()
    await userEvent.keyboard('{Delete}{Tab}')
    await expect(buffetDaily).toHaveValue('')
    await expect(buffetWeekday).toHaveFocus()
  },
}

/** Enter places the caret and takes over, Escape restores, Tab moves on and leaves the grid behind its last cell. */
export const EnterEscapeTab: Story = {
  play: async ({ canvasElement, args }) => {
    const { menuWeekday, menuWeekend, buffetWeekday, hireWeekend, hireUnit } = cells(canvasElement)
    menuWeekday.focus()
    await userEvent.keyboard('{Enter}0{Enter}')
    await expect(menuWeekday).toHaveValue('950')
    await expect(buffetWeekday).toHaveFocus()
    await userEvent.keyboard('77{Escape}')
    await expect(buffetWeekday).toHaveValue('')
    await expect(buffetWeekday).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(menuWeekday).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect(menuWeekend).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(hireUnit).toHaveFocus()
    await userEvent.keyboard('{Home}{End}{Shift>}{Tab}{/Shift}')
    await expect(hireWeekend).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus()
  },
}

const paste = (text: string) => {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  return userEvent.paste(data)
}

/** A block copied from a spreadsheet fills the cells from the current one on; what is beyond the grid is announced. */
export const PastedBlock: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const { menuWeekday, menuWeekend, hireUnit } = cells(canvasElement)
    menuWeekday.focus()
    await paste('$99.00\t$135\r\n88\t$1,118\r\n')
    await expect(args.onChange).toHaveBeenLastCalledWith([['', '99', '135', '1'], ['85', '88', '1118', '1'], saved[2]])
    await expect(canvas.getByText('4 cells pasted, 0 left out')).toBeInTheDocument()
    menuWeekend.focus()
    await paste('140')
    await expect(menuWeekend).toHaveValue('140')
    hireUnit.focus()
    await paste('10\t20')
    await expect(hireUnit).toHaveValue('10')
    await expect(canvas.getByText('1 cells pasted, 1 left out')).toBeInTheDocument()
  },
}

/** Undo and redo take back whole steps, by key and by button, and focus the cell. */
export const UndoAndRedo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { menuWeekday, menuWeekend, hireWeekend } = cells(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
    menuWeekday.focus()
    await paste('1\t2')
    await userEvent.keyboard(`{Control>}{End}{/Control}${arrows(canvasElement)[1]}6000{Enter}`)
    await expect(hireWeekend).toHaveValue('6,000')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(hireWeekend).toHaveValue('5,400')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(menuWeekday).toHaveValue('95')
    await expect(menuWeekend).toHaveValue('125')
    await expect(menuWeekday).toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(menuWeekend).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await expect(hireWeekend).toHaveValue('6,000')
    // While a cell is edited, Ctrl+Z takes back what was typed in it.
    menuWeekday.focus()
    await userEvent.keyboard('55{Control>}z{/Control}')
    await expect(menuWeekday).toHaveValue('1')
  },
}

/** A press selects the content, a second one places the caret. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const { menuWeekday, hireWeekend } = cells(canvasElement)
    await userEvent.click(hireWeekend)
    await expect(hireWeekend).toHaveFocus()
    await expect([hireWeekend.selectionStart, hireWeekend.selectionEnd]).toEqual([0, 5])
    await userEvent.keyboard('7')
    await expect(hireWeekend).toHaveValue('7')
    await userEvent.click(menuWeekday)
    await expect(hireWeekend).toHaveValue('7')
    await userEvent.click(menuWeekday)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(menuWeekday).toHaveFocus()
  },
}

/** CAT-10: an error is at its cell; a text that is not a whole number stays as typed. */
export const Errors: Story = {
  args: {
    value: [['', '12.50', '', '1'], saved[1]!, saved[2]!],
    errorAt: (row, column) =>
      row === 0 && column > 0 && column < 3 ? ['', 'Please enter a whole number.', 'Required'][column] : undefined,
  },
  play: async ({ canvasElement }) => {
    const { menuWeekday, menuWeekend, menuUnit } = cells(canvasElement)
    await expect(menuWeekday).toHaveValue('12.50')
    await expect(menuWeekday).toBeInvalid()
    await expect(menuWeekday).toHaveAccessibleDescription('Changed, was 95 Please enter a whole number.')
    await expect(menuWeekend).toHaveAccessibleDescription('Changed, was 125 Required')
    await expect(menuUnit).toBeValid()
  },
}

/** I18N-14: columns run from right to left, and numbers may be typed in either script. */
export const Arabic: Story = {
  render: (args) => (
    <I18nProvider locale="ar-SA">
      <div dir="rtl">
        <Kept {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const { menuDaily, menuWeekday, hireWeekend } = cells(canvasElement)
    await expect(hireWeekend).toHaveValue('٥٬٤٠٠')
    menuDaily.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(menuWeekday).toHaveFocus()
    await userEvent.keyboard('١٢٥٠{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([['', '1250', '125', '1'], saved[1], saved[2]])
    await expect(menuWeekday).toHaveValue('١٬٢٥٠')
  },
}

/** In a narrow container each row is a block of fields, and no number is cut. */
export const Narrow: Story = {
  args: { value: [['', '100000000', '99999999', '99999'], saved[1]!, saved[2]!] },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { menuWeekday, menuWeekend, menuUnit } = cells(canvasElement)
    const top = (element: Element) => element.getBoundingClientRect().top
    await expect(top(menuUnit)).toBeGreaterThan(top(menuWeekday))
    await waitFor(() => expect(menuWeekday).toHaveValue('100,000,000'))
    for (const input of [menuWeekday, menuWeekend, menuUnit]) await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
}

/** Without permission to change the prices they can still be read and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    const { menuWeekday, menuWeekend } = cells(canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: 'Undo' })).toBeNull()
    menuWeekday.focus()
    await userEvent.keyboard('1{Enter}2')
    await paste('1\t2')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}')
    await expect(menuWeekend.closest('[role="grid"]')).toHaveAttribute('aria-readonly', 'true')
  },
}
