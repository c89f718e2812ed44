import { attachmentLimits, fileProblems, type FileLimits } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openMenu, toCatalogMenu } from './catalog-menus.handlers.ts'
import { updateCatalogMenuRow } from './catalog-menus.queries.ts'

/** The limits of files for couples, but PDF only (CAT-15, FILE-08). */
const pdfLimits: FileLimits = { ...attachmentLimits, contentTypes: { pdf: ['application/pdf'] } }

export const catalogMenuPdfHandlers: Handlers<'downloadCatalogMenuPdf' | 'replaceCatalogMenuPdf' | 'deleteCatalogMenuPdf'> = {
  async downloadCatalogMenuPdf(context, { path }) {
    const { pdf_key: key, pdf_name: name } = await openMenu(context, path, 'read')
    if (key === null || name === null) throw new Refusal(404, 'not_found')
    return { status: 200, body: await context.files.open(context.user.customerId, key), fileName: name }
  },

  async replaceCatalogMenuPdf(context, { path, body }) {
    const { db, user, files } = context
    const menu = await openMenu(context, path, 'write')
    refuseProblems(fileProblems('pdf', body.pdf, pdfLimits))
    const { key, sizeBytes } = await files.keep(user.customerId, body.pdf, 'pdf')
    const pdf = { pdf_key: key, pdf_name: body.pdf.name, pdf_size: sizeBytes }
    await updateCatalogMenuRow(db, user.customerId, menu.id, pdf)
    if (menu.pdf_key !== null) files.remove(user.customerId, menu.pdf_key)
    await audit(context, { action: 'updated', entity: 'catalog_menu', entityId: menu.id, detail: 'pdf' })
    return { status: 200, body: { data: toCatalogMenu({ ...menu, ...pdf }, user.customerId) } }
  },

  async deleteCatalogMenuPdf(context, { path }) {
    const { db, user, files } = context
    const menu = await openMenu(context, path, 'write')
    if (menu.pdf_key === null) throw new Refusal(404, 'not_found')
    await updateCatalogMenuRow(db, user.customerId, menu.id, { pdf_key: null, pdf_name: null, pdf_size: null })
    files.remove(user.customerId, menu.pdf_key)
    await audit(context, { action: 'updated', entity: 'catalog_menu', entityId: menu.id, detail: 'pdf' })
    return { status: 204 }
  },
}
