import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Stack, Text } from '@vendor-panel/ui'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { FormOfPage } from './FormOfPage.tsx'
import * as styles from './provider-pages.css.ts'
import { useRequestedField } from './use-requested-field.ts'

type PageFormsProps = { provider: Provider; canWrite: boolean }

/** The forms of the category, and those for the quote requests of couples (PROV-23). */
export function PageForms({ provider, canWrite }: PageFormsProps) {
  const intl = useIntl()
  const id = useId()
  const heading = useRef<HTMLDivElement>(null)
  useRequestedField('forms', heading)
  const path = { providerId: provider.id }
  const page = useQuery(query('listProviderForms', { query: path }))
  const quote = useQuery(query('listInfoRequestForms', { path }))
  const failed = [page, quote].filter(({ isError }) => isError)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div ref={heading} tabIndex={-1}>
        <Stack gap="xs">
          <Heading level={2} size="lg" id={id}>
            {intl.formatMessage({ id: 'provider-pages.forms' })}
          </Heading>
          <Text tone="muted" isProse>
            {intl.formatMessage({ id: 'provider-pages.forms.help' })}
          </Text>
        </Stack>
      </div>
      {failed.length > 0 ? (
        <LoadFailed onRetry={() => void Promise.all(failed.map((read) => read.refetch()))} />
      ) : page.data && quote.data ? (
        <>
          {page.data.data.map((form) => (
            <FormOfPage key={form.id} purpose="page" form={form} provider={provider} canWrite={canWrite} />
          ))}
          {quote.data.data.map((form) => (
            <FormOfPage key={form.id} purpose="quote" form={form} provider={provider} canWrite={canWrite} />
          ))}
        </>
      ) : (
        <RowsSkeleton />
      )}
    </section>
  )
}
