import { deleteDraft, isEmptyDraft, readDraft, writeDraft, type Draft, type DraftContent } from './drafts.ts'

const saveDelayMs = 250

/** `typing`: not saved yet. `unsaved`: the storage refuses it. */
export type DraftState = { draft: Draft; status: 'loading' | 'clean' | 'typing' | 'saved' | 'unsaved' }

const onDevice = { read: readDraft, write: writeDraft, remove: deleteDraft }

/** The draft of an answer to one couple, saved on the device while it is typed: it survives a reload, a crash and a 401 (AMB-05). */
export function draftKeeper(userId: number, leadId: number, initial: DraftContent, device: typeof onDevice = onDevice) {
  const blank: Draft = { ...initial, savedAt: '', attempt: null }
  let state: DraftState = { draft: blank, status: 'loading' }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: DraftState) {
    state = next
    for (const listener of listeners) listener()
  }

  // A subject with only the greeting is not saved, because it is prefilled.
  const isUnchanged = (draft: Draft) => isEmptyDraft({ ...draft, subject: draft.subject === initial.subject ? '' : draft.subject })

  async function save() {
    clearTimeout(timer)
    timer = undefined
    const { draft } = state
    try {
      if (isUnchanged(draft)) await device.remove(userId, leadId)
      else await device.write(userId, leadId, { ...draft, savedAt: new Date().toISOString() })
      if (state.draft === draft) show({ draft, status: isUnchanged(draft) ? 'clean' : 'saved' })
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
    /** Reads the saved draft; text that was typed before it is loaded wins. */
    async load() {
      const kept = await device.read(userId, leadId).catch(() => null)
      if (state.status !== 'loading') return
      if (kept === null) show({ draft: blank, status: 'unsaved' })
      else show(kept ? { draft: kept, status: 'saved' } : { draft: blank, status: 'clean' })
    },
    /** Takes the typed text; it is saved a moment later. */
    change(content: Partial<DraftContent>) {
      show({ draft: { ...state.draft, ...content }, status: 'typing' })
      clearTimeout(timer)
      timer = setTimeout(() => void save(), saveDelayMs)
    },
    /** Saves the text that is about to be sent, with its key, before the request. */
    async keep(draft: Draft) {
      show({ draft, status: 'typing' })
      await save()
    },
    /** Saves the last input at once, because the page is about to close. */
    flush() {
      if (timer !== undefined) void save()
    },
    /** The couple has received what was sent: removes it from the draft. What was typed in the meantime stays. */
    async removeSent(sent: DraftContent) {
      const { channel, body, files } = state.draft
      const rest = body.startsWith(sent.body) ? body.slice(sent.body.length).trimStart() : body
      const unsent = files.filter(({ id }) => !sent.files.some((file) => file.id === id))
      show({ draft: { ...blank, channel, body: rest, files: unsent }, status: rest === '' && unsent.length === 0 ? 'clean' : 'typing' })
      await save()
    },
  }
}

export type DraftKeeper = ReturnType<typeof draftKeeper>
