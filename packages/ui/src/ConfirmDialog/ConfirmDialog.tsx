import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.css.ts'
import { joinClasses } from '../join-classes.ts'

export interface ConfirmDialogProps {
  title: string
  /** The consequences. */
  children?: ReactNode
  strings: { confirm: string; cancel: string }
  tone?: 'accent' | 'critical'
  isOpen?: boolean
  isPending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers; the safe one has focus, so that an accidental Enter changes nothing. */
export function ConfirmDialog({
  title,
  children,
  strings,
  tone = 'accent',
  isOpen = true,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onCancel()} className={styles.overlay}>
      <Modal className={joinClasses(styles.modal, styles.size.sm)}>
        <AriaDialog role="alertdialog" className={styles.dialog}>
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
          </div>
          {children && <div className={styles.body}>{children}</div>}
          <div className={styles.footer}>
            <Button autoFocus onPress={onCancel}>
              {strings.cancel}
            </Button>
            <Button variant="primary" tone={tone} isPending={isPending} onPress={onConfirm}>
              {strings.confirm}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
