import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  /** The accessible name, which is not shown. */
  label: string
  isOpen: boolean
  onClose: () => void
  side?: keyof typeof styles.side
  strings: { close: string }
  children: ReactNode
}

/** A modal panel at the side: the sidebar of a small screen, filters. */
export function Drawer({ label, isOpen, onClose, side = 'start', strings, children }: DrawerProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      className={joinClasses(styles.overlay, styles.sides[side])}
    >
      <Modal className={joinClasses(styles.drawer, styles.side[side])}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
          {/* Closes the drawer for users who can neither press outside it nor press Escape. */}
          <VisuallyHidden>
            <button type="button" onClick={onClose}>
              {strings.close}
            </button>
          </VisuallyHidden>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
