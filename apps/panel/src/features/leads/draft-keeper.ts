import { deleteDraft, isEmptyDraft, readDraft, writeDraft, type Draft, type DraftContent } from './drafts.ts'

const saveDelayMs = 250

/** `typing`: on the screen, not yet on the device. `unsaved`: the device refuses to keep it. */
export type DraftState = { draft: Draft; status: 'loading' | 'clean' | 'typing' | 'saved' | 'unsaved' }

const onDevice = { read: readDraft, write: writeDraft, remove: deleteDraft }

/** The answer being written to one couple, kept on the device while it is typed: it survives a reload, a crash and a 401 (AMB-05). */
export function draftKeeper(userId: number, leadId: number, initial: DraftContent, device: typeof onDevice = onDevice) {
  const blank: Draft = { ...initial, savedAt: '', attempt: null }
  let state: DraftState = { draft: blank, status: 'loading' }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: DraftState) {
    state = next
    for (const listener of listeners) listener()
  }

  // A subject that only greets is nothing worth keeping: it was there before the first key was struck.
  const isWorthless = (draft: Draft) => isEmptyDraft({ ...draft, subject: draft.subject === initial.subject ? '' : draft.subject })

  async function save() {
    clearTimeout(timer)
    timer = undefined
    const { draft } = state
    try {
      if (isWorthless(draft)) await device.remove(userId, leadId)
      else await device.write(userId, leadId, { ...draft, savedAt: new Date().toISOString() })
      if (state.draft === draft) show({ draft, status: isWorthless(draft) ? 'clean' : 'saved' })
    } catch {
      if (state.draft === draft) show({ draft, status: 'unsaved' })
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads what the device kept; words typed before it answered go first. */
    async load() {
      const kept = await device.read(userId, leadId).catch(() => null)
      if (state.status !== 'loading') return
      if (kept === null) show({ draft: blank, status: 'unsaved' })
      else show(kept ? { draft: kept, status: 'saved' } : { draft: blank, status: 'clean' })
    },
    /** Takes what was typed; the device has it a moment later. */
    change(content: Partial<DraftContent>) {
      show({ draft: { ...state.draft, ...content }, status: 'typing' })
      clearTimeout(timer)
      timer = setTimeout(() => void save(), saveDelayMs)
    },
    /** Puts this on the device before anything else happens: what is about to be sent, with its key. */
    async keep(draft: Draft) {
      show({ draft, status: 'typing' })
      await save()
    },
    /** Writes at once what was typed last: the page is about to go. */
    flush() {
      if (timer !== undefined) void save()
    },
    /** The couple has it: nothing is left to send. */
    async clear() {
      show({ draft: { ...blank, channel: state.draft.channel }, status: 'clean' })
      await save()
    },
  }
}

export type DraftKeeper = ReturnType<typeof draftKeeper>
