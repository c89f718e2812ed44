import { atom } from 'jotai'

/** Whether events come through; false shows the quiet offline mark. */
export const isConnectedAtom = atom(true)
