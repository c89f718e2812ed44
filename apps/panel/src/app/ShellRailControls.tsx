import { RailControls, type RailControlsProps } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ModalQueue } from './ModalQueue.tsx'

/** What the shell loads once the page is useful: the behaviour of the sidebar as a rail (AMB-68), and the modal queue (MODAL-06). */
export function ShellRailControls({ rail }: Pick<RailControlsProps, 'rail'>) {
  const intl = useIntl()
  const strings = { expand: intl.formatMessage({ id: 'app.nav.open' }), collapse: intl.formatMessage({ id: 'app.nav.close' }) }
  return (
    <>
      <RailControls rail={rail} strings={strings} />
      <ModalQueue />
    </>
  )
}
