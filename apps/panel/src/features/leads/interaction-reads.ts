/** The reads that show a recorded interaction. */
export const interactionReads = ['listLeadInteractions', 'listLeadCalls', 'listLeadHistory', 'getLeadStats'] as const

/** The operations that record an interaction. */
export const interactionOperations = ['createLeadInteraction'] as const
