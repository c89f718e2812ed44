import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { Toast, type ToastData } from './Toast.tsx'
import { toastMs } from './toast-ms.ts'
import * as styles from './Toast.css.ts'

export interface ToastRegionProps {
  /** The accessible name, which is not shown. */
  label: string
  strings: { close: string }
  toasts: readonly ToastData[]
  /** The user has closed a toast, or its time is over. */
  onClose: (id: number) => void
  /** How long each toast stays, in ms (SHELL-32). */
  timeoutMs?: number
}

/** More of them would cover what the user works on, such as the reply to a couple. */
const visibleMax = 3

const none: readonly number[] = []

/** The ids of the toasts that are visible: those that are held, then the newest. */
function visibleIds(toasts: readonly ToastData[], heldIds: readonly number[]): readonly number[] {
  const ids = toasts.map(({ id }) => id)
  const held = ids.filter((id) => heldIds.includes(id))
  const others = ids.filter((id) => !heldIds.includes(id))
  return [...held, ...others.slice(Math.max(0, others.length - Math.max(0, visibleMax - held.length)))]
}

/**
 * The region of toasts. They close after a time, but not while one has the focus or the pointer has moved onto one (SHELL-33). The newest
 * three are visible. An older one is visible again if there is room before its time is over; while toasts are held, newer ones wait.
 * Both live regions are always in the page: one that is added together with its text is often not announced.
 * The region is a child of the body: inside the app it would be inert if it appears while a modal dialog is open.
 * F6 moves focus to the newest toast from anywhere, to its link or action if it has one, as between the panes of a window.
 */
export function ToastRegion({ label, strings, toasts, onClose, timeoutMs = toastMs }: ToastRegionProps) {
  const [heldIds, setHeldIds] = useState(none)
  const isHeld = heldIds !== none
  const visible = visibleIds(toasts, heldIds)
  const hold = () => setHeldIds((before) => (before.join() === visible.join() ? before : visible))
  const release = () => setHeldIds(none)
  const focusedBefore = useRef<Element | null>(null)
  // A toast that is closed under the pointer or the focus sends no leave and no blur; focus returns to where it was.
  const close = (id: number) => {
    onClose(id)
    release()
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
    focusedBefore.current = null
  }
  // The pointer may reach a toast just as its time is over: no leave event follows.
  const expire = (id: number) => {
    onClose(id)
    release()
  }
  const region = useRef<HTMLElement>(null)
  const newestId = toasts.findLast(({ id }) => visible.includes(id))?.id
  useEffect(() => {
    if (newestId === undefined) return undefined
    const focusNewest = (event: KeyboardEvent) => {
      const control = region.current?.querySelector<HTMLElement>(`[data-toast="${newestId}"] :is(a, button)`)
      if (event.key !== 'F6' || !control || region.current?.contains(document.activeElement)) return
      event.preventDefault()
      control.focus()
    }
    document.addEventListener('keydown', focusNewest)
    return () => document.removeEventListener('keydown', focusNewest)
  }, [newestId])
  const show = (toast: ToastData) => (
    <TimedToast
      key={toast.id}
      toast={toast}
      strings={strings}
      onClose={close}
      onTimeout={expire}
      isVisible={visible.includes(toast.id)}
      isHeld={isHeld}
      timeoutMs={timeoutMs}
    />
  )
  const isUrgent = (toast: ToastData) => toast.tone === 'critical'
  const shown = (
    // Listens to events inside it; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      // Above modal dialogs, and within reach while one is open: an action in a dialog can be undone.
      data-react-aria-top-layer
      onPointerMove={({ movementX, movementY }) => {
        // A toast that appears under a resting pointer closes in its time.
        if (movementX !== 0 || movementY !== 0) hold()
      }}
      onPointerLeave={release}
      onFocus={({ currentTarget, relatedTarget }) => {
        hold()
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        release()
        focusedBefore.current = null
      }}
    >
      <div role="alert" className={styles.group}>
        {toasts.filter(isUrgent).map(show)}
      </div>
      <div role="status" className={styles.group}>
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </div>
    </section>
  )
  return typeof document === 'undefined' ? null : createPortal(shown, document.body)
}

type TimedToastProps = Pick<ToastRegionProps, 'strings' | 'onClose'> & {
  toast: ToastData
  onTimeout: (id: number) => void
  isVisible: boolean
  isHeld: boolean
  timeoutMs: number
}

function TimedToast({ toast, strings, onClose, onTimeout, isVisible, isHeld, timeoutMs }: TimedToastProps) {
  const remaining = useRef(timeoutMs)
  const end = useEffectEvent(() => onTimeout(toast.id))
  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(end, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [isHeld])
  return isVisible && <Toast toast={toast} strings={strings} onClose={() => onClose(toast.id)} />
}
