import { localDate, priceExpiryRange } from '@vendor-panel/domain'
import { uploadWithProgress } from '@vendor-panel/sdk'
import { DatePicker, MoneyField, NumberField, Select, TextArea, TextField } from '@vendor-panel/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { changedOrNull, useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { OneFileDrop } from '../../shared/OneFileDrop.tsx'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { menuBodyOf, menuFieldProblems, menuFieldsOf, newMenu, type Menu, type MenuFields } from './menu-form.ts'
import * as styles from './catalogs.css.ts'

type MenuDialogProps = {
  providerId: number
  /** The menu to change; null adds one. */
  menu: Menu | null
  onClose: () => void
}

/** Adds or changes a menu, with its PDF (CAT-15..20). */
export function MenuDialog({ providerId, menu, onClose }: MenuDialogProps) {
  const intl = useIntl()
  const { customer, details } = useUser()
  const today = localDate(useMinute(), details.timeZone)
  const { pickerMin, max } = priceExpiryRange(today)
  const types = useConfigChoices('customer_menu_pricing_type')
  const currencies = useConfigChoices('currency')
  const [progress, setProgress] = useState<number>()
  // A menu whose PDF was refused exists already: sending again changes it.
  const stored = useRef(menu && { id: menu.id, body: menuBodyOf(menuFieldsOf(menu)) })
  const writeOptions = {
    refetch: ['listCatalogMenus'],
    done: () => intl.formatMessage({ id: menu ? 'catalogs.menu.saved' : 'catalogs.menu.added' }),
    hasForm: true,
  } as const
  const creation = useWrite('createCatalogMenu', writeOptions)
  const change = useWrite('updateCatalogMenu', writeOptions)
  const upload = useWrite('replaceCatalogMenuPdf', {
    refetch: ['listCatalogMenus'],
    done: ({ data }) => intl.formatMessage({ id: 'catalogs.menu.pdfAdded' }, { name: data.pdf?.name ?? '' }),
    hasForm: true,
  })
  const form = useRecordForm<MenuFields>({
    initial: menu ? menuFieldsOf(menu) : newMenu(types.options[0]?.value ?? 'per_person', customer.currency, max.toString()),
    check: (fields) => menuFieldProblems(fields, today),
    send: async (fields, { idempotencyKey }) => {
      const path = { customerId: customer.id }
      const body = menuBodyOf(fields)
      const before = stored.current
      const changed = before && changedOrNull(before.body, body)
      const id = before?.id ?? (await creation.write({ path, body: { ...body, providerId }, idempotencyKey })).data.id
      if (changed) await change.write({ path: { ...path, catalogMenuId: id }, body: changed })
      stored.current = { id, body }
      const [pdf] = fields.pdf
      if (pdf) {
        const fetch = uploadWithProgress(({ sent, total }) => setProgress(total === null ? undefined : sent / total))
        await upload.write({ path: { ...path, catalogMenuId: id }, body: { pdf }, fetch }).finally(() => setProgress(undefined))
      }
      onClose()
    },
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: menu ? 'catalogs.menu.edit' : 'catalogs.menu.add' })}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'catalogs.cancel' }), save: intl.formatMessage({ id: 'catalogs.menu.save' }) }}
    >
      <TextField label={intl.formatMessage({ id: 'catalogs.menu.name' })} {...form.field('name')} />
      <div className={styles.pair}>
        <MoneyField label={intl.formatMessage({ id: 'catalogs.menu.price' })} currency={form.values.currency} {...form.field('price')} />
        <Select label={intl.formatMessage({ id: 'catalogs.menu.type' })} options={types.options} {...form.field('type')} />
      </div>
      {types.failure && <LoadFailed onRetry={types.failure.onRetry} />}
      <div className={styles.pair}>
        <Select label={intl.formatMessage({ id: 'catalogs.currency' })} options={currencies.options} {...form.field('currency')} />
        <DatePicker
          label={intl.formatMessage({ id: 'catalogs.menu.expireAt' })}
          strings={{ clear: intl.formatMessage({ id: 'catalogs.clearDate' }) }}
          minValue={pickerMin.toString()}
          maxValue={max.toString()}
          {...form.field('expireAt')}
        />
      </div>
      {currencies.failure && <LoadFailed onRetry={currencies.failure.onRetry} />}
      <div className={styles.pair}>
        <NumberField
          label={intl.formatMessage({ id: 'catalogs.menu.minGuests' })}
          marker={intl.formatMessage({ id: 'catalogs.optional' })}
          {...form.field('minGuestCount')}
        />
        <NumberField
          label={intl.formatMessage({ id: 'catalogs.menu.maxGuests' })}
          marker={intl.formatMessage({ id: 'catalogs.optional' })}
          {...form.field('maxGuestCount')}
        />
      </div>
      <TextArea
        label={intl.formatMessage({ id: 'catalogs.menu.notes' })}
        marker={intl.formatMessage({ id: 'catalogs.optional' })}
        {...form.field('notes')}
      />
      <OneFileDrop
        label={intl.formatMessage({ id: 'catalogs.menu.pdf' })}
        description={intl.formatMessage({ id: menu?.pdf ? 'catalogs.menu.pdfReplaces' : 'catalogs.menu.pdfHelp' })}
        name="pdf"
        acceptedTypes={['.pdf']}
        file={form.values.pdf[0] ?? null}
        progress={progress}
        fileError={form.errorAt('pdf')}
        onFile={(file) => form.change({ pdf: file ? [file] : [] })}
      />
    </RecordFormDialog>
  )
}
