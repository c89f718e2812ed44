import { ButtonLink, Page, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { paths } from '../shared/paths.ts'
import { findRoute } from './routes.ts'

function usePageName() {
  const intl = useIntl()
  const [path] = useLocation()
  const title = findRoute(path)?.route.title
  return title === undefined ? '' : intl.formatMessage({ id: title })
}

function Explanation({ page }: { page: string }) {
  const intl = useIntl()
  return (
    <Text tone="muted" isProse>
      {intl.formatMessage({ id: 'app.notYet.body' }, { page })}
    </Text>
  )
}

/** States that a page of the panel is not built yet. */
export function NotYetPage() {
  const page = usePageName()
  return (
    <Page title={page}>
      <Explanation page={page} />
    </Page>
  )
}

/** The same before sign-in, with a link back. */
export function NotYetGuestPage() {
  const intl = useIntl()
  const page = usePageName()
  return (
    <Page title={page} width="narrow">
      <Stack gap="lg" align="start">
        <Explanation page={page} />
        <ButtonLink href={paths.login()}>{intl.formatMessage({ id: 'auth.signIn.title' })}</ButtonLink>
      </Stack>
    </Page>
  )
}
