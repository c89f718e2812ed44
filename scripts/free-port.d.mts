/** A free port that the system does not give to outgoing connections. */
export function freePort(): Promise<number>
