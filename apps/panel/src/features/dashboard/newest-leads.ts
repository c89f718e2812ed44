/** The input of the list "Newest couples": the same for the page and for what is read ahead of it. */
export const newestLeads = { limit: 5 } as const
