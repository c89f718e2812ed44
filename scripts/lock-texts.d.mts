/** The messages of a locale that have the text of another message, which has lost it. */
export function movedTexts(locked: ReadonlyMap<string, string>, current: ReadonlyMap<string, string>): { id: string; owner: string }[]
/** One line for each message that has the text of another one. */
export function movedMessages(): string[]
/** Adds new and changed texts to the lock. */
export function lockTexts(): void
