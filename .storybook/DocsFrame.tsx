import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'

import { vars } from '../packages/ui/src/theme/vars.css.ts'
import { applyLook } from './apply-look.ts'
import * as styles from './docs.css.ts'
import { LookParameter, parameterOf } from './StoryWindow.tsx'
import { initialLook, type Look } from './toolbars.ts'

// The store is not part of the type; its events come only after the first change.
const lookOf = (context: DocsContainerProps['context']): Look => {
  const { store } = context as unknown as { store?: { userGlobals?: { globals?: Partial<Look> } } }
  return { ...initialLook, ...store?.userGlobals?.globals }
}

/** Follows the toolbar, so that samples of tokens do too. The text of the handbook is English: only stories in it are mirrored. */
export function DocsFrame({ children, ...props }: DocsContainerProps) {
  const [look, setLook] = useState(() => lookOf(props.context))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: Partial<Look> }) => setLook({ ...initialLook, ...globals })
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])
  useEffect(() => applyLook(look), [look])
  const parameter = useMemo(() => parameterOf(look), [look])
  return (
    <DocsContainer {...props} theme={{ ...(look.theme === 'dark' ? themes.dark : themes.light), fontBase: vars.font.body }}>
      <I18nProvider locale={look.locale.replace('_', '-')}>
        <LookParameter value={parameter}>
          {/* The label distinguishes it from those of stories in windows. */}
          <main aria-label="Documentation" className={styles.page} dir="ltr" lang="en">
            {children}
          </main>
        </LookParameter>
      </I18nProvider>
    </DocsContainer>
  )
}
