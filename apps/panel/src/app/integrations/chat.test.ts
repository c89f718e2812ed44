import { examples } from '@vendor-panel/contract/examples'
import { expect, it } from 'vitest'
import { chatIdentity } from './chat.ts'

const { user } = examples.getAccessToken.answer!.data

it('INT-03 INT-13 the chat learns company, e-mail, name and phone, and in its session data the account manager and the user id', () => {
  const manager = { ...user, customer: { ...user.customer, accountManager: { email: 'nora@vendor.example' } } }
  expect(chatIdentity(manager, '+16135550101')).toEqual([
    ['set', 'user:company', [user.customer.name]],
    ['set', 'user:email', [user.email]],
    ['set', 'user:nickname', [user.name]],
    ['set', 'user:phone', ['+16135550101']],
    [
      'set',
      'session:data',
      [
        [
          ['account_manager', 'nora@vendor.example'],
          ['user_id', String(user.id)],
        ],
      ],
    ],
  ])
})

it('INT-03 leaves out what the user does not have', () => {
  const bare = { ...user, email: null, customer: { ...user.customer, accountManager: null } }
  expect(chatIdentity(bare, null)).toEqual([
    ['set', 'user:company', [user.customer.name]],
    ['set', 'user:nickname', [user.name]],
    ['set', 'session:data', [[['user_id', String(user.id)]]]],
  ])
})
