import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./MailTemplateDialog.tsx')

// The form is larger than the list, so it is loaded when a template is added or changed.
export const AddMailTemplateDialog = lazily(() => load().then((code) => code.AddMailTemplateDialog))
export const EditMailTemplateDialog = lazily(() => load().then((code) => code.EditMailTemplateDialog))
export const RenameDialog = lazily(() => import('./RenameDialog.tsx').then((code) => code.RenameDialog))
