import type { WizardStep } from '@vendor-panel/domain'
import type { Answer, Body, VendorApi } from '@vendor-panel/sdk'
import { paths } from '../../shared/paths.ts'

export type WizardData = Answer<'getWizard'>['data']
export type WizardPatch = Body<'updateWizard'>

/** A registration as it was last read or saved, with its version. */
export type SavedWizard = { wizard: WizardData; etag: string | null }

export async function readWizard(api: Pick<VendorApi, 'getWizard'>, wizardHash: string): Promise<SavedWizard> {
  let etag: string | null = null
  const { data: wizard } = await api.getWizard({ path: { wizardHash }, onHeaders: (headers) => void (etag = headers.get('etag')) })
  return { wizard, etag }
}

/** What each step gets. */
export type StepProps = {
  hash: string
  saved: SavedWizard
  /** Saves parts based on a version, and keeps the new one. */
  save: (parts: WizardPatch, ifMatch: string | undefined) => Promise<string | null>
  /** Reads what another device has saved. */
  reload: () => Promise<SavedWizard>
  /** Shows photos that were added or removed. */
  changeImages: (change: (images: WizardData['images']) => WizardData['images']) => void
  /** Opens the next step. */
  onNext: () => void
  /** The address of the step before; null for the first. */
  backHref: string | null
}

export const stepPath = (hash: string, step: WizardStep) => paths.signupWizard({ hash }, { step })
