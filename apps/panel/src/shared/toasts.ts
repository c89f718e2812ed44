import { atom, getDefaultStore } from 'jotai'

export type Toast = {
  id: number
  text: string
  tone: 'neutral' | 'positive' | 'critical'
  /** Where it leads: the couple a message came from. */
  link?: { text: string; href: string }
  action?: { text: string; onPress: () => void }
}

export const toastsAtom = atom<Toast[]>([])
let lastId = 0

/** Says something that happened, for six seconds (SHELL-32). Errors are `critical` and are announced at once (SHELL-33). */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const id = ++lastId
  getDefaultStore().set(toastsAtom, (toasts) => [...toasts, { ...toast, id }])
}

export function closeToast(id: number): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
}
