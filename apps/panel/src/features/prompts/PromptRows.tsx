import { keepFocusIn, RowListSkeleton } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import type { Pages } from '../../shared/list/use-pages.ts'
import { PromptItem, type Prompt } from './PromptItem.tsx'
import * as styles from './prompts.css.ts'

type PromptRowsProps = { list: Pages<Prompt>; label: string; empty: ReactNode; onFollow?: () => void }

/** A list of prompts, 25 at a time (NOTI-02, NOTI-11). */
export function PromptRows({ list, label, empty, ...row }: PromptRowsProps) {
  return (
    <>
      <ListStates list={list} skeleton={<RowListSkeleton />} empty={empty}>
        <ul ref={keepFocusIn} className={styles.rows} aria-label={label}>
          {list.rows.map((prompt) => (
            <li key={prompt.id}>
              <PromptItem prompt={prompt} {...row} />
            </li>
          ))}
        </ul>
      </ListStates>
      <ShowMore list={list} />
    </>
  )
}
