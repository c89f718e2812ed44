import { changedFields } from '@vendor-panel/domain'
import { ApiError, isApiError } from '@vendor-panel/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUnsavedChanges } from '../navigation.ts'
import { messageLoader } from '../with-messages.ts'
import { refusalErrors } from './refusal-errors.ts'
import { useForm, type FormOptions, type FormState } from './use-form.ts'

/** One submission of a record. */
export type Submission<Values> = {
  idempotencyKey: string
  /** The fields that differ from the loaded record. A PUT sends all values. */
  changed: Partial<Values>
  /** What of a body differs from that of the loaded record: the body of a PATCH; null if nothing does. */
  changedBody: <Body extends object>(bodyOf: (values: Values) => Body) => Partial<Body> | null
  /** The loaded version, an `ETag`; undefined for a new record. */
  ifMatch: string | undefined
  /**
   * Call it with the new version if the form stays open after the write, so that it can save again, and with the fields that the write
   * empties, such as a password.
   */
  keepOpen: (etag: string | null, emptied?: Partial<Values>) => void
}

/** What of a body differs from the stored one; null if nothing does: an empty PATCH is refused. */
export function changedOrNull<Body extends object>(stored: Body, body: Body): Partial<Body> | null {
  const changed = changedFields(stored, body)
  return Object.keys(changed).length === 0 ? null : changed
}

/** A record on the server. */
export type Loaded<Values> = { values: Values; etag: string | null }

type RecordFormOptions<Values extends object> = Omit<FormOptions<Values, Submission<Values>>, 'refusal'> & {
  /** By default errors are at their fields and the rest in the summary. */
  refusal?: FormOptions<Values>['refusal']
  /** The loaded version. */
  etag?: string | null
  /** Reads the record again after 409 `stale_version`, so that both versions can be shown. */
  reload?: () => Promise<Loaded<Values>>
}

export type RecordFormState<Values extends object> = FormState<Values> & {
  /** The values as they were loaded or last saved. */
  saved: Values
  /**
   * The version that another user has saved in the meantime (409). Nothing is lost: the user chooses one of the two. The own version keeps
   * what only the other one has changed.
   */
  conflict: { mine: Values; theirs: Values; keepMine: () => void; takeTheirs: () => void } | null
}

/**
 * The form of a record: like `useForm`, with the loaded record. It asks before unsaved changes are left (SHELL-34), separates changed
 * fields from the others (USER-22), and shows both versions if another user has saved its fields in the meantime.
 */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>): RecordFormState<Values> {
  const { initial, etag = null, reload, send, refusal = refusalErrors, ...rest } = options
  const [loaded, setLoaded] = useState<Loaded<Values>>({ values: initial, etag })
  const [theirs, setTheirs] = useState<Loaded<Values> | null>(null)
  const [overwrites, setOverwrites] = useState(0)
  const form = useForm({
    ...rest,
    initial,
    refusal,
    send: async (values, { idempotencyKey }) => {
      const changed = changedFields(loaded.values, values)
      const changedBody: Submission<Values>['changedBody'] = (bodyOf) => changedOrNull(bodyOf(loaded.values), bodyOf(values))
      let saved: Loaded<Values> = { values, etag: null }
      const keepOpen: Submission<Values>['keepOpen'] = (version, emptied) => {
        saved = { values: { ...values, ...emptied }, etag: version }
        // At once: a vendor who leaves while something is still read has nothing unsaved.
        setLoaded(saved)
        if (emptied) form.change(emptied)
      }
      try {
        await send(values, { idempotencyKey, changed, changedBody, ifMatch: loaded.etag ?? undefined, keepOpen })
        setLoaded(saved)
      } catch (error) {
        if (!reload || !isApiError(error) || error.code !== 'stale_version') throw error
        const latest = await reload()
        // Someone changed what this form does not show, such as the picture of a user.
        if (Object.keys(changedFields(loaded.values, latest.values)).length === 0) {
          await send(values, { idempotencyKey, changed, changedBody, ifMatch: latest.etag ?? undefined, keepOpen })
          setLoaded(saved)
          return
        }
        // Saving again loads them again.
        await messageLoader.load(['shared.conflict']).catch(() => {
          throw new ApiError({ status: 0, code: 'network' })
        })
        setTheirs(latest)
      }
    },
  })
  const isDirty = Object.keys(changedFields(loaded.values, form.values)).length > 0
  useUnsavedChanges(isDirty)

  const overwrite = useEffectEvent(form.submit)
  useEffect(() => {
    if (overwrites > 0) overwrite()
  }, [overwrites])

  const choose = (chosen: Loaded<Values>) => {
    setTheirs(null)
    setLoaded(chosen)
  }
  const mine = theirs && { ...theirs.values, ...changedFields(loaded.values, form.values) }
  return {
    ...form,
    isDirty,
    saved: loaded.values,
    conflict: mine && {
      mine,
      theirs: theirs.values,
      keepMine: () => {
        choose(theirs)
        form.change(mine)
        setOverwrites((count) => count + 1)
      },
      takeTheirs: () => {
        choose(theirs)
        form.change(theirs.values)
      },
    },
  }
}
