import { atom } from 'jotai'

/** The couple to whom a reply or a note is being written, for the colleagues who view it. */
export const writingTo = atom<number | null>(null)
