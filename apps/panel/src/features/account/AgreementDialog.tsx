import { isApiError } from '@vendor-panel/sdk'
import { useMutate } from '@vendor-panel/sdk/query'
import { Button, Checkbox, Dialog, ErrorBanner, Stack, Text } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '../../shared/refusal-text.ts'
import { useSession } from '../../shared/session.ts'
import { AgreementBody } from '../../shared/AgreementBody.tsx'
import type { AgreementText } from './agreements.ts'

/** An agreement that must be signed before anything else: only signing it or signing out leaves the dialog (SET-09). */
export function AgreementDialog({ text, left }: { text: AgreementText; left: number }) {
  const intl = useIntl()
  const { exit } = useSession()
  const [isRead, setRead] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const sign = useMutate('createAgreementSign', { refetch: ['listAgreementSigns'], meta: { isErrorOwned: true } })
  const failure = isApiError(sign.error) ? refusalText(sign.error, (id) => intl.formatMessage({ id })) : null
  return (
    <Dialog
      size="lg"
      title={text.title}
      strings={{ close: intl.formatMessage({ id: 'account.agreements.close' }) }}
      onClose={null}
      actions={
        <>
          <Button onPress={exit}>{intl.formatMessage({ id: 'account.agreements.exit' })}</Button>
          <Button
            variant="primary"
            isPending={sign.isPending}
            onPress={() => (isRead ? sign.mutate({ body: { agreementTextId: text.id } }) : setMissing(true))}
          >
            {intl.formatMessage({ id: 'account.agreements.sign' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text tone="muted">{intl.formatMessage({ id: 'account.agreements.intro' }, { left })}</Text>
        {failure !== null && <ErrorBanner>{failure}</ErrorBanner>}
        <AgreementBody body={text.body} />
        <Checkbox
          label={intl.formatMessage({ id: 'account.agreements.accept' })}
          value={isRead}
          onChange={(value) => {
            setRead(value)
            setMissing(false)
          }}
          errorMessage={isMissing && intl.formatMessage({ id: 'account.agreements.missing' })}
        />
      </Stack>
    </Dialog>
  )
}
