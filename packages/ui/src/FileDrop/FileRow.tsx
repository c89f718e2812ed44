import { File, FileImage, FileText, FileWarning, RotateCw, X } from 'lucide-react'
import { memo, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { ErrorText } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './FileDrop.css.ts'

export interface FileItem {
  id: string
  name: string
  sizeBytes?: number | undefined
  /** The uploaded fraction, 0 to 1; omitted before and after the upload. */
  progress?: number | undefined
  /** Why the file was refused, or why sending failed. */
  errorMessage?: string | undefined
  /** Makes the name a button. */
  onOpen?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Also cancels an upload. */
  onRemove?: (() => void) | undefined
}

export interface FileRowProps {
  item: FileItem
  strings: { remove: string; retry: string }
  isDisabled: boolean
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  onOpen: (id: string) => void
}

const iconOf = ({ name, errorMessage }: FileItem) => {
  if (errorMessage) return FileWarning
  if (/\.(jpe?g|png|webp|gif|heic)$/i.test(name)) return FileImage
  return /\.(pdf|docx?|odt|txt)$/i.test(name) ? FileText : File
}

/** A size in kilobytes or megabytes, formatted for the locale. */
function sizeText(bytes: number, locale: string): string {
  const [unit, factor] = bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const)
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, options).format(Math.max(bytes / factor, unit === 'kilobyte' ? 1 : 0))
}

/** One chosen file: name, size, progress, error, retry and remove. */
function FileRowContent({ item, strings, isDisabled, onRemove, onRetry, onOpen }: FileRowProps) {
  const id = useId()
  const { locale } = useLocale()
  const { name, sizeBytes, progress, errorMessage } = item
  const percent = progress === undefined ? undefined : Math.round(Math.min(1, Math.max(0, progress)) * 100)
  const named = (button: string) => ({ id: `${id}-${button}`, 'aria-labelledby': `${id}-${button} ${id}-name` })
  return (
    <li className={styles.file}>
      <span className={styles.icon}>
        <Icon icon={iconOf(item)} size={18} />
      </span>
      <div className={styles.body}>
        <span className={styles.line}>
          {item.onOpen ? (
            <button type="button" id={`${id}-name`} className={joinClasses(styles.name, styles.openName)} onClick={() => onOpen(item.id)}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <span id={`${id}-name`} className={styles.name}>
              <bdi>{name}</bdi>
            </span>
          )}
          {sizeBytes !== undefined && <span className={styles.size}>{sizeText(sizeBytes, locale)}</span>}
        </span>
        {percent !== undefined && (
          <div
            role="progressbar"
            aria-labelledby={`${id}-name`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className={styles.track}
          >
            <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
          </div>
        )}
        {errorMessage && (
          <span className={joinClasses(fieldStyles.error, styles.problem)}>
            <ErrorText>{errorMessage}</ErrorText>
          </span>
        )}
        {item.onRetry && (
          <span className={styles.retry}>
            <Button {...named('retry')} size="sm" icon={RotateCw} isDisabled={isDisabled} onPress={() => onRetry(item.id)}>
              {strings.retry}
            </Button>
          </span>
        )}
      </div>
      {item.onRemove && (
        <IconButton {...named('remove')} label={strings.remove} icon={X} isDisabled={isDisabled} onPress={() => onRemove(item.id)} />
      )}
    </li>
  )
}

const isSame = (one: unknown, other: unknown) => (typeof one === 'function' ? typeof other === 'function' : one === other)
const isSameRecord = (one: object, other: object) => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key as never], other[key as never]))
}

/** Of a hundred files on their way one has progress: the others do not render again. Its functions take the latest item by its id. */
export const FileRow = memo(
  FileRowContent,
  (before, after) =>
    before.isDisabled === after.isDisabled && isSameRecord(before.item, after.item) && isSameRecord(before.strings, after.strings),
)
