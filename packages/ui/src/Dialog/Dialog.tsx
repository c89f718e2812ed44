import { X } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '../Button/IconButton.tsx'
import { joinClasses } from '../join-classes.ts'
import { DialogGuard, type Guard } from './dialog-guard.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  title: string
  strings: { close: string }
  /**
   * Also called for Escape and for a press outside the dialog, unless its content asks first (`useDialogGuard`). `null` if the page must not
   * be used before an answer: only the dialog's own actions close it.
   */
  onClose: (() => void) | null
  /** Omit it and mount the dialog only while it is open, or keep the dialog mounted and pass it. */
  isOpen?: boolean
  size?: keyof typeof styles.size
  /** Buttons at the end; the primary one comes last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A modal question before the page continues. Focus moves in, to the first field of a form if there is one, is kept inside, and returns afterwards. */
export function Dialog({ title, strings, onClose, isOpen = true, size = 'md', actions, children }: DialogProps) {
  // The press that opens a dialog is painted first: a form may take a slow phone long to render.
  const isRendered = useDeferredValue(isOpen, false)
  const guard = useRef<Guard>(null)
  const setGuard = useCallback((next: Guard | null) => void (guard.current = next), [])
  const dismiss = () => {
    if (onClose) (guard.current ?? ((leave) => leave()))(onClose)
  }
  return (
    <ModalOverlay
      isDismissable={onClose !== null}
      isKeyboardDismissDisabled={onClose === null}
      isOpen={isOpen && isRendered}
      onOpenChange={(willBeOpen) => !willBeOpen && dismiss()}
      className={styles.overlay}
    >
      <Modal className={joinClasses(styles.modal, styles.size[size])}>
        <AriaDialog className={styles.dialog}>
          {/* Not a header: inside a dialog that would be the banner of the page. */}
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {onClose && <IconButton label={strings.close} icon={X} onPress={onClose} />}
          </div>
          {children && (
            <DialogGuard value={setGuard}>
              <DialogBody>{children}</DialogBody>
            </DialogGuard>
          )}
          {actions && <div className={styles.footer}>{actions}</div>}
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
