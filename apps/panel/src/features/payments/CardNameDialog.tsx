import { cardTextProblem, present, requiredProblems } from '@vendor-panel/domain'
import { updateCreditCardBounds as bounds } from '@vendor-panel/domain/bounds'
import { Button, Dialog, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { SavedCard } from './SavedCardRow.tsx'

/** Gives a saved card a name. */
export function CardNameDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
  const { customer } = useUser()
  const { write } = useWrite('updateCreditCard', {
    refetch: ['listCreditCards'],
    done: () => intl.formatMessage({ id: 'payments.cards.renamed' }),
    hasForm: true,
  })
  const form = useForm({
    initial: { name: card.name ?? '' },
    check: ({ name }) => [...requiredProblems({ name }), ...present([cardTextProblem('name', name)])],
    refusal: refusalErrors,
    send: ({ name }) => write({ path: { customerId: customer.id, creditCardId: card.id }, body: { name: name.trim() } }).then(onClose),
  })
  return (
    <Dialog
      size="sm"
      title={intl.formatMessage({ id: 'payments.cards.rename' })}
      strings={{ close: intl.formatMessage({ id: 'payments.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'payments.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'payments.cards.save' })}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <TextField
          label={intl.formatMessage({ id: 'payments.cards.name' })}
          maxLength={bounds.name.maxLength}
          autoComplete="off"
          {...form.field('name')}
        />
      </Form>
    </Dialog>
  )
}
