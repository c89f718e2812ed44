import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { isOwnerOrManager, requiredProblems } from '@vendor-panel/domain'
import { createSavedViewBounds as bounds } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, Checkbox, IconButton, Inline, keepFocusIn, Link, Stack, Text, TextField } from '@vendor-panel/ui'
import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm, type FormOptions, type FormState } from '../../shared/form/use-form.ts'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useFallbackFocus } from '../../shared/use-fallback-focus.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { isNarrowed, leadsPath, type LeadFilters } from './leads-url.ts'
import { isSameView } from './saved-view.ts'

type SavedView = components['schemas']['SavedView']
const reads = ['listSavedViews'] as const
type ViewFields = { name: string; isShared: boolean }

/** Filters of the list under a name: opened, renamed, deleted, and saved from those that are set (LEAD-45). */
export function SavedViews({ filters, onOpen }: { filters: LeadFilters; onOpen: () => void }) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listSavedViews'))
  const [isSaving, setSaving] = useState(false)
  const saveButton = useFallbackFocus(isSaving)
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <Stack gap="sm">
      {data && data.data.length > 0 && (
        <Stack as="ul" gap="xs" ref={keepFocusIn} aria-label={intl.formatMessage({ id: 'leads.views.title' })}>
          {data.data.map((view) => (
            <li key={view.id}>
              <View view={view} isCurrent={isSameView(view.filters, filters)} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      )}
      {isSaving ? (
        <SaveView filters={filters} onClose={() => setSaving(false)} />
      ) : (
        (isNarrowed(filters) || filters.sort) && (
          <Inline>
            <Button ref={saveButton} size="sm" icon={Bookmark} onPress={() => setSaving(true)}>
              {intl.formatMessage({ id: 'leads.views.save' })}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  )
}

type ViewProps = { view: SavedView; isCurrent: boolean; onOpen: () => void }

/** Only the author and account managers may change a view. */
function View({ view, isCurrent, onOpen }: ViewProps) {
  const { id, name, filters, isShared, author } = view
  const intl = useIntl()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useFallbackFocus(isRenaming)
  const user = useUser()
  const removal = useWrite('deleteSavedView', { refetch: reads, done: () => intl.formatMessage({ id: 'leads.views.deleted' }, { name }) })
  if (isRenaming) return <RenameView view={view} onClose={() => setRenaming(false)} />
  return (
    <Inline gap="sm" justify="between" isWrapping={false}>
      <Inline gap="sm">
        <Link variant="standalone" href={leadsPath(filters)} onClick={onOpen} isCurrent={isCurrent}>
          <Bdi>{name}</Bdi>
        </Link>
        {isCurrent && (
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: 'leads.views.current' })}
          </Text>
        )}
        {isShared && (
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: author.id === user.id ? 'leads.views.shared' : 'leads.views.sharedBy' }, { author: author.name })}
          </Text>
        )}
      </Inline>
      {isOwnerOrManager(user, author.id) && (
        <Inline gap="xs" isWrapping={false}>
          <IconButton
            ref={renameButton}
            size="sm"
            icon={Pencil}
            label={intl.formatMessage({ id: 'leads.views.renameOf' }, { name })}
            onPress={() => setRenaming(true)}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={intl.formatMessage({ id: 'leads.views.deleteOf' }, { name })}
            isPending={removal.isPending}
            // A refusal is shown in a toast.
            onPress={() => void removal.write({ path: { savedViewId: id } }).catch(() => {})}
          />
        </Inline>
      )}
    </Inline>
  )
}

function RenameView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('updateSavedView', {
    refetch: reads,
    done: () => intl.formatMessage({ id: 'leads.views.renamed' }),
    hasForm: true,
  })
  const form = useRecordForm<ViewFields>({
    initial: { name: view.name, isShared: view.isShared },
    check: ({ name }) => requiredProblems({ name }),
    send: async (_fields, { changed: body }) => {
      // The server refuses a change without a field.
      if (Object.keys(body).length > 0) await write({ path: { savedViewId: view.id }, body })
      onClose()
    },
    refusal: useNameRefusal(),
    focusAfterRefusal: 'name',
  })
  return (
    <ViewForm
      form={form}
      label={intl.formatMessage({ id: 'leads.views.renameOf' }, { name: view.name })}
      submit={intl.formatMessage({ id: 'leads.views.rename' })}
      onClose={onClose}
    />
  )
}

function useNameRefusal(): FormOptions<ViewFields>['refusal'] {
  const intl = useIntl()
  return (error, ...rest) =>
    error.code === 'name_taken'
      ? { fields: [], summary: [intl.formatMessage({ id: 'leads.views.nameTaken' })] }
      : refusalErrors(error, ...rest)
}

function SaveView({ filters, onClose }: { filters: LeadFilters; onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createSavedView', {
    refetch: reads,
    done: () => intl.formatMessage({ id: 'leads.views.saved' }),
    hasForm: true,
  })
  const form = useForm<ViewFields>({
    initial: { name: '', isShared: false },
    check: ({ name }) => requiredProblems({ name }),
    // Sent twice, it is refused: a name belongs to one view of a user.
    send: ({ name, isShared }) => write({ body: { name, isShared, screen: 'leads', filters } }).then(onClose),
    refusal: useNameRefusal(),
    focusAfterRefusal: 'name',
  })
  const title = intl.formatMessage({ id: 'leads.views.save' })
  return <ViewForm form={form} label={title} submit={title} onClose={onClose} />
}

type ViewFormProps = { form: FormState<ViewFields>; label: string; submit: string; onClose: () => void }

function ViewForm({ form, label, submit, onClose }: ViewFormProps) {
  const intl = useIntl()
  return (
    <Form form={form} aria-label={label}>
      <TextField
        label={intl.formatMessage({ id: 'leads.views.name' })}
        maxLength={bounds.name.maxLength}
        autoFocus
        {...form.field('name')}
      />
      <Checkbox label={intl.formatMessage({ id: 'leads.views.share' })} {...form.field('isShared')} />
      <Inline>
        <Button type="submit" variant="primary" size="sm" isPending={form.isPending}>
          {submit}
        </Button>
        <Button size="sm" onPress={onClose}>
          {intl.formatMessage({ id: 'leads.replies.cancel' })}
        </Button>
      </Inline>
    </Form>
  )
}
