import { useIntl } from 'react-intl'
import { skipLink } from './Shell.css.ts'

/** The first stop of Tab: moves focus past the navigation, to the content of the page. */
export function SkipLink() {
  const intl = useIntl()
  return (
    <a
      href="#content"
      className={skipLink}
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('#content')?.focus()
      }}
    >
      {intl.formatMessage({ id: 'app.skipToContent' })}
    </a>
  )
}
