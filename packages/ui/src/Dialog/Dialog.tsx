import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '../Button/IconButton.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  title: string
  strings: { close: string }
  /** Also called for Escape and for a press outside the dialog. */
  onClose: () => void
  /** Omit it and mount the dialog only while it is open, or keep the dialog mounted and pass it. */
  isOpen?: boolean
  size?: keyof typeof styles.size
  /** Buttons at the end; the primary one comes last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A modal question before the page continues. Focus moves in, to the first field of a form if there is one, is kept inside, and returns afterwards. */
export function Dialog({ title, strings, onClose, isOpen = true, size = 'md', actions, children }: DialogProps) {
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()} className={styles.overlay}>
      <Modal className={joinClasses(styles.modal, styles.size[size])}>
        <AriaDialog className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton label={strings.close} icon={X} onPress={onClose} />
          </header>
          {children && <DialogBody>{children}</DialogBody>}
          {actions && <footer className={styles.footer}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

const fields = 'form :is(input, textarea, select, [role="spinbutton"]):not([type="hidden"], [type="file"], [tabindex="-1"], :disabled)'

function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (body.current?.contains(document.activeElement)) return
    body.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [])
  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  )
}
