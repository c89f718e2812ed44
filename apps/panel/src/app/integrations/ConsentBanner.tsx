import { Banner, Button } from '@vendor-panel/ui'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { chooseConsent } from '../../shared/consent.ts'
import * as styles from './ConsentBanner.css.ts'

/** Asks once on this device whether the use of the panel may be measured; the settings have the same choice (INT-06). */
export function ConsentBanner() {
  const intl = useIntl()
  return createPortal(
    <section aria-label={intl.formatMessage({ id: 'app.consent.title' })} className={styles.banner}>
      <Banner
        tone="neutral"
        title={intl.formatMessage({ id: 'app.consent.title' })}
        actions={
          <>
            <Button size="sm" onPress={() => chooseConsent('granted')}>
              {intl.formatMessage({ id: 'app.consent.allow' })}
            </Button>
            <Button size="sm" onPress={() => chooseConsent('refused')}>
              {intl.formatMessage({ id: 'app.consent.refuse' })}
            </Button>
          </>
        }
      >
        {intl.formatMessage({ id: 'app.consent.body' })}
      </Banner>
    </section>,
    document.body,
  )
}
