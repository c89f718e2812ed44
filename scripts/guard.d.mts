export function guard(folder: string): void
export function endAll(folder: string): Promise<void>
