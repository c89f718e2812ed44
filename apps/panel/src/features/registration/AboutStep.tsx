import {
  aboutTextProblems,
  charCount,
  countryConfig,
  countWords,
  lengthProblem,
  present,
  providerTextCharsMax,
  requiredProblems,
} from '@vendor-panel/domain'
import { Text, TextArea } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { errorText } from '../../shared/form/form-errors.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { StepActions } from './StepActions.tsx'
import { useStepForm } from './use-step-form.ts'
import type { StepProps } from './wizard.ts'

/** The text about the company: a shorter one is saved too, and completed before the registration is submitted (PROV-12). */
export function AboutStep(props: StepProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'registration.about.text' })
  const form = useStepForm<{ about: string }, 'about'>(props, {
    part: 'about',
    valuesOf: ({ about }) => ({ about: about?.about ?? '' }),
    check: ({ about }) => [
      ...requiredProblems({ about }),
      ...present([lengthProblem('about', about.trim(), { maxLength: providerTextCharsMax.about })]),
    ],
    bodyOf: ({ about }) => ({ about: about.trim() }),
  })
  const { about } = form.values
  const { problems, warnings } = aboutTextProblems(about, countryConfig(props.saved.wizard.countryCode).aboutTextWordBand)
  const lacks = about.trim() === '' ? [] : [...problems, ...warnings].slice(0, 1)
  return (
    <RecordForm
      form={form}
      aria-label={intl.formatMessage({ id: 'registration.step.about' })}
      describe={(values) => [{ label, text: values.about }]}
    >
      <TextArea
        label={label}
        rows={12}
        note={intl.formatMessage({ id: 'registration.about.count' }, { words: countWords(about), chars: charCount(about.trim()) })}
        {...form.field('about')}
      />
      {lacks.map((problem) => (
        <Text key={problem.code} size="sm" tone="caution">
          {errorText(problem, intl)}
        </Text>
      ))}
      <StepActions backHref={props.backHref} isPending={form.isPending} />
    </RecordForm>
  )
}
