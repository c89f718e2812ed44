import { FileDrop, type FileDropProps } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

type OneFileDropProps = Omit<FileDropProps, 'items' | 'onAdd' | 'strings' | 'allowsMultiple'> & {
  file: File | null
  /** The sent part of the file, from 0 to 1, while it is sent. */
  progress?: number | undefined
  /** Why the file was refused. */
  fileError?: string | undefined
  onFile: (file: File | null) => void
  /** Sends a file with an error again. */
  onRetry?: (() => void) | undefined
}

/** A drop area for one file: another one replaces it. Its texts are in the messages `shared.file`. */
export function OneFileDrop({ file, progress, fileError, onFile, onRetry, ...props }: OneFileDropProps) {
  const intl = useIntl()
  const text = (id: 'choose' | 'drop' | 'remove' | 'retry') => intl.formatMessage({ id: `shared.file.${id}` })
  const id = file && `${file.name} ${file.lastModified}`
  return (
    <FileDrop
      {...props}
      allowsMultiple={false}
      items={
        file && id
          ? [
              {
                id,
                name: file.name,
                sizeBytes: file.size,
                progress,
                errorMessage: fileError,
                onRetry: fileError === undefined ? undefined : onRetry,
                onRemove: () => onFile(null),
              },
            ]
          : []
      }
      onAdd={([added]) => added && onFile(added)}
      strings={{ choose: text('choose'), drop: text('drop'), remove: text('remove'), retry: text('retry') }}
    />
  )
}
