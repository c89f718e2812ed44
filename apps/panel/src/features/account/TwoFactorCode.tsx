import { parseCode, requiredProblems } from '@vendor-panel/domain'
import { useMutate } from '@vendor-panel/sdk/query'
import { Button, Dialog, Text, TextField } from '@vendor-panel/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useWrite } from '../../shared/use-write.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type TwoFactorCodeProps = { purpose: 'codes' | 'off'; onClose: () => void }

/** New recovery codes, or no second factor any more: each after a code (AUTH-25). */
export function TwoFactorCode({ purpose, onClose }: TwoFactorCodeProps) {
  const intl = useIntl()
  const formId = useId()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const create = useMutate('createRecoveryCodes', { refetch: ['getRecoveryCodeSummary'], meta: { isErrorOwned: true } })
  const removal = useWrite('deleteTwoFactor', {
    refetch: ['getRecoveryCodeSummary'],
    done: () => intl.formatMessage({ id: 'two-factor.off.done' }),
    hasForm: true,
  })
  const form = useForm({
    initial: { code: '' },
    check: requiredProblems,
    send: async ({ code }) => {
      const body = { code: parseCode(code) ?? code.trim() }
      if (purpose === 'codes') return setCodes((await create.mutateAsync({ body })).data.codes)
      await removal.write({ body })
      onClose()
    },
    refusal: refusalErrors,
    focusAfterRefusal: 'code',
  })
  return (
    <Dialog
      size="sm"
      title={intl.formatMessage({ id: codes ? 'two-factor.codes.title' : `two-factor.${purpose}.title` })}
      strings={{ close: intl.formatMessage({ id: 'account.cancel' }) }}
      onClose={codes ? null : onClose}
      actions={
        codes ? (
          <Button variant="primary" onPress={onClose}>
            {intl.formatMessage({ id: 'two-factor.codes.done' })}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={form.isPending}
              {...(purpose === 'off' && { tone: 'critical' as const })}
            >
              {intl.formatMessage({ id: `two-factor.${purpose}.submit` })}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form form={form} id={formId}>
          <Text tone="muted">{intl.formatMessage({ id: `two-factor.${purpose}.intro` })}</Text>
          <TextField
            label={intl.formatMessage({ id: purpose === 'off' ? 'two-factor.anyCode' : 'two-factor.code' })}
            autoComplete="one-time-code"
            spellCheck="false"
            {...form.field('code')}
          />
        </Form>
      )}
    </Dialog>
  )
}
