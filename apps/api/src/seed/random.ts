/** Deterministic randomness: a seeded generator (mulberry32) with the methods a seed needs. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the keys, with the probability of its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      return items[between(0, items.length - 1)] as Item
    },
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
      const entries = Object.entries(weights) as [Key, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]!)[0]
    },
  }
}

/** Start values of these generators, so that the demo stays the same; users and couples share one generator. */
const firstSeeds: Readonly<Record<string, number>> = { users: 1000, couples: 1000, work: 2000 }

/** Generators by name; `number` distinguishes accounts. */
export function namedRandom(number: number): (name: string) => Random {
  const made = new Map<number, Random>()
  return (name) => {
    const first = firstSeeds[name] ?? Buffer.from(name).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7)
    const random = made.get(first) ?? seededRandom(first + number)
    made.set(first, random)
    return random
  }
}

/** A version 4 UUID from this generator. */
export function seededUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = '89ab'[random.between(0, 3)]!
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
