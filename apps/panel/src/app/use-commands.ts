import { useQuery } from '@tanstack/react-query'
import { showsLogout } from '@vendor-panel/domain'
import { searchCoupleFilters } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { FileText, Heart, Keyboard, Languages, LogOut, Monitor, Moon, Package, Settings, Store, Sun } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Command } from '../shared/command.ts'
import { useEnabledLanguages } from '../shared/enabled-languages.ts'
import { languageNames } from '../shared/language-names.ts'
import { paths, productInfoPath } from '../shared/paths.ts'
import { useSession } from '../shared/session.ts'
import { openShellDialog } from '../shared/shortcuts.ts'
import { useAtomValue } from '../shared/store.ts'
import { chooseTheme, theme, themeChoices } from '../shared/theme.ts'
import { useFormat } from '../shared/use-format.ts'
import { useUser } from '../shared/user.ts'
import { chooseLanguage, language } from './locale.ts'
import { providerMenu } from '../shared/provider/provider-menu.ts'
import { sidebarEntries } from './sidebar-entries.ts'
import { isImpersonating } from './session.ts'

/** The pages of the sidebar and of the user's menu. */
export function usePageCommands(): Command[] {
  const intl = useIntl()
  const user = useUser()
  const page = (href: string, label: string, icon = FileText, note?: string): Command => ({
    id: href,
    label,
    icon,
    href,
    ...(note !== undefined && { note }),
  })
  const entries = sidebarEntries(user).flatMap((entry) =>
    'links' in entry
      ? entry.links.map((link) =>
          page(link.href, intl.formatMessage({ id: link.label }), entry.icon, intl.formatMessage({ id: entry.label })),
        )
      : [page(entry.href, intl.formatMessage({ id: entry.label }), entry.icon)],
  )
  return [
    ...entries,
    page(paths.settings(), intl.formatMessage({ id: 'app.menu.settings' }), Settings),
    page(productInfoPath, intl.formatMessage({ id: 'app.menu.productInfo' }), Package),
  ]
}

/** The pages of each provider (SHELL-13). They are many, so that only a text finds them. */
export function useProviderCommands(): Command[] {
  const intl = useIntl()
  const { providers } = useUser()
  return providers.flatMap(({ id, name }) =>
    providerMenu.map((entry) => ({
      id: `provider:${id}:${entry.id}`,
      label: `${name}: ${intl.formatMessage({ id: `shared.provider.menu.${entry.id}` })}`,
      icon: Store,
      href: entry.href(id),
    })),
  )
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/** What the menus of the shell do: theme, language, shortcuts, sign-out. */
export function useShellCommands(onClose: () => void): Command[] {
  const intl = useIntl()
  const { exit } = useSession()
  const { locale } = useAtomValue(language)
  const chosen = useAtomValue(theme)
  const languages = useEnabledLanguages()
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return [
    ...themeChoices
      .filter((choice) => choice !== chosen)
      .map((choice) => ({
        id: `theme:${choice}`,
        label: intl.formatMessage({ id: `app.command.theme.${choice}` }),
        icon: themeIcons[choice],
        run: closing(() => chooseTheme(choice)),
      })),
    ...languages
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `language:${one}`,
        label: intl.formatMessage({ id: 'app.command.language' }, { language: languageNames[one] }),
        icon: Languages,
        run: closing(() => void chooseLanguage(one)),
      })),
    {
      id: 'shortcuts',
      label: intl.formatMessage({ id: 'app.shortcut.title' }),
      icon: Keyboard,
      run: closing(() => openShellDialog('shortcuts')),
    },
    ...(showsLogout({ isLoggedIn: true, isImpersonating: isImpersonating() })
      ? [{ id: 'exit', label: intl.formatMessage({ id: 'app.menu.exit' }), icon: LogOut, run: closing(exit) }]
      : []),
  ]
}

const couplesMax = 5

/** The couples of any date that a text finds (SHELL-27); none for a text of one letter. */
export function useCoupleCommands(text: string): { commands: Command[]; isSearching: boolean; isFailed: boolean } {
  const format = useFormat()
  const coupleName = text.slice(0, searchCoupleFilters.coupleName.maxLength)
  const search = useQuery({
    ...query('searchCouple', { query: { coupleName } }),
    enabled: coupleName.length > 1,
    staleTime: 0,
    gcTime: 0,
  })
  const leads = search.data?.data ?? []
  return {
    commands: leads.slice(0, couplesMax).map(({ id, couple, extensionNumber }) => ({
      id: `couple:${id}`,
      label: couple.name || extensionNumber,
      icon: Heart,
      href: paths.lead({ leadId: id }),
      ...(couple.weddingDate !== null && { note: format.dayShort(couple.weddingDate) }),
    })),
    isSearching: search.isFetching,
    isFailed: search.isError && !search.isFetching,
  }
}
