import { useQuery } from '@tanstack/react-query'
import { requiredProblems } from '@vendor-panel/domain'
import { updateLeadsBounds } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { Button, Dialog, Inline, RadioGroup, Stack, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { LeadFilters } from './leads-url.ts'

const suggestedMax = 8

type Change = 'addTag' | 'removeTag'
type TagDialogProps = { filters: LeadFilters; onTag: (change: { addTag: string } | { removeTag: string }) => void; onClose: () => void }

/** A tag for all selected couples: a new one or one in use, added or removed. */
export function TagDialog({ filters: { providerIds }, onTag, onClose }: TagDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const facets = useQuery(query('getLeadFacets', { query: providerIds ? { providerIds } : {} }))
  const form = useForm<{ tag: string; change: Change }>({
    initial: { tag: '', change: 'addTag' },
    check: ({ tag }) => requiredProblems({ tag }),
    send: async ({ tag, change }) => {
      onTag(change === 'addTag' ? { addTag: tag.trim() } : { removeTag: tag.trim() })
      onClose()
    },
    refusal: () => null,
  })
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.tag.title' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      onClose={onClose}
      size="sm"
      actions={
        <Button type="submit" form={formId} variant="primary">
          {intl.formatMessage({ id: 'leads.tag.apply' })}
        </Button>
      }
    >
      <Form form={form} id={formId}>
        <TextField
          label={intl.formatMessage({ id: 'leads.tag.name' })}
          maxLength={updateLeadsBounds.addTag.maxLength}
          {...form.field('tag')}
        />
        {facets.isError && !facets.data && <LoadFailed onRetry={() => void facets.refetch()} />}
        <Stack gap="sm">
          <Inline gap="xs">
            {facets.data?.data.tags.slice(0, suggestedMax).map(({ tag }) => (
              <Button key={tag} size="sm" onPress={() => form.change({ tag })}>
                {tag}
              </Button>
            ))}
          </Inline>
        </Stack>
        <RadioGroup
          label={intl.formatMessage({ id: 'leads.tag.change' })}
          options={[
            { value: 'addTag', label: intl.formatMessage({ id: 'leads.tag.add' }) },
            { value: 'removeTag', label: intl.formatMessage({ id: 'leads.tag.remove' }) },
          ]}
          {...form.field('change')}
        />
      </Form>
    </Dialog>
  )
}
