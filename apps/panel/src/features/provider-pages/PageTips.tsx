import { useQuery } from '@tanstack/react-query'
import { pageStrength, providerTips } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Icon, Link, Meter, Text } from '@vendor-panel/ui'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import * as styles from './provider-pages.css.ts'

/** The strength of the page: each tip with the own figure, what is missing, and a link to its field (PROV-31, PROV-32). */
export function PageTips({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const id = useId()
  const { data, isError, refetch } = useQuery(query('getProviderStrength', { path: { providerId: provider.id } }))
  const tips = data && providerTips({ id: provider.id, ...data.data })
  const strength = tips && pageStrength(tips)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="lg" id={id}>
        {intl.formatMessage({ id: 'provider-pages.tips' })}
      </Heading>
      {tips && strength ? (
        <>
          <Meter
            label={intl.formatMessage({ id: 'provider-pages.tips.strength' })}
            value={strength.done}
            max={strength.total}
            valueText={intl.formatMessage({ id: 'provider-pages.tips.done' }, strength)}
          />
          <ul className={styles.tips}>
            {tips.map(({ tip, value, target, isDone, path }) => (
              <li key={tip} className={styles.tip}>
                <span className={isDone ? styles.tipDone : styles.tipOpen}>
                  <Icon icon={isDone ? CircleCheck : CircleDashed} size={18} />
                </span>
                <div>
                  <Text weight={isDone ? 'regular' : 'medium'}>{intl.formatMessage({ id: `provider-pages.tip.${tip}` }, { target })}</Text>
                  <Text size="sm" tone="muted" isNumeric>
                    {intl.formatMessage(
                      { id: `provider-pages.tip.${tip}.figure` },
                      { value, target, missing: Math.max(0, target - value), done: isDone ? 'yes' : 'no' },
                    )}
                  </Text>
                </div>
                {!isDone && (
                  <Link variant="standalone" href={path}>
                    {intl.formatMessage({ id: `provider-pages.tip.${tip}.link` })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  )
}
