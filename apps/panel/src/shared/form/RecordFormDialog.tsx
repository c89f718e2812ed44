import { Button, Dialog, type DialogProps } from '@vendor-panel/ui'
import { useId } from 'react'
import { RecordForm, type RecordFormProps } from './RecordForm.tsx'

type RecordFormDialogProps<Values extends object> = Pick<DialogProps, 'title' | 'size'> &
  Pick<RecordFormProps<Values>, 'form' | 'describe' | 'children'> & {
    onClose: () => void
    strings: { cancel: string; save: string }
    /** Whether it cannot be saved now. */
    isDisabled?: boolean
  }

/** A record form in a dialog, with the buttons that cancel and save it. */
export function RecordFormDialog<Values extends object>(props: RecordFormDialogProps<Values>) {
  const { form, describe, children, strings, isDisabled = false, ...dialog } = props
  const id = useId()
  return (
    <Dialog
      {...dialog}
      strings={{ close: strings.cancel }}
      actions={
        <>
          <Button onPress={dialog.onClose}>{strings.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isPending} isDisabled={isDisabled}>
            {strings.save}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={id} describe={describe}>
        {children}
      </RecordForm>
    </Dialog>
  )
}
