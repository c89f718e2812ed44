import { locales, localeTag, parseLocale } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { languageNames } from '../shared/language-names.ts'
import { chooseLanguage, language } from './locale.ts'
import * as styles from './Shell.css.ts'
import { useAtomValue } from '../shared/store.ts'

/** The language before sign-in. A native select, because it needs no code and keeps the sign-in page small. */
export function LanguageSelect() {
  const intl = useIntl()
  const { locale } = useAtomValue(language)
  return (
    <select
      className={styles.language}
      aria-label={intl.formatMessage({ id: 'app.language' })}
      value={locale}
      onChange={(event) => void chooseLanguage(parseLocale(event.target.value) ?? locale)}
    >
      {locales.map((choice) => (
        <option key={choice} value={choice} lang={localeTag(choice)} className={styles.languageOption}>
          {languageNames[choice]}
        </option>
      ))}
    </select>
  )
}
