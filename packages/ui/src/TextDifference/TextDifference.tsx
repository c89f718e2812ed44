import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TextDifference.css.ts'

export interface TextDifferenceProps {
  /** The runs of both versions, in their order. */
  parts: readonly { kind: 'same' | 'added' | 'removed'; text: string }[]
  /** Read before a run that was added or removed, since assistive technology seldom announces it. */
  strings: { added: string; removed: string }
}

/** A later version of a text, with what it adds and what it no longer has. */
export function TextDifference({ parts, strings }: TextDifferenceProps) {
  return (
    <p dir="auto" className={styles.text}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        const Run = kind === 'added' ? 'ins' : 'del'
        return (
          <Run key={index} className={styles.run[kind]}>
            <VisuallyHidden>{` ${strings[kind]} `}</VisuallyHidden>
            {text}
          </Run>
        )
      })}
    </p>
  )
}
