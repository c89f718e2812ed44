import type { components } from '@vendor-panel/contract'
import { Bdi, Button, ConfirmDialog, Heading, Inline, ListRow, RowActions, StatusTag, Text } from '@vendor-panel/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { cardText, expiryText } from '../../shared/card-text.ts'
import { lazily } from '../../shared/lazily.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'

export type SavedCard = components['schemas']['CreditCard']

const CardNameDialog = lazily(() => import('./CardNameDialog.tsx').then((code) => code.CardNameDialog))

/** A saved card: brand, last four digits, expiry, names and the primary flag (PAY-20). */
export function SavedCardRow({ card }: { card: SavedCard }) {
  const intl = useIntl()
  const { customer } = useUser()
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const path = { customerId: customer.id, creditCardId: card.id }
  const number = cardText(card)
  const primary = useWrite('updateCreditCard', {
    refetch: ['listCreditCards'],
    done: () => intl.formatMessage({ id: 'payments.cards.madePrimary' }, { card: number }),
  })
  const removal = useWrite('deleteCreditCard', {
    refetch: ['listCreditCards'],
    done: () => intl.formatMessage({ id: 'payments.cards.removed' }),
  })
  const { name, holderName, isPrimary } = card
  return (
    <ListRow
      actions={
        <>
          {!isPrimary && (
            <Button
              size="sm"
              variant="quiet"
              icon={Star}
              aria-label={intl.formatMessage({ id: 'payments.cards.makePrimaryOf' }, { card: number })}
              isPending={primary.isPending}
              onPress={() => void primary.write({ path, body: { isPrimary: true } }).catch(() => {})}
            >
              {intl.formatMessage({ id: 'payments.cards.makePrimary' })}
            </Button>
          )}
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'payments.cards.rename' }),
              editOf: intl.formatMessage({ id: 'payments.cards.renameOf' }, { card: number }),
              delete: intl.formatMessage({ id: 'payments.delete' }),
              deleteOf: intl.formatMessage({ id: 'payments.cards.removeOf' }, { card: number }),
            }}
            onEdit={() => setDialog('rename')}
            onDelete={() => Promise.resolve(setDialog('remove'))}
            isPending={removal.isPending}
          />
        </>
      }
    >
      <Inline gap="sm">
        <Heading level={3} size="body">
          <Bdi>{name ?? number}</Bdi>
        </Heading>
        {isPrimary && (
          <StatusTag tone="info" icon={Star}>
            {intl.formatMessage({ id: 'payments.cards.primary' })}
          </StatusTag>
        )}
      </Inline>
      {name !== null && (
        <Text isNumeric>
          <Bdi>{number}</Bdi>
        </Text>
      )}
      <Text tone="muted" isNumeric>
        {intl.formatMessage({ id: 'payments.cards.holder' }, { holder: <Bdi key="holder">{holderName}</Bdi>, date: expiryText(card) })}
      </Text>
      {dialog === 'rename' && <CardNameDialog card={card} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'payments.cards.removeAsk' })}
          strings={{ confirm: intl.formatMessage({ id: 'payments.delete' }), cancel: intl.formatMessage({ id: 'payments.cancel' }) }}
          tone="critical"
          isPending={removal.isPending}
          onCancel={close}
          onConfirm={() => void removal.write({ path }).then(close, close)}
        >
          <Text>{intl.formatMessage({ id: 'payments.cards.removeBody' }, { card: <Bdi key="card">{number}</Bdi> })}</Text>
        </ConfirmDialog>
      )}
    </ListRow>
  )
}
