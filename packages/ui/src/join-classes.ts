/** Joins class names, skipping false and undefined ones. */
export const joinClasses = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
