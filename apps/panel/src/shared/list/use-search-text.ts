import { useEffect, useEffectEvent, useState } from 'react'

const delayMs = 200

/** The text of a search field: shown at once, and searched for when typing pauses. If the URL changes otherwise, its text wins. */
export function useSearchText(searched: string, onSearch: (q: string | undefined) => void) {
  const [state, setState] = useState(() => ({ text: globalThis.earlySearch ?? searched, searched }))
  if (state.searched !== searched) setState({ text: state.text.trim() === searched ? state.text : searched, searched })
  const { text } = state
  const search = useEffectEvent((next: string) => onSearch(next.trim() || undefined))
  const isAhead = text.trim() !== searched
  useEffect(() => {
    if (!isAhead) return undefined
    const timer = setTimeout(() => search(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, isAhead])
  return {
    text,
    change: (next: string) => setState({ text: next, searched }),
    /** Searches at once; false when the text has been searched for. */
    submit: () => {
      if (isAhead) onSearch(text.trim() || undefined)
      return isAhead
    },
  }
}
