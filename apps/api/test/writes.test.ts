/** What holds for every write that is built: sent twice at once it makes no error of ours, and it is in the audit log without the words of people. */
import { examples } from '@vendor-panel/contract/examples'
import { operationAccess } from '@vendor-panel/contract/access'
import { describe, expect, it } from 'vitest'
import { readContract, type ContractOperation } from '../src/platform/contract/document.ts'
import { handlers } from '../src/handlers.ts'
import { idsOf, send } from './hostile-ids.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const { db, signIn } = world
const mara = await signIn('mara')
const { ids: own } = await idsOf(world, mara)
// What ends a session ends another one than that of this test.
await signIn('mara')
const sessions = (await world.ok('listDeviceSessions', { as: mara })).data
own['deviceSessionId'] = sessions.find(({ isCurrent }) => !isCurrent)!.id
// She writes about herself, so that she may.
own['customerUserId'] = (await world.ok('getAccessToken', { path: { accessTokenId: mara['x-access-token']! }, as: mara })).data.user.id

const isWrite = ({ name, method }: ContractOperation) => method !== 'GET' && name in handlers && operationAccess[name] === 'accessToken'
// What is deleted is there for the writes before.
const writes = readContract()
  .operations.filter(isWrite)
  .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

/** A couple that is looked at and a to-do that is done are no matter of the account, and there is no image to take down. */
const quiet = ['createPromptAction', 'deleteCustomerUserImage', 'viewLead']

const entries = () => db.selectFrom('audit_entries').selectAll().orderBy('id').execute()

describe('every write', () => {
  const unaudited: string[] = []
  const succeeded: string[] = []

  it.each(writes)('$name sent twice at once makes no error of ours', async (operation) => {
    const before = (await entries()).length
    const answers = await Promise.all([1, 2].map(() => send(world, operation, own, mara)))
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
    if (answers.every(({ statusCode }) => statusCode >= 300)) return
    succeeded.push(operation.name)
    if ((await entries()).length === before) unaudited.push(operation.name)
  })

  it('WORK-01 is in the audit log', () => {
    expect(unaudited.toSorted()).toEqual(quiet)
    expect(succeeded.length).toBeGreaterThan(45)
  })

  it('WORK-01 leaves no words, secrets and numbers of people there', async () => {
    const secret = /password|note|body|message|token|hash|iban|accountNumber|holder|phone|email|value|intro|needs/i
    const words = new Set<string>()
    for (const { name } of writes)
      JSON.stringify(examples[name].body ?? null, (field, value: unknown) => {
        if (typeof value === 'string' && value.length > 3 && secret.test(field)) words.add(value)
        return value
      })
    const details = (await entries()).map(({ detail }) => detail ?? '')
    expect(words.size).toBeGreaterThan(10)
    expect(details.filter((detail) => [...words].some((word) => detail.includes(word)))).toEqual([])
  })
})
