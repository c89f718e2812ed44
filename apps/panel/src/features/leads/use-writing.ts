import { useEffect } from 'react'
import { store } from '../../shared/store.ts'
import { writingTo } from './writing-to.ts'

/** Lets colleagues see that a reply or a note is being written. */
export function useWriting(leadId: number, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return undefined
    store.set(writingTo, leadId)
    return () => store.set(writingTo, null)
  }, [leadId, isWriting])
}
