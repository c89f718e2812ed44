import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./SampleItemDialog.tsx')

// The form is loaded when it is opened.
export const AddSampleItemDialog = lazily(() => load().then((code) => code.AddSampleItemDialog))
export const EditSampleItemDialog = lazily(() => load().then((code) => code.EditSampleItemDialog))
