import { countryConfig, localeTag, showsLanguagePicker } from '@vendor-panel/domain'
import { RadioGroup, Select, Stack, Switch } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { chooseConsent, measurementConsent } from '../../shared/consent.ts'
import { useEnabledLanguages } from '../../shared/enabled-languages.ts'
import { hasIntegration } from '../../shared/has-integration.ts'
import { languageNames } from '../../shared/language-names.ts'
import { useSession } from '../../shared/session.ts'
import { chooseSingleKeys, hasSingleKeys } from '../../shared/shortcuts.ts'
import { useAtomValue } from '../../shared/store.ts'
import { chooseTheme, theme, themeChoices } from '../../shared/theme.ts'
import { useUser } from '../../shared/user.ts'
import { usePush } from '../../shared/use-push.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** What is chosen for this device: language, appearance, push messages, and keys without a modifier (SET-07, I18N-08). */
export function PreferencesTab() {
  const intl = useIntl()
  const { chooseLanguage } = useSession()
  const languages = useEnabledLanguages()
  const chosenTheme = useAtomValue(theme)
  const isSingleKeyOn = useAtomValue(hasSingleKeys)
  const { isPushOn, togglePush } = usePush()
  const consent = useAtomValue(measurementConsent)
  const { needsConsent } = countryConfig(useUser().details.countryCode)
  const locale = languages.find((one) => localeTag(one) === intl.locale)
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'account.preferences.title' })}
      help={intl.formatMessage({ id: 'account.preferences.help' })}
    >
      <Stack gap="xl">
        {locale && showsLanguagePicker(languages) && (
          <Select
            label={intl.formatMessage({ id: 'app.language' })}
            options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={locale}
            onChange={(chosen) => void chooseLanguage(chosen)}
          />
        )}
        <RadioGroup
          label={intl.formatMessage({ id: 'app.menu.theme' })}
          orientation="horizontal"
          options={themeChoices.map((choice) => ({ value: choice, label: intl.formatMessage({ id: `app.menu.theme.${choice}` }) }))}
          value={chosenTheme}
          onChange={chooseTheme}
        />
        {isPushOn !== null && (
          <Switch
            label={intl.formatMessage({ id: 'account.push' })}
            description={intl.formatMessage({ id: 'account.pushHelp' })}
            value={isPushOn}
            onChange={() => void togglePush()}
          />
        )}
        <Switch
          label={intl.formatMessage({ id: 'account.singleKeys' })}
          description={intl.formatMessage({ id: 'account.singleKeysHelp' })}
          value={isSingleKeyOn}
          onChange={chooseSingleKeys}
        />
        {needsConsent && hasIntegration('measurement') && (
          <Switch
            label={intl.formatMessage({ id: 'account.measurement' })}
            description={intl.formatMessage({ id: 'account.measurementHelp' })}
            value={consent === 'granted'}
            onChange={(isOn) => chooseConsent(isOn ? 'granted' : 'refused')}
          />
        )}
      </Stack>
    </SettingsSection>
  )
}
