import { capacityKinds, spaceTypes } from '@vendor-panel/domain'
import { NumberField, RadioGroup, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './catalogs.css.ts'
import { capacityFields, newSpace, spaceFieldProblems, spaceFieldsOf, type SpaceFields } from './space-form.ts'

type SpaceDialogProps = {
  providerId: number
  /** The space to change; null adds one. */
  spaceId: number | null
  onClose: () => void
}

const refetch = ['listCustomerSpaces', 'listMissingData'] as const

/** Adds or changes a space; another user's change in the meantime is shown next to the own one (CAP-01..10, `If-Match`). */
export function SpaceDialog({ providerId, spaceId, onClose }: SpaceDialogProps) {
  return spaceId === null ? <AddSpace providerId={providerId} onClose={onClose} /> : <EditSpace spaceId={spaceId} onClose={onClose} />
}

function AddSpace({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createCustomerSpace', {
    refetch,
    done: ({ data }) => intl.formatMessage({ id: 'catalogs.space.added' }, { name: data.name }),
    hasForm: true,
  })
  return (
    <SpaceForm
      title={intl.formatMessage({ id: 'catalogs.space.add' })}
      initial={newSpace}
      onClose={onClose}
      send={(fields, { idempotencyKey }) => write({ body: { ...fields, providerId }, idempotencyKey })}
    />
  )
}

function EditSpace({ spaceId, onClose }: { spaceId: number; onClose: () => void }) {
  const intl = useIntl()
  const path = { customerSpaceId: spaceId }
  const read = useVersioned('getCustomerSpace', { path }, spaceFieldsOf)
  const { write } = useWrite('updateCustomerSpace', {
    refetch,
    done: ({ data }) => intl.formatMessage({ id: 'catalogs.space.saved' }, { name: data.name }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'catalogs.space.edit' })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'catalogs.cancel' })} onClose={onClose} read={read} />
  return (
    <SpaceForm
      title={title}
      {...read.versions}
      onClose={onClose}
      send={async (_fields, { changedBody, ifMatch }) => {
        const body = changedBody((fields) => fields)
        if (body) await write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
      }}
    />
  )
}

type SpaceFormProps = {
  title: string
  initial: SpaceFields
  etag?: string | null
  reload?: () => Promise<Loaded<SpaceFields>>
  send: (fields: SpaceFields, submission: Submission<SpaceFields>) => Promise<unknown>
  onClose: () => void
}

/** Name, type, how it is sold, and both bounds of each use; which bound is required follows from how it is sold (AMB-49). */
function SpaceForm({ title, initial, send, onClose, ...versions }: SpaceFormProps) {
  const intl = useIntl()
  const form = useRecordForm<SpaceFields>({
    ...versions,
    initial,
    check: spaceFieldProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  const typeLabel = (type: SpaceFields['spaceType']) => intl.formatMessage({ id: `catalogs.spaceType.${type}` })
  const kindLabel = (kind: SpaceFields['kind']) => intl.formatMessage({ id: `catalogs.kind.${kind}` })
  const required = form.values.kind === 'package' ? 'Max' : 'Min'
  return (
    <RecordFormDialog
      form={form}
      title={title}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'catalogs.cancel' }), save: intl.formatMessage({ id: 'catalogs.space.save' }) }}
      describe={(fields) => [
        { label: intl.formatMessage({ id: 'catalogs.space.name' }), text: fields.name },
        { label: intl.formatMessage({ id: 'catalogs.space.type' }), text: typeLabel(fields.spaceType) },
        { label: intl.formatMessage({ id: 'catalogs.space.kind' }), text: kindLabel(fields.kind) },
        ...capacityFields.map((name) => ({
          label: intl.formatMessage({ id: `catalogs.space.${name}` }),
          text: fields[name] === null ? '' : intl.formatNumber(fields[name]),
        })),
      ]}
    >
      <TextField label={intl.formatMessage({ id: 'catalogs.space.name' })} {...form.field('name')} />
      <RadioGroup
        label={intl.formatMessage({ id: 'catalogs.space.type' })}
        orientation="horizontal"
        options={spaceTypes.map((type) => ({ value: type, label: typeLabel(type) }))}
        {...form.field('spaceType')}
      />
      <RadioGroup
        label={intl.formatMessage({ id: 'catalogs.space.kind' })}
        options={capacityKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
        {...form.field('kind')}
      />
      <div className={styles.pair}>
        {capacityFields.map((name) => (
          <NumberField
            key={name}
            label={intl.formatMessage({ id: `catalogs.space.${name}` })}
            {...(!name.endsWith(required) && { marker: intl.formatMessage({ id: 'catalogs.optional' }) })}
            {...form.field(name)}
          />
        ))}
      </div>
    </RecordFormDialog>
  )
}
