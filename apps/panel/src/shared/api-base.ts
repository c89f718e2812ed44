/** The base URL of every call. */
export const apiBase = '/api'
