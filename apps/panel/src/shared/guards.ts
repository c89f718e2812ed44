/** Data from outside that may have fields. Their types are checked one by one. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The texts in a value from outside. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** The whole numbers in a value from outside, such as ids. */
export const integersIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => Number.isSafeInteger(one)) : [])
