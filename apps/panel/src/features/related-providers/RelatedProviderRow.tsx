import type { components } from '@vendor-panel/contract'
import { Bdi, Button, Heading, ListRow, Text } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useWrite } from '../../shared/use-write.ts'

type RelatedProviderRowProps = { providerId: number; relation: components['schemas']['RelatedProvider']; canWrite: boolean }

/** One related provider, which is removed with Undo (PROV-15). */
export function RelatedProviderRow({ providerId, relation, canWrite }: RelatedProviderRowProps) {
  const intl = useIntl()
  const { name, category, city } = relation.provider
  const removal = useWrite('deleteRelatedProvider', {
    refetch: ['listRelatedProviders'],
    done: () => intl.formatMessage({ id: 'related-providers.removed' }, { provider: name }),
  })
  return (
    <ListRow
      actions={
        canWrite && (
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            aria-label={intl.formatMessage({ id: 'related-providers.removeOf' }, { provider: name })}
            isPending={removal.isPending}
            onPress={() => void removal.write({ path: { providerId, relatedId: relation.id } }).catch(() => {})}
          >
            {intl.formatMessage({ id: 'related-providers.remove' })}
          </Button>
        )
      }
    >
      <Heading level={3} size="body">
        <Bdi>{name}</Bdi>
      </Heading>
      <Text tone="muted">
        <Bdi>{`${category.name} · ${city}`}</Bdi>
      </Text>
    </ListRow>
  )
}
