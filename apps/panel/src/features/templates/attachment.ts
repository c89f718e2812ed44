import type { components } from '@vendor-panel/contract'

export type Attachment = components['schemas']['Attachment']
