/** A port that nobody listens on and that no outgoing connection is given. */
export function freePort(): Promise<number>
