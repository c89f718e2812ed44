import type { ComponentProps } from 'react'

import * as styles from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className' | 'style'>

/**
 * Text for assistive technology only. Uses a class instead of a style attribute, which a strict policy would drop from prerendered HTML.
 */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <span {...props} className={styles.hidden} />
