import { atom } from 'jotai'

/** Whether events come through; false shows the quiet offline mark. */
export const connection = atom(true)
