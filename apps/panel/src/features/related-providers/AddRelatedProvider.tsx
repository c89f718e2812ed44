import type { components } from '@vendor-panel/contract'
import { requiredProblems } from '@vendor-panel/domain'
import { Button, Inline, keepFocusIn, Select, Stack, Text } from '@vendor-panel/ui'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './related-providers.css.ts'

type AddRelatedProviderProps = { provider: { id: number }; related: readonly components['schemas']['RelatedProvider'][] }

/** Adds one of the account's other providers; those that are already related are not offered (PROV-15, PROV-16). */
export function AddRelatedProvider({ provider, related }: AddRelatedProviderProps) {
  const intl = useIntl()
  const { providers } = useUser()
  const offered = providers.filter(({ id }) => id !== provider.id && !related.some((relation) => relation.provider.id === id))
  return (
    // The last addition removes the form, and with it the button that has focus.
    <Stack ref={keepFocusIn}>
      {offered.length === 0 ? (
        <Text tone="muted" isProse>
          {intl.formatMessage({ id: 'related-providers.noneLeft' })}
        </Text>
      ) : (
        <ChooseProvider providerId={provider.id} offered={offered} />
      )}
    </Stack>
  )
}

function ChooseProvider({ providerId, offered }: { providerId: number; offered: SessionUser['providers'] }) {
  const intl = useIntl()
  const { write } = useWrite('createRelatedProvider', {
    refetch: ['listRelatedProviders'],
    done: ({ data }) => intl.formatMessage({ id: 'related-providers.added' }, { provider: data.provider.name }),
    hasForm: true,
  })
  const form = useForm({
    initial: { relatedProviderId: '' },
    check: requiredProblems,
    refusal: refusalErrors,
    send: async ({ relatedProviderId }) => {
      await write({ path: { providerId }, body: { relatedProviderId: Number(relatedProviderId) } })
      form.change({ relatedProviderId: '' })
    },
  })
  return (
    <Form form={form} aria-label={intl.formatMessage({ id: 'related-providers.add' })}>
      <Inline gap="sm" align="end">
        <div className={styles.choice}>
          <Select
            label={intl.formatMessage({ id: 'related-providers.provider' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'related-providers.choose' }) },
              ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...form.field('relatedProviderId')}
          />
        </div>
        <Button type="submit" variant="primary" icon={Plus} isPending={form.isPending}>
          {intl.formatMessage({ id: 'related-providers.add' })}
        </Button>
      </Inline>
    </Form>
  )
}
