import { Button, IconButton, Inline } from '@vendor-panel/ui'
import { Download, X } from 'lucide-react'
import { saveFile } from './save-file.ts'
import { useLoadFile } from './use-load-file.ts'

type DocumentChipProps = {
  name: string
  read: () => Promise<Blob>
  /** Left out for a document that cannot be removed. A refusal is shown in a toast. */
  removal?: { label: string; onRemove: () => Promise<unknown> }
}

/** A document of a record: its name downloads it, a second button removes it. */
export function DocumentChip({ name, read, removal }: DocumentChipProps) {
  const { load, isLoading } = useLoadFile()
  return (
    <Inline gap="xs" isWrapping={false}>
      <Button size="sm" icon={Download} isPending={isLoading} onPress={() => void load(read, (file) => saveFile(file, name))}>
        {name}
      </Button>
      {removal && <IconButton size="sm" icon={X} label={removal.label} onPress={() => void removal.onRemove().catch(() => {})} />}
    </Inline>
  )
}
