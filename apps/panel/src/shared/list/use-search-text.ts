import { useEffect, useEffectEvent, useState } from 'react'

const delayMs = 200

/** `pending`: the texts that were searched for and are not yet `searched`. */
type SearchText = { text: string; searched: string; pending: readonly string[] }

/** After a change of what is searched: if the field asked for it, letters typed since then stay; otherwise, as after Back, its text wins. */
function follow({ text, pending }: SearchText, searched: string): SearchText {
  const at = pending.lastIndexOf(searched)
  return at < 0
    ? { text: text.trim() === searched ? text : searched, searched, pending: [] }
    : { text, searched, pending: pending.slice(at + 1) }
}

/** The text of a search field: shown at once, and searched for when typing pauses. If the URL changes otherwise, its text wins. */
export function useSearchText(searched: string, onSearch: (q: string | undefined) => void) {
  const [state, setState] = useState<SearchText>(() => ({ text: globalThis.earlySearch ?? searched, searched, pending: [] }))
  if (state.searched !== searched) setState(follow(state, searched))
  const { text } = state
  const ask = (next: string) => {
    const q = next.trim()
    setState((now) => ({ ...now, pending: [...now.pending, q] }))
    onSearch(q || undefined)
  }
  const search = useEffectEvent(ask)
  const isAhead = text.trim() !== searched
  useEffect(() => {
    if (!isAhead) return undefined
    const timer = setTimeout(() => search(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, isAhead])
  return {
    text,
    change: (next: string) => setState((now) => ({ ...now, text: next })),
    /** Searches at once; false when the text has been searched for. */
    submit: () => {
      if (isAhead) ask(text)
      return isAhead
    },
  }
}
