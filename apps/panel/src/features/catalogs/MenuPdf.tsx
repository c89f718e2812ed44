import { Button, Dialog, Inline, Text } from '@vendor-panel/ui'
import { Download, Eye, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useLoadFile } from '../../shared/use-load-file.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Menu } from './menu-form.ts'
import * as styles from './catalogs.css.ts'

type MenuPdfProps = { menu: Menu; pdf: NonNullable<Menu['pdf']>; canWrite: boolean }

/** The PDF of a menu: shown in the page where the browser can, downloaded, removed. */
export function MenuPdf({ menu, pdf, canWrite }: MenuPdfProps) {
  const intl = useIntl()
  const api = useApi()
  const path = { customerId: useUser().customer.id, catalogMenuId: menu.id }
  const [shown, setShown] = useState<Blob | null>(null)
  const { load, isLoading } = useLoadFile()
  const removal = useWrite('deleteCatalogMenuPdf', {
    refetch: ['listCatalogMenus'],
    done: () => intl.formatMessage({ id: 'catalogs.menu.pdfRemoved' }, { name: pdf.name }),
  })
  const read = () => api.downloadCatalogMenuPdf({ path })
  const download = () => void load(read, (file) => saveFile(file, pdf.name))
  return (
    <Inline gap="xs">
      <Button
        size="sm"
        icon={Eye}
        isPending={isLoading}
        aria-label={intl.formatMessage({ id: 'catalogs.menu.previewOf' }, { name: pdf.name })}
        onPress={() => void load(read, setShown)}
      >
        {intl.formatMessage({ id: 'catalogs.menu.preview' })}
      </Button>
      <Button size="sm" icon={Download} onPress={download}>
        {pdf.name}
      </Button>
      {canWrite && (
        <Button
          size="sm"
          variant="quiet"
          icon={X}
          aria-label={intl.formatMessage({ id: 'catalogs.menu.pdfRemoveOf' }, { name: pdf.name })}
          onPress={() => void removal.write({ path }).catch(() => {})}
        >
          {intl.formatMessage({ id: 'catalogs.menu.pdfRemove' })}
        </Button>
      )}
      {shown && (
        <Dialog
          size="lg"
          title={pdf.name}
          strings={{ close: intl.formatMessage({ id: 'catalogs.close' }) }}
          onClose={() => setShown(null)}
          actions={
            <Button variant="primary" icon={Download} onPress={download}>
              {intl.formatMessage({ id: 'catalogs.menu.download' })}
            </Button>
          }
        >
          <PdfFrame file={shown} title={pdf.name} />
        </Dialog>
      )}
    </Inline>
  )
}

/** The browser's own viewer. Browsers of phones have none. */
function PdfFrame({ file, title }: { file: Blob; title: string }) {
  const intl = useIntl()
  const show = useCallback((container: HTMLElement | null) => (container ? showPdf(container, file, title) : undefined), [file, title])
  if (!navigator.pdfViewerEnabled) return <Text>{intl.formatMessage({ id: 'catalogs.menu.noViewer' })}</Text>
  return <div ref={show} className={styles.pdf} />
}

/** Shows a PDF in a frame. The frame is not sandboxed, because browsers do not run their viewer in one that is; the type forbids all but a PDF. */
function showPdf(container: HTMLElement, file: Blob, title: string): () => void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
  container.append(frame)
  return () => {
    frame.remove()
    URL.revokeObjectURL(frame.src)
  }
}
