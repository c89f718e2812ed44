import { useEffect, useRef, useState } from 'react'

import { Banner } from '../Banner/Banner.tsx'
import { fieldLabel, findField, focusField } from '../Form/form-fields.ts'
import * as styles from './ErrorSummary.css.ts'

export interface FormError {
  /** Name of the error's field, if it has one. */
  name?: string
  message: string
}

export interface ErrorSummaryProps {
  /** One sentence above the errors. */
  title: string
  /** Every error of the form; nothing is shown for an empty list. */
  errors: readonly FormError[]
}

/** An entry of the summary: a link if the error has a field, otherwise text. */
type SummaryEntry = FormError & { label?: string }

/**
 * Inside a `Form`: the errors that no visible field shows. An error without a field is text, an error of a field outside the view
 * has a link that focuses the field, an error of a visible field is omitted. The summary is announced when it appears.
 */
export function ErrorSummary({ title, errors: now }: ErrorSummaryProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState(now)
  const [found, setFound] = useState<readonly SummaryEntry[]>([])
  // The same errors in a new array, or a subset of them, are not measured again.
  if (now.some((error) => !includes(errors, error))) setErrors(now)
  const entriesShown = found.filter((entry) => includes(now, entry))
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return
    const fields = errors.map(({ name }) => (name === undefined ? null : findField(form, name)))
    // The observer also detects fields clipped by a scrolled dialog. It runs once: entries that appear and disappear while scrolling would
    // move the page.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const inView = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      setFound(
        errors.flatMap((error, at) => {
          const field = fields[at]
          if (!field) return [error]
          return inView.has(field) ? [] : [{ ...error, label: fieldLabel(field) }]
        }),
      )
    })
    const targets = fields.filter((field) => field !== null)
    for (const target of targets.length > 0 ? targets : [form]) observer.observe(target)
    return () => observer.disconnect()
  }, [errors])
  useEffect(() => {
    // Without a field to focus, scroll to the summary.
    if (found.length > 0 && found.every(({ label }) => label === undefined)) anchor.current?.scrollIntoView({ block: 'nearest' })
  }, [found])

  return (
    <div ref={anchor}>
      {entriesShown.length > 0 && (
        <Banner tone="critical" isLive title={title}>
          <ul className={styles.list}>
            {entriesShown.map(({ name, message, label }) => (
              <li key={`${name ?? ''} ${message}`} className={label === undefined ? undefined : styles.fieldEntry}>
                {label !== undefined && name !== undefined && (
                  <button
                    type="button"
                    className={styles.fieldLink}
                    onClick={({ currentTarget: { form } }) => form && focusField(form, name)}
                  >
                    {label}
                  </button>
                )}
                {message}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}

const includes = (errors: readonly FormError[], error: FormError) =>
  errors.some(({ name, message }) => name === error.name && message === error.message)
