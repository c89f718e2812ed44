import { useQueryClient } from '@tanstack/react-query'
import { RailControls, type RailControlsProps } from '@vendor-panel/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../shared/lazily.tsx'
import { withMessages } from '../shared/with-messages.ts'
import { CountryBrand } from './CountryBrand.tsx'
import { language } from './locale.ts'
import { ModalQueue } from './ModalQueue.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { hasIntegration } from '../shared/has-integration.ts'
import { useAtomValue } from '../shared/store.ts'
import { useUnsignedAgreements } from './use-unsigned-agreements.ts'

const AgreementDialog = lazily(
  withMessages(['account.agreements'], () => import('../features/account/AgreementDialog.tsx').then((code) => code.AgreementDialog)),
)

const Integrations = lazily(() => import('./integrations/Integrations.tsx').then((code) => code.Integrations))

/**
 * What the shell loads once the page is useful: the behaviour of the sidebar as a rail (AMB-68), the modal queue (MODAL-06), the keys of
 * every page, and services of other companies. Agreements that are not signed block the panel, and hold back everything else (SET-09).
 */
export function ShellExtras({ rail }: Pick<RailControlsProps, 'rail'>) {
  const intl = useIntl()
  const unsigned = useUnsignedAgreements()
  useReadsInLanguage()
  const [agreement] = unsigned ?? []
  const strings = { expand: intl.formatMessage({ id: 'app.nav.open' }), collapse: intl.formatMessage({ id: 'app.nav.close' }) }
  return (
    <>
      <RailControls rail={rail} strings={strings} />
      <CountryBrand />
      {hasIntegration() && <Integrations />}
      {agreement ? (
        <AgreementDialog key={agreement.id} text={agreement} left={unsigned?.length ?? 1} />
      ) : (
        <>
          {unsigned && <ModalQueue />}
          <ShellDialogs />
        </>
      )}
    </>
  )
}

/** The server's texts are in the language of their read: after another one is chosen, what is shown is read again (I18N-11). */
function useReadsInLanguage(): void {
  const client = useQueryClient()
  const { locale } = useAtomValue(language)
  const readIn = useRef(locale)
  useEffect(() => {
    if (readIn.current === locale) return
    readIn.current = locale
    void client.invalidateQueries()
  }, [client, locale])
}
