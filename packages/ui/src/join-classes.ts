/** Joins class names, leaving out what does not apply. */
export const joinClasses = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
