import { expect, it } from 'vitest'
import { promptClick, promptTarget } from './prompt.ts'

it.each([
  ['/leads/7?activeTab=messages', { kind: 'route', path: '/leads/7?activeTab=messages' }],
  ['https://help.example.com/a', { kind: 'new-tab', url: 'https://help.example.com/a' }],
  ['http://help.example.com/a', null],
  ['http://help.example.com/?to=https://help.example.com', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['https://a:b@evil.example', null],
  ['', null],
])('NOTI-10 the link %j leads to %j', (path, target) => {
  expect(promptTarget({ path })).toEqual(target)
})

it('NOTI-05 NOTI-06 an open prompt is completed, a completed one only navigates', () => {
  const linkData = { path: '/leads/7' }
  const target = { kind: 'route', path: '/leads/7' }
  expect(promptClick({ completedAt: null, linkData })).toEqual({ completes: true, target })
  expect(promptClick({ completedAt: '2026-11-20T12:00:00Z', linkData })).toEqual({ completes: false, target })
  expect(promptClick({ completedAt: null, linkData: null })).toEqual({ completes: true, target: null })
})
