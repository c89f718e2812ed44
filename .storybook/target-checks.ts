/**
 * At the end of the test of each story, every control is a target of 24 px, and in the other look of 44 px for a finger (WCAG 2.5.8 and
 * 2.5.5). A story that asks for it (`checksInk`) clips no letters. Screens of the panel are checked by `npm run test:full`; `npm test` checks their pages on touch (`e2e/screens.spec.ts`).
 */
import { afterEach, expect, inject, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { findFaults } from '../e2e/screen-faults.ts'
import { smallTargets } from './small-targets.ts'
import type { Look } from './toolbars.ts'

afterEach(async ({ task, ...context }) => {
  const { storyId } = task.meta as { storyId?: string }
  const { theme, direction, locale } = inject('storybook/test-initial-globals' as never) as Partial<Look>
  if (!storyId || task.result?.state === 'fail' || locale) return
  const { story } = context as unknown as { story: { parameters: { checksInk?: boolean } } }
  if (story.parameters.checksInk) checkInk()
  if (!storyId.startsWith('components-') && !inject('isFull' as never)) return
  if (theme === 'light' && direction === 'ltr') checkTargetsOfMouse()
  if (theme === 'dark' && direction === 'rtl') await checkTargetsOfTouch()
})

function checkInk() {
  expect(findFaults(false).filter((fault) => fault.startsWith('ink clipped'))).toEqual([])
}

function checkTargetsOfMouse() {
  expect(smallTargets(24), 'targets for a mouse').toEqual([])
}

async function checkTargetsOfTouch() {
  await commands.setTouch(true)
  try {
    await vi.waitUntil(() => matchMedia('(pointer: coarse)').matches, { interval: 5 })
    expect(smallTargets(44), 'targets for a finger').toEqual([])
  } finally {
    await commands.setTouch(false)
  }
}
