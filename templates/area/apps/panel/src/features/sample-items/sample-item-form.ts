import type { components } from '@vendor-panel/contract'

export type SampleItem = components['schemas']['SampleItem']

/** The fields of the form. */
export type SampleItemFields = { name: string; note: string }

export const newSampleItem: SampleItemFields = { name: '', note: '' }

export const fieldsOf = ({ name, note }: SampleItem): SampleItemFields => ({ name, note: note ?? '' })
