import { atom } from 'jotai'

/** Whether the feed of events is connected; false shows the offline mark. */
export const connection = atom(true)
