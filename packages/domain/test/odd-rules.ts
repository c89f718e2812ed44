import * as exported from '../src/index.ts'

const asked = new Set<PropertyKey>()

/** Every rule by its name; each one that is used here is called with odd values. */
export const rules = new Proxy(
  { ...exported },
  {
    get: (all, name) => {
      asked.add(name)
      return Reflect.get(all, name)
    },
  },
)

/** The names of the rules that no call has used so far. */
export const uncalledRules = () =>
  Object.entries(exported)
    .filter(([name, value]) => typeof value === 'function' && !asked.has(name))
    .map(([name]) => name)

/** The phone rules are not loaded here, so their results are not checked. */
export const isPhoneValid = () => false

/** A rule with arguments that its types do not allow in TypeScript. */
type Call = (text: string, number: number, now: Temporal.Instant, today: Temporal.PlainDate) => unknown
export type Calls = Record<string, Call>
export const as = (value: unknown) => value as never
