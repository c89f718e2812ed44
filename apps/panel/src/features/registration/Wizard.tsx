import { wizardSteps, type WizardStep } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { Heading, Stack, Stepper, Text } from '@vendor-panel/ui'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { AboutStep } from './AboutStep.tsx'
import { AccountStep } from './AccountStep.tsx'
import { AgreementStep } from './AgreementStep.tsx'
import { CategoryStep } from './CategoryStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { EndScreen } from './EndScreen.tsx'
import { PhotosStep } from './PhotosStep.tsx'
import { PricesStep } from './PricesStep.tsx'
import * as styles from './registration.css.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { readWizard, stepPath, type SavedWizard, type StepProps } from './wizard.ts'

type Completion = Answer<'createWizardCompletion'>['data']

const forms: Record<Exclude<WizardStep, 'review'>, ComponentType<StepProps>> = {
  account: AccountStep,
  company: CompanyStep,
  category: CategoryStep,
  about: AboutStep,
  prices: PricesStep,
  photos: PhotosStep,
  agreement: AgreementStep,
}

/** The steps of a registration: each saves, and every step can be visited in any order (WIZ-05). */
export function Wizard({ hash, initial }: { hash: string; initial: SavedWizard }) {
  const intl = useIntl()
  const api = useApi()
  const [, navigate] = useLocation()
  const [saved, setSaved] = useState(initial)
  const [completion, setCompletion] = useState<Completion | null>(null)
  // Without a step in the address, the first incomplete one at the time of loading.
  const [first] = useState(initial.wizard.step)
  const requested = new URLSearchParams(useSearch()).get('step')
  const step = wizardSteps.find((one) => one === requested) ?? first
  const title = useStepFocus(step)
  if (completion) return <EndScreen completion={completion} />

  const { steps } = saved.wizard
  const labelOf = (one: WizardStep) => intl.formatMessage({ id: `registration.step.${one}` })
  const at = wizardSteps.indexOf(step)
  const [before, after] = [wizardSteps[at - 1], wizardSteps[at + 1]]
  const reload = async () => {
    const latest = await readWizard(api, hash)
    setSaved(latest)
    return latest
  }
  const props: StepProps = {
    hash,
    saved,
    save: async (parts, ifMatch) => {
      let etag: string | null = null
      const onHeaders = (headers: Headers) => void (etag = headers.get('etag'))
      const answer = await api.updateWizard({
        path: { wizardHash: hash },
        body: parts,
        ...(ifMatch !== undefined && { ifMatch }),
        onHeaders,
      })
      setSaved({ wizard: answer.data, etag })
      return etag
    },
    reload,
    changeImages: (change) => setSaved((now) => ({ ...now, wizard: { ...now.wizard, images: change(now.wizard.images) } })),
    onNext: () => after && navigate(stepPath(hash, after)),
    backHref: before ? stepPath(hash, before) : null,
  }
  const Form = step === 'review' ? null : forms[step]
  return (
    <div className={styles.wizard}>
      <div className={styles.title}>
        <Heading level={1}>{intl.formatMessage({ id: 'registration.title' })}</Heading>
        <Text tone="muted">{intl.formatMessage({ id: 'registration.intro' })}</Text>
      </div>
      <div className={styles.steps}>
        <Stepper
          label={intl.formatMessage({ id: 'registration.steps' })}
          steps={steps.map((one) => ({
            href: stepPath(hash, one.step),
            label: labelOf(one.step),
            isDone: one.isDone,
            isCurrent: one.step === step,
          }))}
          strings={{
            done: intl.formatMessage({ id: 'registration.done' }),
            position: (index, count, label) => intl.formatMessage({ id: 'registration.position' }, { index, count, label }),
          }}
        />
      </div>
      <section className={styles.card} aria-labelledby="wizard-step">
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={2} size="lg" id="wizard-step" tabIndex={-1} ref={title}>
              {labelOf(step)}
            </Heading>
            <Text tone="muted">{intl.formatMessage({ id: `registration.help.${step}` })}</Text>
          </Stack>
          {Form ? <Form key={step} {...props} /> : <ReviewStep {...props} onComplete={setCompletion} />}
        </Stack>
      </section>
    </div>
  )
}

/** Moves focus to the title of a step that was opened after another one. */
function useStepFocus(step: WizardStep) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])
  return title
}
