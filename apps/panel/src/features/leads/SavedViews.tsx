import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { requiredProblems } from '@vendor-panel/domain'
import { createSavedViewBounds as bounds } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, Checkbox, IconButton, Inline, Link, Stack, Text, TextField } from '@vendor-panel/ui'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { isNarrowed, leadsPath, type LeadFilters } from './leads-url.ts'

type SavedView = components['schemas']['SavedView']
const reads = ['listSavedViews'] as const

/** Filters of the list under a name: opened, deleted, and saved from those that are set (LEAD-45). */
export function SavedViews({ filters, onOpen }: { filters: LeadFilters; onOpen: () => void }) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listSavedViews'))
  const [isSaving, setSaving] = useState(false)
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <Stack gap="sm">
      {data && data.data.length > 0 && (
        <Stack as="ul" gap="xs" aria-label={intl.formatMessage({ id: 'leads.views.title' })}>
          {data.data.map((view) => (
            <li key={view.id}>
              <View view={view} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      )}
      {isSaving ? (
        <SaveView filters={filters} onClose={() => setSaving(false)} />
      ) : (
        (isNarrowed(filters) || filters.sort) && (
          <Inline>
            <Button size="sm" icon={Bookmark} onPress={() => setSaving(true)}>
              {intl.formatMessage({ id: 'leads.views.save' })}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  )
}

/** Only the author and account managers may delete a view. */
function View({ view: { id, name, filters, isShared, author }, onOpen }: { view: SavedView; onOpen: () => void }) {
  const intl = useIntl()
  const user = useUser()
  const removal = useWrite('deleteSavedView', { refetch: reads, done: () => intl.formatMessage({ id: 'leads.views.deleted' }, { name }) })
  return (
    <Inline gap="sm" justify="between" isWrapping={false}>
      <Inline gap="sm">
        <Link variant="standalone" href={leadsPath(filters)} onClick={onOpen}>
          <Bdi>{name}</Bdi>
        </Link>
        {isShared && (
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: author.id === user.id ? 'leads.views.shared' : 'leads.views.sharedBy' }, { author: author.name })}
          </Text>
        )}
      </Inline>
      {(user.canManage || author.id === user.id) && (
        <IconButton
          size="sm"
          icon={Trash2}
          label={intl.formatMessage({ id: 'leads.views.deleteOf' }, { name })}
          isPending={removal.isPending}
          // A refusal is shown in a toast.
          onPress={() => void removal.write({ path: { savedViewId: id } }).catch(() => {})}
        />
      )}
    </Inline>
  )
}

function SaveView({ filters, onClose }: { filters: LeadFilters; onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createSavedView', {
    refetch: reads,
    done: () => intl.formatMessage({ id: 'leads.views.saved' }),
    hasForm: true,
  })
  const form = useForm<{ name: string; isShared: boolean }>({
    initial: { name: '', isShared: false },
    check: ({ name }) => requiredProblems({ name }),
    // Sent twice, it is refused: a name belongs to one view of a user.
    send: ({ name, isShared }) => write({ body: { name, isShared, screen: 'leads', filters } }).then(onClose),
    refusal: (error, ...rest) =>
      error.code === 'name_taken'
        ? { fields: [], summary: [intl.formatMessage({ id: 'leads.views.nameTaken' })] }
        : refusalErrors(error, ...rest),
    focusAfterRefusal: 'name',
  })
  return (
    <Form form={form} aria-label={intl.formatMessage({ id: 'leads.views.save' })}>
      <TextField label={intl.formatMessage({ id: 'leads.views.name' })} maxLength={bounds.name.maxLength} {...form.field('name')} />
      <Checkbox label={intl.formatMessage({ id: 'leads.views.share' })} {...form.field('isShared')} />
      <Inline>
        <Button type="submit" variant="primary" size="sm" isPending={form.isPending}>
          {intl.formatMessage({ id: 'leads.views.save' })}
        </Button>
        <Button size="sm" onPress={onClose}>
          {intl.formatMessage({ id: 'leads.replies.cancel' })}
        </Button>
      </Inline>
    </Form>
  )
}
