import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '../Button/IconButton.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  title: string
  strings: { close: string }
  /** Also called when one presses Escape or beside the dialog. */
  onClose: () => void
  /** Leave out and mount the dialog only while it is open, or keep it and say so. */
  isOpen?: boolean
  size?: keyof typeof styles.size
  /** Buttons at the end; the one that goes on comes last. */
  actions?: ReactNode
  children?: ReactNode
}

/** Asks for one thing before the page goes on. Focus comes in, stays, and goes back to where it was. */
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
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.footer}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
