import { useQuery, useQueryClient } from '@tanstack/react-query'
import { parseCode, verificationCodeProblems } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, CodeField, CopyField, Dialog, Link, PasswordField, Stack, Text } from '@vendor-panel/ui'
import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { showToast } from '../../shared/toasts.ts'
import * as styles from './account.css.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Sets up the authenticator app: the QR code, its first code, and then the recovery codes (AUTH-25). */
export function TwoFactorSetUp({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const api = useApi()
  const client = useQueryClient()
  const formId = useId()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['getRecoveryCodeSummary'] })
  const form = useForm({
    initial: { oldPassword: '', code: '' },
    check: ({ oldPassword, code }) => [
      ...(oldPassword === '' ? [{ path: 'oldPassword', code: 'required' as const }] : []),
      ...verificationCodeProblems(code),
    ],
    send: async ({ oldPassword, code }) => {
      const body = { code: parseCode(code) ?? code }
      await api.verifyTwoFactor({ body: { ...body, oldPassword } })
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'two-factor.setUp.done' }) })
      try {
        setCodes((await api.createRecoveryCodes({ body })).data.codes)
      } finally {
        void refresh()
      }
    },
    refusal: refusalErrors,
  })
  const strings = { close: intl.formatMessage({ id: 'account.cancel' }) }
  if (codes)
    return (
      <Dialog
        size="sm"
        title={intl.formatMessage({ id: 'two-factor.codes.title' })}
        strings={strings}
        onClose={null}
        actions={
          <Button variant="primary" onPress={onClose}>
            {intl.formatMessage({ id: 'two-factor.codes.done' })}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    )
  return (
    <Dialog
      size="sm"
      title={intl.formatMessage({ id: 'two-factor.setUp.title' })}
      strings={strings}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{strings.close}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'two-factor.setUp.submit' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text tone="muted">{intl.formatMessage({ id: 'two-factor.setUp.intro' })}</Text>
        <NewApp />
        <Form form={form} id={formId}>
          <PasswordField
            label={intl.formatMessage({ id: 'account.contacts.password' })}
            description={intl.formatMessage({ id: 'account.contacts.passwordHelp' })}
            autoComplete="current-password"
            strings={{
              show: intl.formatMessage({ id: 'account.password.show' }),
              hide: intl.formatMessage({ id: 'account.password.hide' }),
            }}
            {...form.field('oldPassword')}
          />
          <CodeField
            label={intl.formatMessage({ id: 'two-factor.code' })}
            isComplete={(text) => parseCode(text) !== null}
            {...form.field('code')}
          />
        </Form>
      </Stack>
    </Dialog>
  )
}

/** The QR code, and its content as text: for an app on the same phone, and for users who do not see the code. */
function NewApp() {
  const intl = useIntl()
  const secret = useQuery({ ...query('getTwoFactorSecret'), gcTime: 0 })
  const picture = useQuery({ ...query('getTwoFactorQr'), gcTime: 0 })
  const address = useBlobAddress(picture.data)
  if (secret.isError || picture.isError) return <LoadFailed onRetry={() => void Promise.all([secret.refetch(), picture.refetch()])} />
  return (
    <>
      {address === null ? (
        <div className={styles.qr} />
      ) : (
        <img className={styles.qr} src={address} alt={intl.formatMessage({ id: 'two-factor.setUp.qr' })} />
      )}
      <CopyField
        label={intl.formatMessage({ id: 'two-factor.setUp.secret' })}
        value={secret.data?.data.secret ?? ''}
        strings={{
          copy: intl.formatMessage({ id: 'two-factor.setUp.copy' }),
          copied: intl.formatMessage({ id: 'two-factor.setUp.copied' }),
          selected: intl.formatMessage({ id: 'two-factor.setUp.selected' }),
        }}
      />
      {secret.data && <Link href={secret.data.data.url}>{intl.formatMessage({ id: 'two-factor.setUp.open' })}</Link>}
    </>
  )
}

function useBlobAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    // The browser loads it later than this component renders.
    const shown = requestAnimationFrame(() => setAddress(made))
    return () => {
      cancelAnimationFrame(shown)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
