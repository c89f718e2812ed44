import { createElement, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { storyTexts } from './story-texts.ts'

it('stories are translated in their arguments and in the elements that they write', async () => {
  const { translate } = await storyTexts('ar_AE')
  const action = () => 'Offer made.'
  const ref = { current: null }
  const element = createElement('p', { title: 'Filled', onClick: action }, 'Notes ', createElement('b', { ref }, 'Offer made.'))
  const { props } = translate<ReactElement>(element)
  expect(props).toMatchObject({
    title: 'مُعبّأ',
    onClick: expect.any(Function),
    children: ['الملاحظات ', { props: { ref, children: 'تم تقديم عرض.' } }],
  })
  expect((props as { onClick: typeof action }).onClick()).toBe('تم تقديم عرض.')
  expect(translate('Remove address 2')).toBe('إزالة العنوان 2')
  expect(translate('Move Filled')).toBe('نقل مُعبّأ')
  expect(translate({ label: 'Wrong', code: 'unknown_code', items: ['Read only'] })).toEqual({
    label: 'خطأ',
    code: 'unknown_code',
    items: ['للقراءة فقط'],
  })
  // The story in a decorator: its props are Storybook's context, which refers to itself.
  const context = { moduleExport: {}, title: 'Filled', self: {} }
  context.self = context
  const story = createElement('p', context)
  expect(translate({ children: story }).children).toBe(story)
})
