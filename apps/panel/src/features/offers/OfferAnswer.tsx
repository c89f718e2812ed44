import { operationUrl, type Answer } from '@vendor-panel/sdk'
import { Button, ButtonLink } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { apiBase } from '../../shared/api-base.ts'
import * as styles from './offer-page.css.ts'
import { OfferQuestion } from './offer-question.ts'

type Offer = Answer<'getOffer'>['data']
type AnswerProps = {
  token: string
  offer: Offer
  onAnswer: (offer: Offer) => void
  /** The offer has changed since it was read. */
  onStale: () => Promise<void>
}

/** Accepts or declines an open offer, each after a question, and offers the file. */
export function OfferAnswer({ token, offer, onAnswer, onStale }: AnswerProps) {
  const intl = useIntl()
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
  const isOpen = offer.state === 'sent'
  useEffect(() => void (isOpen && OfferQuestion.preload()), [isOpen])
  const file = operationUrl(apiBase, 'downloadOffer', { path: { offerToken: token } })
  if (isOpen && answer !== null)
    return (
      <OfferQuestion token={token} answer={answer} offer={offer} onAnswer={onAnswer} onStale={onStale} onClose={() => setAnswer(null)} />
    )
  return (
    <div className={styles.actions}>
      {isOpen && (
        <>
          <Button variant="primary" onPress={() => setAnswer('accept')}>
            {intl.formatMessage({ id: 'offers.page.accept' })}
          </Button>
          <Button onPress={() => setAnswer('decline')}>{intl.formatMessage({ id: 'offers.page.decline' })}</Button>
        </>
      )}
      <ButtonLink variant="quiet" icon={Download} href={file} download>
        {intl.formatMessage({ id: 'offers.page.pdf' })}
      </ButtonLink>
    </div>
  )
}
