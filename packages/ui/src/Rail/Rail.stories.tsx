import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, House, Mail } from 'lucide-react'
import { useRef } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { NavigationProvider } from '../Link/navigation.tsx'
import { Rail, type RailProps } from './Rail.tsx'
import { RailControls } from './RailControls.tsx'
import { RailButton, RailGroup, RailLink } from './RailItem.tsx'

function RailWithControls({ children }: RailProps) {
  const rail = useRef<HTMLElement>(null)
  return (
    <Rail ref={rail} controls={<RailControls rail={rail} strings={{ expand: 'Open menu', collapse: 'Close menu' }} />}>
      {children}
    </Rail>
  )
}

const entries = (label: string) => (
  <nav aria-label={label}>
    <ul style={{ padding: 8 }}>
      <li>
        <RailLink href="/home" icon={House} label="Home" />
      </li>
      <li>
        <RailLink href="/couples" icon={Heart} label="Couples" isCurrent badge={<Badge count={12} label="12 couples not yet read" />} />
      </li>
      <li>
        <RailGroup icon={Mail} label="Templates" isCurrent={false}>
          <li>
            <RailLink href="/signatures" label="Signatures" />
          </li>
        </RailGroup>
      </li>
    </ul>
  </nav>
)

const meta = {
  component: Rail,
  subcomponents: { RailLink, RailButton, RailGroup, RailControls },
  args: {
    children: entries('Main'),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <NavigationProvider navigate={() => {}}>
      <div style={{ display: 'grid', gridTemplateColumns: '64px 1fr', blockSize: 500 }}>
        <RailWithControls {...args} />
        <div style={{ paddingInlineStart: 240 }}>
          <Button>On the page</Button>
        </div>
      </div>
    </NavigationProvider>
  ),
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

const panelOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('complementary').firstElementChild as HTMLElement
const tipOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('complementary').querySelector('div[aria-hidden]')

export const Tooltips: Story = {
  name: 'AMB-68 in a narrow box the sidebar is a rail of icons whose names are tooltips, by pointer and by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(panelOf(canvasElement).offsetWidth).toBe(64)
    const couples = canvas.getByRole('link', { name: /Couples/ })
    await userEvent.hover(couples)
    await waitFor(() => expect(tipOf(canvasElement)).toHaveTextContent('Couples'))
    // At the inline end of the rail, at the height of its entry.
    const [tip, entry] = [tipOf(canvasElement)!.getBoundingClientRect(), couples.getBoundingClientRect()]
    await expect(document.dir === 'rtl' ? tip.right <= entry.left : tip.left >= entry.right).toBe(true)
    await expect(Math.abs(tip.top + tip.height / 2 - entry.top - entry.height / 2)).toBeLessThan(2)
    await userEvent.keyboard('{Escape}')
    await expect(tipOf(canvasElement)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(tipOf(canvasElement)).toHaveTextContent('Home')
  },
}

export const Expands: Story = {
  name: 'AMB-68 the rail expands to 256 px over the page, and collapses on Escape, on a press outside and after navigation',
  args: { children: entries('Main, expanded') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = canvas.getByRole('button', { name: 'On the page' })
    const { left } = page.getBoundingClientRect()
    const width = (expected: number) => waitFor(() => expect(panelOf(canvasElement).offsetWidth).toBe(expected))
    const expand = () => userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expand()
    await width(256)
    await expect(page.getBoundingClientRect().left).toBe(left)
    await expect(canvas.getByText('Home')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await width(64)
    await expand()
    await fireEvent.pointerDown(page)
    await width(64)
    await expand()
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }))
    await width(64)
  },
}

export const GroupExpands: Story = {
  name: 'AMB-68 a group in the rail expands it and shows its entries',
  args: { children: entries('Main, with a group') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }))
    await waitFor(() => expect(panelOf(canvasElement).offsetWidth).toBe(256))
    await expect(canvas.getByRole('link', { name: 'Signatures' })).toBeVisible()
  },
}

export const Wide: Story = {
  name: 'SHELL-16 in a box of 256 px the sidebar shows the names next to the icons and no expand button',
  args: { children: entries('Main, with names') },
  render: (args) => (
    <div style={{ inlineSize: 256, blockSize: 500 }}>
      <RailWithControls {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(panelOf(canvasElement).offsetWidth).toBe(256)
    await expect(within(canvasElement).getByText('Couples').getBoundingClientRect().width).toBeGreaterThan(40)
    await expect(within(canvasElement).queryByRole('button', { name: 'Open menu' })).toBeNull()
  },
}
