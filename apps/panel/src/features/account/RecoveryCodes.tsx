import { Banner, Button, Inline, Stack, Text } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { saveFile } from '../../shared/save-file.ts'
import * as styles from './account.css.ts'

/** New recovery codes, which the server shows only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const intl = useIntl()
  return (
    <Stack gap="md">
      <Banner tone="caution" isLive>
        {intl.formatMessage({ id: 'two-factor.codes.once' })}
      </Banner>
      <ul className={styles.codes} aria-label={intl.formatMessage({ id: 'two-factor.codes.title' })}>
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'two-factor.codes.help' })}
      </Text>
      <Inline>
        <Button icon={Download} onPress={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {intl.formatMessage({ id: 'two-factor.codes.save' })}
        </Button>
      </Inline>
    </Stack>
  )
}
