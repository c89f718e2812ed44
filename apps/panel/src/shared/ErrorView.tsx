import { Button, ButtonLink, Heading, Inline, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as styles from './ErrorView.css.ts'
import { paths } from './paths.ts'

const kinds = {
  unauthorized: { code: '401', title: 'app.error.unauthorized.title', body: 'app.error.unauthorized.body' },
  notFound: { code: '404', title: 'app.error.notFound.title', body: 'app.error.notFound.body' },
  server: { code: '500', title: 'app.error.server.title', body: 'app.error.server.body' },
  unreachable: { code: null, title: 'app.error.server.title', body: 'app.error.session.body' },
  page: { code: null, title: 'app.error.page.title', body: 'app.error.page.body' },
} as const

export type ErrorKind = keyof typeof kinds

/** `requestId`: the server logs the refused call under it. */
type ErrorViewProps = { kind: ErrorKind; requestId?: string | null; onRetry?: (() => void) | undefined }

/** What happened, and what the user can do (ERR-14, ERR-19, ERR-20). */
export function ErrorView({ kind, requestId, onRetry }: ErrorViewProps) {
  const intl = useIntl()
  const { code, title, body } = kinds[kind]
  return (
    <div className={styles.view}>
      <Stack gap="lg" align="start">
        {code && (
          <span aria-hidden className={styles.code}>
            {code}
          </span>
        )}
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {intl.formatMessage({ id: title })}
          </Heading>
          <Text tone="muted" isProse>
            {intl.formatMessage({ id: body })}
          </Text>
          {requestId && (
            <Text size="sm" tone="muted">
              {intl.formatMessage({ id: 'app.error.request' }, { id: <bdi>{requestId}</bdi> })}
            </Text>
          )}
        </Stack>
        <Inline gap="sm">
          {onRetry && (
            <Button variant="primary" onPress={onRetry}>
              {intl.formatMessage({ id: 'app.retry' })}
            </Button>
          )}
          <ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'app.error.home' })}</ButtonLink>
        </Inline>
      </Stack>
    </div>
  )
}
