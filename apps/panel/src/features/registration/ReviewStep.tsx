import { configLabel, countryConfig, type WizardStep } from '@vendor-panel/domain'
import { isApiError, type Answer } from '@vendor-panel/sdk'
import { Banner, Button, ButtonLink, ErrorBanner, Heading, Inline, Link, Stack, Text, VisuallyHidden } from '@vendor-panel/ui'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { PhoneText } from '../../shared/PhoneText.tsx'
import { refusalText } from '../../shared/refusal-text.ts'
import { moneyText } from '../../shared/money-text.ts'
import * as styles from './registration.css.ts'
import { useChoices } from './use-choices.ts'
import { stepPath, type StepProps } from './wizard.ts'

type ReviewStepProps = StepProps & { onComplete: (completion: Answer<'createWizardCompletion'>['data']) => void }

/** Everything that was filled in, what is missing, and the submission (WIZ-05). */
export function ReviewStep({ hash, saved, reload, backHref, onComplete }: ReviewStepProps) {
  const intl = useIntl()
  const api = useApi()
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const linesOf = useLines(saved)
  const { steps } = saved.wizard
  const missing = steps.filter(({ step, isDone }) => step !== 'review' && !isDone)

  async function submit() {
    setPending(true)
    try {
      const { data } = await api.createWizardCompletion({ path: { wizardHash: hash }, ...(saved.etag !== null && { ifMatch: saved.etag }) })
      onComplete(data)
    } catch (failure) {
      if (!isApiError(failure)) throw failure
      const isStale = failure.code === 'stale_version'
      setError(
        isStale ? intl.formatMessage({ id: 'registration.review.changed' }) : refusalText(failure, (id) => intl.formatMessage({ id })),
      )
      // Another device has saved a step, or a step is not complete any more: the page shows which.
      if (isStale || failure.status === 422) await reload().catch(() => {})
    }
    setPending(false)
  }

  return (
    <Stack gap="lg">
      {error !== null && <ErrorBanner>{error}</ErrorBanner>}
      {missing.length > 0 && (
        <Banner tone="caution" title={intl.formatMessage({ id: 'registration.review.missing' })}>
          <ul>
            {missing.map(({ step }) => (
              <li key={step}>
                <Link href={stepPath(hash, step)}>{intl.formatMessage({ id: `registration.step.${step}` })}</Link>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ul className={styles.facts}>
        {steps
          .filter(({ step }) => step !== 'review')
          .map(({ step }) => (
            <li key={step} className={styles.fact}>
              <div className={styles.lines}>
                <Heading level={3} size="body">
                  {intl.formatMessage({ id: `registration.step.${step}` })}
                </Heading>
                {linesOf[step].map((line, index) => (
                  <Text key={index} size="sm" tone="muted" dir="auto">
                    {line}
                  </Text>
                ))}
              </div>
              <Link variant="standalone" href={stepPath(hash, step)}>
                {intl.formatMessage({ id: 'registration.review.change' })}
                <VisuallyHidden>{` ${intl.formatMessage({ id: `registration.step.${step}` })}`}</VisuallyHidden>
              </Link>
            </li>
          ))}
      </ul>
      <Inline gap="sm">
        <Button variant="primary" isPending={isPending} isDisabled={missing.length > 0} onPress={() => void submit()}>
          {intl.formatMessage({ id: 'registration.submit' })}
        </Button>
        {backHref !== null && <ButtonLink href={backHref}>{intl.formatMessage({ id: 'registration.back' })}</ButtonLink>}
      </Inline>
    </Stack>
  )
}

/** What each step has, as text (CONF-15). */
function useLines({ wizard }: StepProps['saved']): Record<WizardStep, readonly ReactNode[]> {
  const intl = useIntl()
  const { countryCode, account, company, category, about, prices, images } = wizard
  const { options: types } = useChoices(async (api) => (await api.listConfigs({ query: { itemTypes: ['customer_company_type'] } })).data)
  const { options: categories } = useChoices(async (api) => (await api.listCategories()).data)
  const { options: cities } = useChoices(async (api) => (await api.listCities({ query: { countryCode } })).data)
  const { currency } = countryConfig(countryCode)
  const money = (amount: number) => moneyText(intl, amount, currency)
  const nameOf = (rows: readonly { id: number; name: string }[], wanted: number | undefined) => rows.find(({ id }) => id === wanted)?.name
  const shown = (...texts: readonly (string | null | undefined)[]) =>
    texts.filter((text) => text !== null && text !== undefined && text !== '')
  return {
    account: account ? [...shown(account.name, account.username, account.email), <PhoneText key="phone" phone={account.phone} />] : [],
    company: company
      ? shown(company.name, configLabel(types, 'customer_company_type', company.companyType), company.taxNumber, company.address)
      : [],
    category: category ? shown(nameOf(categories, category.categoryId), nameOf(cities, category.cityId)) : [],
    about: about ? [`${about.about.slice(0, 160)}${about.about.length > 160 ? '…' : ''}`] : [],
    prices: prices
      ? shown(
          intl.formatMessage({ id: 'registration.review.priceFrom' }, { price: money(prices.priceFrom) }),
          prices.guestsMax === null ? null : intl.formatMessage({ id: 'registration.review.guests' }, { count: prices.guestsMax }),
        )
      : [],
    photos: [intl.formatMessage({ id: 'registration.review.photos' }, { count: images.length })],
    agreement: [],
    review: [],
  }
}
