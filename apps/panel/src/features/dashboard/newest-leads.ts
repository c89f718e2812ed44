/** The input of the list "Newest couples", shared by the page and its prefetch. */
export const newestLeads = { limit: 5 } as const
