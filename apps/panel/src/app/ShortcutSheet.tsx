import { Dialog, Heading, Kbd, Stack, Switch } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { chooseSingleKeys, hasSingleKeys, type ShortcutSection } from '../shared/shortcuts.ts'
import { useAtomValue } from '../shared/store.ts'
import { commandKeys } from '../shared/key-names.ts'
import * as styles from './ShortcutSheet.css.ts'

const everywhere: ShortcutSection = {
  title: 'app.shortcut.everywhere',
  keys: [
    { keys: [commandKeys], text: 'app.shortcut.commands' },
    { keys: ['?'], text: 'app.shortcut.sheet' },
    { keys: ['F6'], text: 'app.shortcut.notices' },
    { keys: ['Esc'], text: 'app.shortcut.closes' },
  ],
}
const ofFeatures = import.meta.glob<ShortcutSection>('../features/*/shortcuts.ts', { eager: true, import: 'shortcuts' })
const sections = [everywhere, ...Object.values(ofFeatures)]

/** Every key of the panel, and the switch for those without a modifier (WCAG 2.1.4). */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const isOn = useAtomValue(hasSingleKeys)
  return (
    <Dialog
      title={intl.formatMessage({ id: 'app.shortcut.title' })}
      strings={{ close: intl.formatMessage({ id: 'app.shortcut.close' }) }}
      onClose={onClose}
      size="sm"
    >
      <Stack gap="xl">
        {sections.map(({ title, keys }) => (
          <Stack key={title} as="section" gap="sm">
            <Heading level={3}>{intl.formatMessage({ id: title })}</Heading>
            <dl className={styles.keys}>
              {keys.map(({ keys: group, text }) => (
                <div key={text} className={styles.row}>
                  <dt>{intl.formatMessage({ id: text })}</dt>
                  <dd className={styles.keyGroup}>
                    {group.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </Stack>
      <div className={styles.choice}>
        <Switch
          label={intl.formatMessage({ id: 'app.shortcut.single' })}
          description={intl.formatMessage({ id: 'app.shortcut.singleHelp' })}
          value={isOn}
          onChange={chooseSingleKeys}
        />
      </div>
    </Dialog>
  )
}
