import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, Percent, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { NavigationProvider } from '../Link/navigation.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Table, type TableColumn, type TableSort } from './Table.tsx'

type Discount = {
  id: number
  intro: string
  provider: string
  amount: string
  regular: string | null
  reduced: string | null
  isPrimary: boolean
  documents: number
}

const discounts: Discount[] = [
  {
    id: 1,
    intro: 'Winter weddings from November to March',
    provider: 'Rosewood Barn',
    amount: '15%',
    regular: '$4,800',
    reduced: '$4,080',
    isPrimary: true,
    documents: 2,
  },
  {
    id: 2,
    intro: 'Pay in twelve parts',
    provider: 'Rosewood Hall',
    amount: '12 installments',
    regular: null,
    reduced: null,
    isPrimary: false,
    documents: 0,
  },
  {
    id: 3,
    intro: 'Sunday brunch',
    provider: 'Rosewood Barn',
    amount: '5%',
    regular: '$12,500',
    reduced: '$11,875',
    isPrimary: false,
    documents: 1,
  },
]

const prices = ({ regular, reduced }: Discount) =>
  regular && (
    <>
      <Text as="span" tone="muted" size="sm">
        <VisuallyHidden>Regular price</VisuallyHidden> <s>{regular}</s>
      </Text>{' '}
      <VisuallyHidden>Reduced price</VisuallyHidden> <Text as="strong">{reduced}</Text>
    </>
  )

const columns: TableColumn<Discount>[] = [
  { id: 'intro', header: 'Title', cell: ({ intro }) => intro, isSortable: true },
  {
    id: 'primary',
    header: 'Shown first',
    isHeaderHidden: true,
    cell: ({ isPrimary }) =>
      isPrimary && (
        <StatusTag tone="promote" icon={Star}>
          Shown first
        </StatusTag>
      ),
  },
  { id: 'provider', header: 'Provider', cell: ({ provider }) => provider, isSortable: true },
  { id: 'amount', header: 'Discount', cell: ({ amount }) => amount },
  { id: 'prices', header: 'Price', cell: prices, isNumeric: true },
  {
    id: 'documents',
    header: 'Documents',
    isNumeric: true,
    cell: ({ documents }) => documents > 0 && documents,
  },
]

const onAction = fn()
const navigate = fn()
const actions = {
  header: 'Actions',
  cell: ({ intro }: Discount) => (
    <MenuTrigger>
      <IconButton label={`Actions for ${intro}`} icon={EllipsisVertical} />
      <Menu label={`Actions for ${intro}`} placement="bottom end" onAction={onAction}>
        <MenuItem id="edit" icon={Pencil}>
          Edit
        </MenuItem>
        <MenuItem id="remove" icon={Trash2} tone="critical">
          Remove
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
}

const meta = {
  component: Table<Discount>,
  args: { label: 'Discounts', columns, items: discounts, getKey: ({ id }) => id, actions },
  beforeEach: () => {
    onAction.mockClear()
    navigate.mockClear()
  },
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
} satisfies Meta<typeof Table<Discount>>
export default meta
type Story = StoryObj<typeof meta>

/** A header sorts by its column; pressing it again reverses the order. */
export const Sorted: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<TableSort | null>(null)
    const factor = sort?.direction === 'descending' ? -1 : 1
    const key = sort?.columnId === 'provider' ? 'provider' : 'intro'
    const items = sort ? [...args.items].sort((a, b) => factor * a[key].localeCompare(b[key])) : args.items
    return <Table {...args} items={items} sort={sort} onSort={setSort} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table', { name: 'Discounts' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Pay in twelve parts')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Provider' }))
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('columnheader', { name: 'Provider' })).toHaveAttribute('aria-sort', 'ascending')
  },
}

/** The whole row is a link, except the menu above it. */
export const RowLinkAndMenu: Story = {
  args: { getHref: ({ id }) => `/discounts/${id}`, isLabelHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Sunday brunch' }))
    await expect(navigate).toHaveBeenCalledWith('/discounts/3')
    const rect = canvas.getByRole('cell', { name: '12 installments' }).getBoundingClientRect()
    await expect(document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2)).toBe(
      canvas.getByRole('link', { name: 'Pay in twelve parts' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pay in twelve parts' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await expect(onAction).toHaveBeenCalledWith('edit', undefined)
    await expect(navigate).toHaveBeenCalledTimes(1)
  },
}

/** Below 600 px each row is a card: still a table for assistive technology, and nothing overflows. */
export const Cards: Story = {
  args: { getHref: ({ id }) => `/discounts/${id}`, onSort: fn(), sort: { columnId: 'provider', direction: 'ascending' } },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('table').parentElement!
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7)
    const [first] = canvas.getAllByRole('rowheader')
    await expect(first).toHaveTextContent('Winter weddings')
    await expect(canvas.getByRole('cell', { name: '15%' }).getBoundingClientRect().top).toBeGreaterThan(
      first!.getBoundingClientRect().bottom,
    )
  },
}

export const Empty: Story = {
  args: {
    items: [],
    empty: (
      <EmptyState icon={Percent} title="No discounts yet" actions={<Button variant="primary">Add a discount</Button>}>
        Couples see your discounts on your page and in the search.
      </EmptyState>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
    await expect(within(canvasElement).getByRole('heading', { name: 'No discounts yet' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    items: [{ ...discounts[0]!, intro: `${discounts[0]!.intro}, `.repeat(5), provider: 'Rosewoodbarnandgardenhousewithoutanyspaces' }],
  },
}
