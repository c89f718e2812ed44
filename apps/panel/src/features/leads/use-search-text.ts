import { useEffect, useEffectEvent, useState } from 'react'

const delayMs = 200

/** What is typed into the search: shown at once, looked for when the typing pauses. A change of the address from elsewhere wins. */
export function useSearchText(searched: string, onSearch: (q: string | undefined) => void) {
  const [state, setState] = useState({ text: searched, searched })
  if (state.searched !== searched) setState({ text: state.text.trim() === searched ? state.text : searched, searched })
  const { text } = state
  const search = useEffectEvent((words: string) => onSearch(words.trim() || undefined))
  const isAhead = text.trim() !== searched
  useEffect(() => {
    if (!isAhead) return undefined
    const timer = setTimeout(() => search(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, isAhead])
  return { text, change: (next: string) => setState({ text: next, searched }) }
}
