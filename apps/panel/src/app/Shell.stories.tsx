import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import { countryCodes, countryConfig } from '@vendor-panel/domain'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { configs } from '../features/account/account-fixtures.ts'
import { paths } from '../shared/paths.ts'
import { PanelStory, storyUser } from '../shared/PanelStory.tsx'
import type { SessionUser } from '../shared/user.ts'
import { brandSheet } from './brand-sheet.ts'
import { CountryBrand } from './CountryBrand.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { UpgradeBanner } from './UpgradeBanner.tsx'

const meta0 = examples.getPromptMeta.answer!.data
const answers: FakeAnswers = {
  getPromptMeta: { data: { ...meta0, counts: { ...meta0.counts, todo: 3 } } },
  listConfigs: configs(),
}

type Args = { user: SessionUser; hasSearch: boolean }
const meta = {
  args: { user: storyUser, hasSearch: true },
  render: ({ user, hasSearch }) => (
    <PanelStory answers={answers} path={paths.discounts()} user={user}>
      <TopBar hasSidebar hasSearch={hasSearch} isReady={false} />
      <Sidebar />
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const navigation = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('navigation', { name: 'Main' }))
/** The address of each link, by its text. */
const linksOf = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.dataset['label'], link.getAttribute('href')]),
  )

export const Entries: Story = {
  name: 'SHELL-01 SHELL-04 SHELL-05 SHELL-06 SHELL-09 the entries of the sidebar lead to their pages, and the current one is marked',
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('navigation', { name: 'Main' })
    await expect(linksOf(main)).toMatchObject({
      Home: '/',
      Couples: '/leads',
      'To-do': '/todo',
      Providers: '/providers',
      Galleries: '/galleries',
      Comments: '/provider-testimonials',
      Discounts: '/discounts',
      'Customer users': '/customer-users',
    })
    await expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('Discounts')
  },
}

export const WithoutProviders: Story = {
  name: 'SHELL-04 a user without providers sees neither Providers nor Galleries',
  args: { user: { ...storyUser, providers: [] } },
  play: async ({ canvasElement }) => {
    const links = linksOf(within(canvasElement).getByRole('navigation', { name: 'Main' }))
    await expect(links).not.toHaveProperty('Providers')
    await expect(links).not.toHaveProperty('Galleries')
  },
}

export const OpenTodos: Story = {
  name: 'SHELL-03 To-do has the number of open ones as a badge, also as text',
  play: async ({ canvasElement }) => {
    const link = navigation(canvasElement).getByRole('link', { name: /To-do/ })
    await waitFor(() => expect(link).toHaveAccessibleName(/3 open/))
  },
}

export const Templates: Story = {
  name: 'SHELL-07 Templates opens attachments, signatures and mail templates',
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('navigation', { name: 'Main' })
    await userEvent.click(within(main).getByRole('button', { name: 'Templates' }))
    await expect(linksOf(main)).toMatchObject({
      Attachments: '/templates/attachments',
      Signatures: '/templates/signatures',
      'Mail templates': '/templates/mail-templates',
    })
  },
}

export const Statistics: Story = {
  name: 'SHELL-08 Statistics opens visits, weddings and rivals; the magnet is hidden',
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('navigation', { name: 'Main' })
    await userEvent.click(within(main).getByRole('button', { name: 'Statistics' }))
    const statistics = Object.values(linksOf(main)).filter((href) => String(href).startsWith('/statistics/'))
    await expect(statistics).toEqual(['/statistics/visits', '/statistics/weddings', '/statistics/rivals'])
  },
}

const commands: unknown[] = []
/** A server with a chat adds this tag to the page. */
function withChat(): () => void {
  const chat = Object.assign(document.createElement('meta'), { name: 'integrations' })
  chat.content = JSON.stringify({ chat: { id: 'a-website', origin: location.origin } })
  document.head.append(chat)
  return () => {
    chat.remove()
    commands.length = 0
    globalThis.$crisp = undefined
  }
}

export const Support: Story = {
  name: 'SHELL-10 SHELL-11 INT-11 Support has the live chat and a link to remote desktop in a new tab; WhatsApp and tutorial are hidden',
  beforeEach: () => {
    const undo = withChat()
    globalThis.$crisp = commands
    return undo
  },
  args: { user: { ...storyUser, permission: { advisorService: true } } },
  play: async ({ canvasElement }) => {
    const main = navigation(canvasElement)
    await userEvent.click(main.getByRole('button', { name: 'Support' }))
    const remote = await main.findByRole('link', { name: 'Remote desktop' })
    await expect(remote).toHaveAttribute('target', '_blank')
    await expect(remote).toHaveAttribute('rel', 'noreferrer')
    await expect(remote.getAttribute('href')).toMatch(/^https:/)
    await userEvent.click(main.getByRole('button', { name: 'Live chat' }))
    await waitFor(() => expect(commands).toEqual([['do', 'chat:open']]))
    await expect(main.queryByText(/WhatsApp|Tutorial/)).toBeNull()
  },
}

export const HostFlags: Story = {
  name: 'SHELL-10 INT-11 Support has what the operator of the host has switched on, and lacks what is switched off',
  beforeEach: () => {
    const undo = withChat()
    document.documentElement.dataset['flags'] = 'whatsAppHelp tutorialLink -liveChat'
    return () => {
      delete document.documentElement.dataset['flags']
      undo()
    }
  },
  args: { user: { ...storyUser, permission: { advisorService: true } } },
  play: async ({ canvasElement }) => {
    const main = navigation(canvasElement)
    await userEvent.click(main.getByRole('button', { name: 'Support' }))
    await expect(await main.findByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank')
    await expect(main.getByRole('link', { name: /tutorial/i })).toBeVisible()
    await expect(main.queryByRole('button', { name: 'Live chat' })).toBeNull()
  },
}

export const WithoutAdvisor: Story = {
  name: 'INT-04 without the permission there is no live chat',
  beforeEach: withChat,
  args: { user: { ...storyUser, permission: { advisorService: false } } },
  play: async ({ canvasElement }) => {
    const main = navigation(canvasElement)
    await userEvent.click(main.getByRole('button', { name: 'Support' }))
    await main.findByRole('link', { name: 'Remote desktop' })
    await expect(main.queryByRole('button', { name: 'Live chat' })).toBeNull()
  },
}

export const Bar: Story = {
  name: 'SHELL-17 SHELL-19 SHELL-20 SHELL-23 the bar has menu, search and the user, whose menu has settings, product info, languages and exit',
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'))
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeInTheDocument()
    await expect(bar.getByRole('button', { name: 'Find a couple' })).toBeVisible()
    const user = bar.getByRole('button', { name: new RegExp(storyUser.name) })
    await expect(user).toHaveTextContent(storyUser.customer.name)
    await userEvent.click(user)
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await expect(menu.getByRole('menuitem', { name: 'Product info' })).toHaveAttribute('href', '/providers/0/payments')
    await expect(menu.getByRole('menuitem', { name: 'Exit' })).toBeVisible()
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

export const WithoutSearch: Story = {
  name: 'SHELL-17 a page without search has no search in the bar',
  args: { hasSearch: false },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('button', { name: 'Find a couple' })).toBeNull(),
}

export const Prime: Story = {
  name: 'SHELL-25 a prime account has a bar of another colour',
  render: () => (
    <>
      {(['prime', null] as const).map((crmStatus) => (
        <PanelStory key={crmStatus} answers={answers} user={{ ...storyUser, customer: { ...storyUser.customer, crmStatus } }}>
          <section aria-label={crmStatus ?? 'other'}>
            <TopBar hasSidebar={false} hasSearch={false} isReady={false} />
          </section>
        </PanelStory>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [prime, other] = [...canvasElement.querySelectorAll('header')].map((bar) => getComputedStyle(bar).backgroundColor)
    await expect(prime).not.toBe(other)
  },
}

export const Unpaid: Story = {
  name: 'SHELL-14 an account that has not paid sees the upgrade banner, others do not',
  beforeEach: () => {
    document.documentElement.dataset['flags'] = 'upgradeBanner'
    return () => delete document.documentElement.dataset['flags']
  },
  render: () => (
    <>
      {([false, true] as const).map((isPaid) => (
        <PanelStory key={String(isPaid)} user={{ ...storyUser, customer: { ...storyUser.customer, isPaid } }}>
          <section aria-label={isPaid ? 'paid' : 'unpaid'}>
            <UpgradeBanner />
          </section>
        </PanelStory>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const section = (name: string) => within(within(canvasElement).getByRole('region', { name }))
    await expect(section('unpaid').getByText('Reach more couples')).toBeVisible()
    await expect(section('unpaid').getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/providers/0/payments')
    await expect(section('paid').queryByText('Reach more couples')).toBeNull()
  },
}

const country = examples.getCountry.answer!.data
const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 34 24%22/%3E'
const brand = { logo: picture, favicon: '/brands/tr/favicon.svg', accentHue: 28 }
const sheets = import.meta.glob<string>('../../public/brands/*/brand.css', { eager: true, import: 'default', query: '?raw' })
export const BrandOfCountry: Story = {
  name: 'I18N-15 a country has its own logo, favicon and accent colour, on pages without a session too',
  render: () => (
    <PanelStory answers={{ ...answers, getCountry: { data: { ...country, ...brand } } }}>
      <TopBar hasSidebar={false} hasSearch={false} isReady={false} />
      <CountryBrand />
    </PanelStory>
  ),
  beforeEach: () => {
    const icon = document.createElement('link')
    icon.rel = 'icon'
    icon.href = '/icons/favicon.svg'
    document.head.prepend(icon)
    return () => icon.remove()
  },
  play: async ({ canvasElement }) => {
    const icon = document.querySelector('link[rel="icon"]')
    const rings = canvasElement.querySelector('header svg[stroke-width="1.75"]')!
    await waitFor(() => expect(icon).toHaveAttribute('href', brand.favicon))
    await expect(getComputedStyle(rings)).toMatchObject({ backgroundImage: `url("${brand.logo}")`, stroke: 'none' })
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--vp-color-accent')
    await expect(accent).toMatch(/^light-dark\(oklch\(.* 28\), oklch\(.* 28\)\)$/)
    // What the server adds to the page of a host in this country.
    const brands = countryCodes.flatMap((code) => countryConfig(code).brand ?? [])
    await expect(new Set(brands.map(({ sheet }) => sheet)).size).toBe(Object.keys(sheets).length)
    for (const { sheet, ...ofCountry } of brands)
      await expect(sheets[`../../public${sheet}`]).toBe(brandSheet(ofCountry).replaceAll('"', "'"))
  },
}
