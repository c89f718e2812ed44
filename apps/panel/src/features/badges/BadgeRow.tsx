import type { components } from '@vendor-panel/contract'
import { localDate } from '@vendor-panel/domain'
import { CopyField, Heading, Inline, Meter, Stack, StatusTag, Text } from '@vendor-panel/ui'
import { Award as AwardIcon, CircleDashed } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { BadgePreview } from './BadgePreview.tsx'
import * as styles from './badges.css.ts'

type Award = components['schemas']['ProviderAward']

/** One badge: its level and day, the way to the next level, and what the vendor puts into its own page (PROV-18). */
export function BadgeRow({ award }: { award: Award }) {
  const intl = useIntl()
  const format = useFormat()
  const { timeZone } = useUser().details
  const { name, howTo, level, earnedAt, progress, imageUrl, embedHtml } = award
  const isComplete = earnedAt !== null && progress.value >= progress.target
  return (
    <article className={styles.badge}>
      {embedHtml === null ? (
        <div className={styles.open} aria-hidden>
          <AwardIcon size={48} strokeWidth={1.25} />
        </div>
      ) : (
        <BadgePreview html={embedHtml} />
      )}
      <Stack gap="md" className={styles.content}>
        <Stack gap="xs">
          <Inline gap="sm">
            <Heading level={3} size="body">
              {name}
            </Heading>
            {earnedAt === null ? (
              <StatusTag tone="neutral" icon={CircleDashed}>
                {intl.formatMessage({ id: 'badges.open' })}
              </StatusTag>
            ) : (
              <StatusTag tone="positive" icon={AwardIcon}>
                {intl.formatMessage({ id: 'badges.level' }, { level })}
              </StatusTag>
            )}
          </Inline>
          {earnedAt !== null && (
            <Text tone="muted">
              {intl.formatMessage(
                { id: 'badges.earned' },
                { date: format.day(localDate(Temporal.Instant.from(earnedAt), timeZone).toString()) },
              )}
            </Text>
          )}
        </Stack>
        <Meter
          label={intl.formatMessage({ id: isComplete ? 'badges.complete' : 'badges.next' })}
          value={progress.value}
          max={progress.target}
          valueText={intl.formatMessage({ id: 'badges.progress' }, progress)}
          tone={isComplete ? 'positive' : 'accent'}
        />
        {!isComplete && <Text isProse>{howTo}</Text>}
        {embedHtml !== null && imageUrl !== null && (
          <>
            <Copied
              label={intl.formatMessage({ id: 'badges.html' })}
              help={intl.formatMessage({ id: 'badges.html.help' })}
              value={embedHtml}
            />
            <Copied
              label={intl.formatMessage({ id: 'badges.image' })}
              help={intl.formatMessage({ id: 'badges.image.help' })}
              value={imageUrl}
            />
          </>
        )}
      </Stack>
    </article>
  )
}

function Copied({ label, help, value }: { label: string; help: string; value: string }) {
  const intl = useIntl()
  return (
    <CopyField
      label={label}
      description={help}
      value={value}
      strings={{
        copy: intl.formatMessage({ id: 'badges.copy' }, { label }),
        copied: intl.formatMessage({ id: 'badges.copied' }),
        selected: intl.formatMessage({ id: 'badges.selected' }),
      }}
    />
  )
}
