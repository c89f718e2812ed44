import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { useMinute } from '../../shared/use-minute.ts'
import { detail } from './LeadDetail.css.ts'
import * as headerStyles from './LeadHeader.css.ts'
import { LeadHeader } from './LeadHeader.tsx'
import { leadOf } from './lead-fixtures.ts'
import * as styles from './LeadRow.css.ts'
import { LeadRow } from './LeadRow.tsx'

/** In pixels: of a phone, next to a couple on a small and on a large screen, and of the list alone on a tablet. */
const widths = [288, 340, 424, 700]
const [first] = storyUser.providers
const user = { ...storyUser, providers: [first!, { ...first!, id: 2, name: 'Rosewood Lakehouse' }] }
const lead = leadOf({
  name: 'Maëlle Bell & Jonas Thériault',
  status: 'dealt_with_other',
  guestCount: 1250,
  unreadMessageCount: 12,
  couple: { ...leadOf().couple, weddingDate: '2027-09-18' },
  // The longest form: another day, with the hour.
  dueAt: new Date(Date.now() + 30 * 3_600_000).toISOString(),
  preview: {
    text: 'Thank you for your message, we would love to see the hall on Saturday, the garden and the winter menu',
    direction: 'out',
  },
})

function Row() {
  return <LeadRow lead={lead} now={useMinute()} />
}

const boxes = (className: string, child: React.ReactNode) => (
  <PanelStory user={user}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
    <main tabIndex={0} style={{ position: 'relative', overflowX: 'auto' }}>
      {widths.map((width) => (
        <div key={width} data-width={width} className={className} style={{ inlineSize: width, flex: 'none' }}>
          {child}
        </div>
      ))}
    </main>
  </PanelStory>
)

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const boxesIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('[data-width]')]
const rectOf = (node: Node) => {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}
/** The whole text of a node is in its box. */
async function expectWhole(node: Node, box: HTMLElement) {
  const [text, edge] = [rectOf(node), box.getBoundingClientRect()]
  await expect(text.width, node.textContent!).toBeGreaterThan(8)
  await expect(text.left, node.textContent!).toBeGreaterThanOrEqual(edge.left)
  await expect(text.right, node.textContent!).toBeLessThanOrEqual(edge.right)
}
const isDrawn = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0

export const OfRow: Story = {
  name: 'at every width a row shows the whole wedding date and guests, and the provider; the preview and the hour of "due" are hidden',
  render: () => boxes(styles.rowsBox, <Row />),
  play: async ({ canvasElement }) => {
    for (const box of boxesIn(canvasElement)) {
      const width = Number(box.dataset['width'])
      const figures = box.querySelector(`.${styles.figures}`)!
      const texts = [...figures.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      await expect(texts.map(({ textContent }) => textContent).join('')).toMatch(/2027 · .*1,250/)
      for (const text of texts) await expectWhole(text, figures as HTMLElement)
      const ends = figures.nextElementSibling!.getBoundingClientRect()
      const edge = box.getBoundingClientRect()
      await expect(ends.left).toBeGreaterThanOrEqual(edge.left)
      await expect(ends.right).toBeLessThanOrEqual(edge.right)
      const providers = within(box).getAllByText(lead.provider.name).filter(isDrawn)
      await expect(providers).toHaveLength(1)
      // Truncated at worst.
      await expect(rectOf(providers[0]!).left).toBeLessThan(edge.right - 40)
      const preview = box.querySelector(`.${styles.preview}`)!
      await expect(preview.scrollWidth).toBeGreaterThan(preview.clientWidth)
      await expect(isDrawn(box.querySelector(`.${styles.hour}`)!)).toBe(width < 400 || width >= 560)
    }
  },
}

export const OfHeader: Story = {
  name: 'at every width the header of a couple shows the whole wedding date and guests, and the provider',
  render: () => boxes(detail, <LeadHeader lead={lead} back={null} takesFocus={false} />),
  play: async ({ canvasElement }) => {
    for (const box of boxesIn(canvasElement)) {
      const values = [...box.querySelectorAll(`.${headerStyles.value}`)]
      await expect(values).toHaveLength(6)
      await expect(values[0]).toHaveTextContent(/18, 2027/)
      await expect(values[1]).toHaveTextContent('1,250')
      for (const value of values.slice(0, 2)) await expectWhole(value, box)
      const provider = within(box).getByText(lead.provider.name)
      await expect(isDrawn(provider)).toBe(true)
      await expect(rectOf(provider).left).toBeLessThan(box.getBoundingClientRect().right - 40)
    }
  },
}
