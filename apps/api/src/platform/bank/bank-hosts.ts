import { countryCodes, type CountryCode } from '@vendor-panel/domain'
import { StartProblem } from '../db/start-problem.ts'

/** Hosts of the bank's pages, by the country of the account, instead of those that the settings of the country name. */
export type BankHosts = Partial<Record<CountryCode, readonly string[]>>

const variable = 'PAYMENT_BANK_HOSTS'
const example = `${variable}="CA secure.bank.example, DE 3ds.bank.example acs.bank.example"`
// With a dot: a top-level domain would allow every host in it.
const host = /^[a-z\d-]+(\.[a-z\d-]+)+$/i

/** Reads the variable: countries with commas between them, each with its hosts. Throws `StartProblem`. */
export function bankHostsFrom(text = ''): BankHosts {
  const found: BankHosts = {}
  for (const [asked = '', ...hosts] of text.split(',').map((part) => part.trim().split(/\s+/))) {
    if (asked === '' && hosts.length === 0) continue
    const country = countryCodes.find((code) => code === asked && !found[code])
    if (!country) throw new StartProblem(`${variable} has the country "${asked}". Write ${example}.`)
    if (hosts.length === 0) throw new StartProblem(`${variable} has no host for ${country}. Write ${example}.`)
    const wrong = hosts.find((one) => !host.test(one))
    if (wrong !== undefined) throw new StartProblem(`${variable} has "${wrong}", which is no host. Write ${example}.`)
    found[country] = hosts
  }
  return found
}
