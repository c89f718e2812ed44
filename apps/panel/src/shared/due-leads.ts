import type { components } from '@vendor-panel/contract'
import { leadDisplayStates } from '@vendor-panel/domain'

const closedStates: readonly components['schemas']['LeadDisplayState'][] = ['deal', 'reject', 'spam_reported']

/** The list of the couples that wait for an answer, the most urgent first: the same ones as in `unanswered`, so closed ones are excluded. */
export const dueLeads = {
  displayStates: leadDisplayStates.filter((state) => !closedStates.includes(state)),
  isAnswered: false,
  sort: 'due',
} as const
