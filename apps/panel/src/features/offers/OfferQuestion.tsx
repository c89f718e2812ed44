import type { Answer } from '@vendor-panel/sdk'
import { Button, Text, TextArea } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { moneyText } from '../../shared/money-text.ts'
import { publicRefusal } from '../../shared/public-refusal.ts'
import * as styles from './offer-page.css.ts'

type Offer = Answer<'getOffer'>['data']
type QuestionProps = {
  token: string
  answer: 'accept' | 'decline'
  offer: Offer
  onAnswer: (offer: Offer) => void
  /** The offer has changed since it was read. */
  onStale: () => Promise<void>
  onClose: () => void
}

/** Asks before an offer is accepted or declined, with a note to the vendor. */
export function OfferQuestion({ token, answer, offer, onAnswer, onStale, onClose }: QuestionProps) {
  const intl = useIntl()
  const api = useApi()
  const form = useForm({
    initial: { note: '' },
    send: async ({ note }) => {
      const input = { path: { offerToken: token }, body: { note: note.trim() || null } }
      const { data } = await (answer === 'accept' ? api.acceptOffer(input) : api.createOfferRefusal(input))
      onAnswer(data)
    },
    refusal: (error, names) => {
      if (error.status !== 409) return publicRefusal(error, names, intl, 'offers.page.tooMany')
      void onStale()
      return null
    },
  })
  const money = moneyText(intl, offer.total, offer.currency)
  const question = intl.formatMessage({ id: `offers.page.${answer}Ask` }, { total: money, provider: offer.provider.name })
  return (
    <Form form={form} aria-label={question}>
      <Text>{question}</Text>
      <TextArea
        label={intl.formatMessage({ id: 'offers.page.message' })}
        marker={intl.formatMessage({ id: 'offers.page.optional' })}
        rows={3}
        {...form.field('note')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" tone={answer === 'accept' ? 'accent' : 'critical'} isPending={form.isPending}>
          {intl.formatMessage({ id: `offers.page.${answer}Confirm` })}
        </Button>
        <Button onPress={onClose}>{intl.formatMessage({ id: 'offers.page.back' })}</Button>
      </div>
    </Form>
  )
}
