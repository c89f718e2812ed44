import { Button, Heading, ListRow } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'

type MissingProviderProps = {
  provider: { id: number; name: string }
  /** The visible text of the button, and its name with that of the provider. */
  open: { text: string; label: string }
  onClose: () => void
  children?: ReactNode
}

/** A provider in a modal; opening it closes the modal and goes to its prices (AMB-06). */
export function MissingProvider({ provider: { id, name }, open, onClose, children }: MissingProviderProps) {
  const [, navigate] = useLocation()
  return (
    <ListRow
      actions={
        <Button
          size="sm"
          aria-label={open.label}
          onPress={() => {
            onClose()
            navigate(paths.providerInfo({ providerId: id, tab: 'budget' }))
          }}
        >
          {open.text}
        </Button>
      }
    >
      <Heading level={3} size="body" dir="auto">
        {name}
      </Heading>
      {children}
    </ListRow>
  )
}
