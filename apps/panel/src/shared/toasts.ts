import { atom } from 'jotai'
import { store } from './store.ts'

export type Toast = {
  id: number
  text: string
  tone: 'neutral' | 'positive' | 'critical'
  /** A link, for example to the couple of a message. */
  link?: { text: string; href: string }
  action?: { text: string; onPress: () => void }
}

export const toasts = atom<readonly Toast[]>([])
let lastId = 0

/** Shows a toast for six seconds (SHELL-32). Errors are `critical` and announced at once (SHELL-33). */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const id = ++lastId
  store.set(toasts, [...store.get(toasts), { ...toast, id }])
}

export function closeToast(id: number): void {
  store.set(
    toasts,
    store.get(toasts).filter((toast) => toast.id !== id),
  )
}
