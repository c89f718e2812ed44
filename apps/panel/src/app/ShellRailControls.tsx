import { RailControls, type RailControlsProps } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** The behaviour of the sidebar as a rail (AMB-68); loaded once the page is useful. */
export function ShellRailControls({ rail }: Pick<RailControlsProps, 'rail'>) {
  const intl = useIntl()
  const strings = { expand: intl.formatMessage({ id: 'app.nav.open' }), collapse: intl.formatMessage({ id: 'app.nav.close' }) }
  return <RailControls rail={rail} strings={strings} />
}
