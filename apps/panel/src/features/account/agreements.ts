import type { components } from '@vendor-panel/contract'

type Schemas = components['schemas']
export type AgreementText = Schemas['AgreementText']
export type AgreementSign = Schemas['AgreementSign']

/** The signature of a text. Each language is a text of its own, so the version counts, not the id (SET-09). */
export const signOf = ({ type, version }: Pick<AgreementText, 'type' | 'version'>, signs: readonly AgreementSign[]) =>
  signs.find((sign) => sign.type === type && sign.version === version)

/** The texts in force that the user must sign before going on (SET-09). */
export const unsignedTexts = (texts: readonly AgreementText[], signs: readonly AgreementSign[]): AgreementText[] =>
  texts.filter((text) => text.isRequired && !signOf(text, signs))
