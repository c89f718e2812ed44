import type { components } from '@vendor-panel/contract'

// Rules use the types of the contract, so that a renamed status is a type error here too.
type Schemas = components['schemas']

export type Lead = Schemas['Lead']
export type LeadStatus = Schemas['LeadStatus']
export type LeadDisplayState = Schemas['LeadDisplayState']
export type LeadActionType = Schemas['LeadActionInput']['type']
export type CallRecord = Schemas['CallRecord']
export type InteractionType = Schemas['InteractionType']
export type CallResult = Schemas['CallResult']
export type ContactPreference = Schemas['ContactPreference']
export type MessageChannel = Schemas['MessageChannel']
export type CustomerUserPatch = Schemas['CustomerUserPatch']
export type Locale = Schemas['Locale']
export type FieldError = Schemas['FieldError']
export type ConfigItem = Schemas['ConfigItem']
