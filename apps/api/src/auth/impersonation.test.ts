import { operationAccess } from '@vendor-panel/contract/access'
import { describe, expect, it } from 'vitest'
import { handlers } from '../handlers.ts'
import type { OperationName } from '../platform/contract/operation.ts'
import { isForUserAlone } from '../platform/session/operator-limits.ts'
import { demoPassword } from '../seed/people.ts'
import { anyone, couple, openWorld, type Caller } from '../../test/world.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, clock } = world
const { id: userId, customer_id: customerId } = await db
  .selectFrom('customer_users')
  .select(['id', 'customer_id'])
  .where('username', '=', 'mara')
  .executeTakeFirstOrThrow()
const operator = 'Lena Fischer'

const link = async (customerUserId = userId) =>
  (await ok('createImpersonationLink', { as: couple, body: { customerId, customerUserId, operator } })).data
const keyOf = ({ url }: { url: string }) => url.split('#')[1]!
const open = async (key: string): Promise<Caller> => {
  const { accessToken, consumerKey, switchUser } = await ok('createImpersonation', { body: { key } })
  return { 'x-access-token': accessToken.id, 'x-consumer-key': consumerKey, 'switch-user': switchUser }
}
const invalid = { status: 404, code: 'impersonation_key_invalid' }

describe('a link for an operator', () => {
  it('AMB-60 acts as the user for an hour, once, and its key is behind the hash of the address', async () => {
    const made = await link()
    expect(made.url).toMatch(/^http:\/\/localhost\/auth\/impersonate#ik_[\w-]{32}$/)
    expect(made.expiresAt).toBe(clock.now().add({ minutes: 10 }).toString({ smallestUnit: 'millisecond' }))
    expect(JSON.stringify(await db.selectFrom('impersonation_links').selectAll().execute())).not.toContain(keyOf(made))
    const as = await open(keyOf(made))
    const { data } = await ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })
    expect(data.user).toMatchObject({ id: userId, username: 'mara' })
    expect(data.accessToken.expiresAt).toBe(clock.now().add({ hours: 1 }).toString({ smallestUnit: 'millisecond' }))
    expect(await refusal('createImpersonation', { body: { key: keyOf(made) } })).toMatchObject(invalid)
    clock.advance({ hours: 1 })
    expect(await refusal('listLeads', { as })).toMatchObject({ status: 401 })
  })

  it('becomes invalid after ten minutes, and an unknown key is refused alike', async () => {
    const made = await link()
    clock.advance({ minutes: 10 })
    expect(await refusal('createImpersonation', { body: { key: keyOf(made) } })).toMatchObject(invalid)
    expect(await refusal('createImpersonation', { body: { key: 'ik_unknown' } })).toMatchObject(invalid)
  })

  it('is made with the service key only, for an active user of that customer', async () => {
    const body = { customerId, customerUserId: userId, operator }
    expect(await refusal('createImpersonationLink', { as: anyone, body })).toMatchObject({ status: 401 })
    expect(await refusal('createImpersonationLink', { as: await signIn('mara'), body })).toMatchObject({ status: 401 })
    const other = await db.selectFrom('customer_users').select('id').where('username', '=', 'felix').executeTakeFirstOrThrow()
    expect(await refusal('createImpersonationLink', { as: couple, body: { ...body, customerUserId: other.id } })).toMatchObject({
      status: 404,
    })
  })

  it('changes no known address of the user, and asks for no new password and no second factor', async () => {
    const before = await db.selectFrom('known_addresses').selectAll().where('customer_user_id', '=', userId).execute()
    await db.updateTable('customer_users').set({ password_change_required: true }).where('id', '=', userId).execute()
    const as = await open(keyOf(await link()))
    await ok('listLeads', { as })
    await db.updateTable('customer_users').set({ password_change_required: false }).where('id', '=', userId).execute()
    expect(await db.selectFrom('known_addresses').selectAll().where('customer_user_id', '=', userId).execute()).toEqual(before)
  })
})

describe('an operator who acts as a user', () => {
  it('AMB-60 each write is audited with both, and the account manager reads it', async () => {
    const as = await open(keyOf(await link()))
    const lead = (await ok('listLeads', { as })).data[0]!
    await ok('createLeadNote', { as, path: { leadId: lead.id }, body: { body: 'The garden is held.' } })
    const { data } = await ok('listAuditEntries', { as: await signIn('mara'), query: { limit: 25 } })
    const ofOperator = data.filter((entry) => entry.operator === operator)
    expect(ofOperator.map(({ actor, action, entity }) => ({ actor: actor?.id, action, entity }))).toContainEqual({
      actor: userId,
      action: 'created',
      entity: 'lead_note',
    })
    expect(data[0]).toMatchObject({ action: 'signed_in', operator: null })
    await ok('deleteAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })
  })

  it('AMB-60 changes no password, second factor, contact, card or user, and adds no address that outlasts the visit', async () => {
    const as = await open(keyOf(await link()))
    const forbidden = { status: 403, code: 'operator_forbidden' }
    const path = { customerId, customerUserId: userId }
    const change = { oldPassword: demoPassword, password: 'a quiet garden' }
    expect(await refusal('updateCustomerUser', { as, path, body: change })).toMatchObject(forbidden)
    const contact = { type: 'email', value: 'thief@example.com', oldPassword: demoPassword }
    expect(await refusal('createContact', { as, path: { customerUserId: userId }, body: contact })).toMatchObject(forbidden)
    expect(await refusal('getTwoFactorSecret', { as })).toMatchObject(forbidden)
    expect(await refusal('verifyTwoFactor', { as, body: { code: '123456' } })).toMatchObject(forbidden)
    expect(await refusal('createCalendarFeed', { as, body: { providerIds: [1], kinds: ['wedding'] } })).toMatchObject(forbidden)
    expect(await refusal('renewForwardingAddress', { as })).toMatchObject(forbidden)
    const [session] = (await ok('listDeviceSessions', { as })).data
    expect(await refusal('deleteDeviceSession', { as, path: { deviceSessionId: session!.id } })).toMatchObject(forbidden)
  })

  it('AMB-60 the operations for the user alone', () => {
    const all = (Object.keys(handlers) as OperationName[]).filter((name) => operationAccess[name] === 'accessToken')
    expect(all.filter(isForUserAlone).toSorted()).toMatchInlineSnapshot(`
      [
        "confirmCustomerUser",
        "createAgreementSign",
        "createApiKey",
        "createCalendarFeed",
        "createContact",
        "createContactVerification",
        "createCreditCard",
        "createCustomerAccount",
        "createCustomerAccountDocument",
        "createCustomerUser",
        "createCustomerUserImage",
        "createCustomerUserProvider",
        "createInvitation",
        "createPaymentAction",
        "createPurchase",
        "createPushSubscription",
        "createRecoveryCodes",
        "createSocialConnection",
        "createWebhook",
        "createWebhookReplay",
        "createWebhookTest",
        "deleteApiKey",
        "deleteCalendarFeed",
        "deleteContact",
        "deleteCreditCard",
        "deleteCustomerAccount",
        "deleteCustomerAccountDocument",
        "deleteCustomerUser",
        "deleteCustomerUserImage",
        "deleteCustomerUserProvider",
        "deleteDeviceSession",
        "deletePushSubscription",
        "deleteSocialConnection",
        "deleteTwoFactor",
        "deleteWebhook",
        "getTwoFactorQr",
        "getTwoFactorSecret",
        "renewApiKey",
        "renewForwardingAddress",
        "renewPassword",
        "renewWebhookSecret",
        "replaceContactNotifications",
        "updateContact",
        "updateCreditCard",
        "updateCustomerAccount",
        "updateCustomerUser",
        "updateCustomerUserProvider",
        "updateWebhook",
        "verifyTwoFactor",
      ]
    `)
  })
})
