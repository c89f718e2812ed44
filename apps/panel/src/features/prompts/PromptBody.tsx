import { useLayoutEffect, useRef } from 'react'
import { promptElements } from './prompt-html.ts'
import * as styles from './prompts.css.ts'

/** The body of a prompt: HTML, of which only allowed elements are shown (NOTI-01, NOTI-09). */
export function PromptBody({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(promptElements(html)), [html])
  return <div ref={box} className={styles.body} dir="auto" />
}
