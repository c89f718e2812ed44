import { Button, Icon } from '@vendor-panel/ui'
import { Eye } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useApi } from '../shared/api.ts'
import { endImpersonation } from '../shared/impersonation.ts'
import { paths } from '../shared/paths.ts'
import { readStored } from '../shared/storage.ts'
import { useUser } from '../shared/user.ts'
import * as styles from './ImpersonationBanner.css.ts'

type ImpersonationBannerProps = { goTo?: (path: string) => void }

/** Always in view while an operator acts as a user; Exit ends it (AUTH-46). */
export function ImpersonationBanner({ goTo = (path) => location.assign(path) }: ImpersonationBannerProps) {
  const intl = useIntl()
  const api = useApi()
  const { name } = useUser()
  const exit = async () => {
    const accessTokenId = readStored('adminAccessToken')
    if (accessTokenId !== null) await api.deleteAccessToken({ path: { accessTokenId } }).catch(() => {})
    endImpersonation()
    goTo(paths.home())
  }
  return (
    <div role="status" className={styles.banner}>
      <Icon icon={Eye} />
      <span className={styles.text}>{intl.formatMessage({ id: 'impersonation.banner' }, { name: <bdi>{name}</bdi> })}</span>
      <Button size="sm" onPress={() => void exit()}>
        {intl.formatMessage({ id: 'impersonation.exit' })}
      </Button>
    </div>
  )
}
