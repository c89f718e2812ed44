import { parseLocale, showsLanguagePicker } from '@vendor-panel/domain'
import { Kbd, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@vendor-panel/ui'
import { LogOut, Package, Search, Settings } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { useEnabledLanguages } from '../shared/enabled-languages.ts'
import { commandKeys } from '../shared/key-names.ts'
import { languageNames } from '../shared/language-names.ts'
import { paths, productInfoPath } from '../shared/paths.ts'
import { useSession } from '../shared/session.ts'
import { openShellDialog } from '../shared/shortcuts.ts'
import { useAtomValue } from '../shared/store.ts'
import { chooseTheme, theme, themeChoices } from '../shared/theme.ts'
import { useUser } from '../shared/user.ts'
import { chooseLanguage, language } from './locale.ts'
import * as styles from './Shell.css.ts'
import { UserNames } from './UserButton.tsx'

const themes = { system: 'app.menu.theme.system', light: 'app.menu.theme.light', dark: 'app.menu.theme.dark' } as const
const themeKey = 'theme:'
const languageKey = 'language:'

/**
 * Settings, product info, language, appearance, exit (SHELL-20). It opens when it mounts, because the button that it replaces was pressed.
 */
export function UserMenu() {
  const intl = useIntl()
  const user = useUser()
  const { exit } = useSession()
  const chosenTheme = useAtomValue(theme)
  const { locale } = useAtomValue(language)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button was removed: this one takes its focus before the menu stores the element to restore focus to.
    button.current?.focus()
    const frame = requestAnimationFrame(() => setIsOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const languages = useEnabledLanguages()

  function choose(key: string) {
    const chosen = themeChoices.find((choice) => themeKey + choice === key)
    if (chosen) chooseTheme(chosen)
    else if (key.startsWith(languageKey)) void chooseLanguage(parseLocale(key.slice(languageKey.length)) ?? locale)
    else if (key === 'commands') openShellDialog('commands')
    else if (key === 'exit') exit()
  }

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button ref={button} className={styles.userButton}>
        <UserNames />
      </Button>
      <Menu
        label={intl.formatMessage({ id: 'app.menu.label' }, { name: user.name })}
        placement="bottom end"
        onAction={(key) => choose(String(key))}
      >
        <MenuItem id="settings" href={paths.settings()} icon={Settings}>
          {intl.formatMessage({ id: 'app.menu.settings' })}
        </MenuItem>
        <MenuItem id="productInfo" href={productInfoPath} icon={Package}>
          {intl.formatMessage({ id: 'app.menu.productInfo' })}
        </MenuItem>
        <MenuItem id="commands" icon={Search} end={<Kbd>{commandKeys}</Kbd>}>
          {intl.formatMessage({ id: 'app.menu.commands' })}
        </MenuItem>
        <MenuSeparator />
        {showsLanguagePicker(languages) && (
          <MenuSection title={intl.formatMessage({ id: 'app.menu.language' })} selectionMode="single" selectedKeys={[languageKey + locale]}>
            {languages.map((one) => (
              <MenuItem key={one} id={languageKey + one}>
                {languageNames[one]}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection title={intl.formatMessage({ id: 'app.menu.theme' })} selectionMode="single" selectedKeys={[themeKey + chosenTheme]}>
          {themeChoices.map((choice) => (
            <MenuItem key={choice} id={themeKey + choice}>
              {intl.formatMessage({ id: themes[choice] })}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="exit" icon={LogOut} isIconDirectional>
          {intl.formatMessage({ id: 'app.menu.exit' })}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
