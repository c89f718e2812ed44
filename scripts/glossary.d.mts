/** The text of `docs/glossary.md`. */
export function glossary(): string
/** Writes `docs/glossary.md` if it has changed. */
export function writeGlossary(): void
