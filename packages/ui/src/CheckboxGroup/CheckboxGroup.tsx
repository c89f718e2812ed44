import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup, type CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup'

import * as checkboxStyles from '../Checkbox/Checkbox.css.ts'
import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as rowStyles from '../RadioGroup/RadioGroup.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxOption {
  value: string
  /** The accessible name, also where a picture is shown instead. */
  label: ReactNode
  /** The address of a picture, shown as a tile. */
  picture?: string | null | undefined
}

export interface CheckboxGroupProps extends FieldTexts, Pick<AriaCheckboxGroupProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly'> {
  options: readonly CheckboxOption[]
  /** The chosen options, in the order in which they were chosen. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** In a row that wraps, for short options. */
  orientation?: keyof typeof rowStyles.options
}

/** Any number of a few options, all visible, or of pictures. Each is a tab stop; Space chooses. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { texts, rest } = splitTexts(props)
  const { options, value, orientation = 'vertical', ...group } = rest
  const hasPictures = options.some(({ picture }) => picture)
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...group}
      value={[...value]}
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <div className={hasPictures ? styles.pictures : rowStyles.options[orientation]}>
          {options.map(({ value: key, label, picture }) => (
            <CheckboxField key={key} value={key} className={rowStyles.option}>
              {picture ? <PictureTile label={label} picture={picture} /> : <LabelledBox label={label} />}
            </CheckboxField>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  )
}

const Box = ({ isSelected }: { isSelected: boolean }) => (
  <span className={checkboxStyles.box}>{isSelected && <Icon icon={Check} size={14} />}</span>
)

const LabelledBox = ({ label }: Pick<CheckboxOption, 'label'>) => (
  <CheckboxButton className={checkboxStyles.row}>
    {({ isSelected }) => (
      <>
        <Box isSelected={isSelected} />
        <span>{label}</span>
      </>
    )}
  </CheckboxButton>
)

const PictureTile = ({ label, picture }: { label: ReactNode; picture: string }) => (
  <CheckboxButton className={styles.tile}>
    {({ isSelected }) => (
      <>
        <img src={picture} alt="" width={96} height={96} loading="lazy" className={styles.picture} />
        <span className={styles.corner}>
          <Box isSelected={isSelected} />
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    )}
  </CheckboxButton>
)
