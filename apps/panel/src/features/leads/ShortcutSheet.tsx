import { Dialog, Kbd, Switch } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { chooseSingleKeys, hasSingleKeys } from '../../shared/shortcuts.ts'
import { useAtomValue } from '../../shared/store.ts'
import * as styles from './ShortcutSheet.css.ts'
import { sendKeys } from './send-keys.ts'

const shortcuts = [
  { keys: ['↑', '↓'], messageId: 'leads.shortcut.move' },
  { keys: ['Home', 'End'], messageId: 'leads.shortcut.ends' },
  { keys: ['↵'], messageId: 'leads.shortcut.open' },
  { keys: ['j', 'k'], messageId: 'leads.shortcut.couples' },
  { keys: ['Esc'], messageId: 'leads.shortcut.back' },
  { keys: ['r', 'e'], messageId: 'leads.shortcut.reply' },
  { keys: [sendKeys], messageId: 'leads.shortcut.send' },
  { keys: ['/'], messageId: 'leads.shortcut.search' },
  { keys: ['F6'], messageId: 'leads.shortcut.notices' },
  { keys: ['?'], messageId: 'leads.shortcut.sheet' },
] as const

/** Every key of the couples page, and the switch for those without a modifier (WCAG 2.1.4). */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const isOn = useAtomValue(hasSingleKeys)
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.shortcuts' })}
      strings={{ close: intl.formatMessage({ id: 'leads.shortcut.close' }) }}
      onClose={onClose}
      size="sm"
    >
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, messageId }) => (
          <div key={messageId} className={styles.line}>
            <dt>{intl.formatMessage({ id: messageId })}</dt>
            <dd className={styles.keyGroup}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        <Switch
          label={intl.formatMessage({ id: 'leads.shortcut.single' })}
          description={intl.formatMessage({ id: 'leads.shortcut.singleHelp' })}
          value={isOn}
          onChange={chooseSingleKeys}
        />
      </div>
    </Dialog>
  )
}
