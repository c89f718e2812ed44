import { Checkbox, Disclosure, Skeleton, Stack } from '@vendor-panel/ui'
import { fieldProblem } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { AgreementBody } from '../../shared/AgreementBody.tsx'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { StepActions } from './StepActions.tsx'
import { useChoices } from './use-choices.ts'
import { useStepForm } from './use-step-form.ts'
import type { StepProps } from './wizard.ts'

type Texts = Answer<'listAgreementTexts'>['data']

/** The agreement texts in the language of the page; the required ones must be accepted (SET-08). */
export function AgreementStep(props: StepProps) {
  const intl = useIntl()
  const texts = useChoices(async (api) => (await api.listAgreementTexts()).data)
  if (texts.isFailed) return <LoadFailed onRetry={texts.retry} />
  if (!texts.isLoaded)
    return (
      <Stack gap="lg">
        <Skeleton />
        <Skeleton />
      </Stack>
    )
  return <AgreementForm key={intl.locale} {...props} texts={texts.options} />
}

function AgreementForm({ texts, ...props }: StepProps & { texts: readonly Texts[number][] }) {
  const intl = useIntl()
  const isDone = props.saved.wizard.steps.some(({ step, isDone: done }) => step === 'agreement' && done)
  const form = useStepForm<{ accepted: readonly number[] }, 'agreement'>(props, {
    part: 'agreement',
    valuesOf: ({ agreement }) => {
      const accepted = agreement?.agreementTextIds ?? []
      // Accepted in another language.
      return { accepted: texts.filter(({ id, isRequired }) => accepted.includes(id) || (isDone && isRequired)).map(({ id }) => id) }
    },
    check: ({ accepted }) =>
      texts.flatMap(({ id, isRequired }) =>
        isRequired && !accepted.includes(id) ? [fieldProblem(`accepted[${id}]`, 'terms_not_accepted')] : [],
      ),
    bodyOf: ({ accepted }) => ({ agreementTextIds: [...accepted] }),
  })
  const { accepted } = form.values
  return (
    <RecordForm
      form={form}
      aria-label={intl.formatMessage({ id: 'registration.step.agreement' })}
      describe={(values) => texts.map(({ id, title }) => ({ label: title, text: values.accepted.includes(id) ? '✓' : '' }))}
    >
      {texts.map(({ id, title, body, isRequired }) => (
        <Stack key={id} gap="sm">
          <Disclosure title={title} defaultExpanded>
            <AgreementBody body={body} />
          </Disclosure>
          <Checkbox
            name={`accepted[${id}]`}
            label={intl.formatMessage(
              { id: isRequired ? 'registration.agreement.accept' : 'registration.agreement.acceptOptional' },
              { title },
            )}
            errorMessage={form.errorAt(`accepted[${id}]`)}
            value={accepted.includes(id)}
            onChange={(isChosen) => form.change({ accepted: isChosen ? [...accepted, id] : accepted.filter((one) => one !== id) })}
          />
        </Stack>
      ))}
      <StepActions backHref={props.backHref} isPending={form.isPending} />
    </RecordForm>
  )
}
